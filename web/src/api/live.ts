/** The live channel of a table: says hello, hands on updates, and comes back by itself when the line breaks. */
import type { Update } from './client';

export type Line = 'connecting' | 'live' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
/** Close codes after which coming back is pointless: malformed, unknown key, closed to spectators, unknown table. */
const FINAL = [4400, 4401, 4403, 4404];

export interface Listener {
  number(): number;
  update(update: Update): void;
  line(line: Line): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private ping = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Ask for everything since the last change this page knows. */
  catchUp(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ since: this.listener.number() }));
    }
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.hangUp();
    this.listener.line('closed');
  }

  /** A line that is only being opened is closed once it is open: browsers complain of one that is given up. */
  private hangUp(): void {
    const { socket } = this;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private open(): void {
    this.listener.line('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ key: this.key, since: this.listener.number() }));
      clearInterval(this.ping);
      this.ping = window.setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"ping":1}'), PING_EVERY);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      const data = JSON.parse(message.data) as Update | { pong: number };
      this.wait = FIRST_WAIT;
      this.listener.line('live');
      if ('number' in data) this.listener.update(data);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    clearInterval(this.ping);
    if (this.ended) return;
    if (FINAL.includes(code)) return this.close();
    this.listener.line('lost');
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** The line may be back: do not wait out the pause. */
  private hurry = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
