import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Live } from './live';

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Socket.CONNECTING;
  onopen: (() => void) | null = null;
  readonly sent: string[] = [];

  constructor() {
    lines.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.readyState = Socket.CLOSED;
  }

  opens() {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
}

const lines: Socket[] = [];
const listener = { number: () => 0, update: () => undefined, line: () => undefined };

beforeEach(() => {
  lines.length = 0;
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', events);
  vi.stubGlobal('window', { setInterval: () => 0 });
  for (const [name, call] of Object.entries(events)) vi.stubGlobal(name, call);
});
afterEach(() => vi.unstubAllGlobals());

it('a line that is open is closed at once', () => {
  const live = new Live('t', 'key', listener);
  lines[0]!.opens();
  expect(lines[0]!.sent).toEqual(['{"key":"key","since":0}']);
  live.close();
  expect(lines[0]!.readyState).toBe(Socket.CLOSED);
});

it('a line that is being opened is not given up, but closed when it is open, and nothing is said on it', () => {
  const live = new Live('t', 'key', listener);
  live.close();
  expect(lines[0]!.readyState).toBe(Socket.CONNECTING);
  lines[0]!.opens();
  expect(lines[0]!.readyState).toBe(Socket.CLOSED);
  expect(lines[0]!.sent).toEqual([]);
});
