import { expect, test } from 'vitest';
import { Clicks } from './clicks';

/** A game of so many entries; each choice is one more. */
function game() {
  const clicks = new Clicks();
  const state = { entry: 5 };
  const choose = () => { clicks.add(state.entry); state.entry += 1; };
  const back = () => clicks.back(() => state.entry, () => { state.entry -= 1; return Promise.resolve(); });
  return { clicks, state, choose, back };
}

test('one click takes back what one click did, and the one before it what that did', async () => {
  const { clicks, state, choose, back } = game();
  choose();
  await clicks.asOne(async () => { choose(); choose(); choose(); });
  await back();
  expect(state.entry).toBe(6);
  await back();
  expect(state.entry).toBe(5);
});

test('a click that breaks off is at an end: later choices are not its own', async () => {
  const { clicks, state, choose, back } = game();
  await expect(clicks.asOne(async () => { choose(); choose(); throw new Error('lost'); })).rejects.toThrow('lost');
  choose();
  await back();
  expect(state.entry).toBe(7);
  await back();
  expect(state.entry).toBe(5);
});
