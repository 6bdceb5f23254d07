import { describe, expect, it } from 'vitest';
import { forced } from './forced';

const only = (verb: string) => [{ id: verb, verb, about: {} }];
const asked = (choices: object[], more: object = {}, live: object = {}) =>
  forced({
    mine: true, table: { lesson: null }, title: { ends: new Set(['done']) }, live: { choices, can_undo: false, ...live }, ...more,
  } as unknown as Parameters<typeof forced>[0])?.verb;

describe('a question with one answer', () => {
  it('is answered by itself', () => {
    expect(asked(only('vote'))).toBe('vote');
    expect(asked(only('done'))).toBe('done');
    expect(asked(only('vote'), {}, { can_undo: true })).toBe('vote');
  });

  it('waits where it would end what can still be taken back, in lessons, and in pauses for talk', () => {
    expect(asked(only('done'), {}, { can_undo: true })).toBeUndefined();
    expect(asked(only('vote'), { table: { lesson: {} } })).toBeUndefined();
    expect(asked(only('ready'))).toBeUndefined();
  });

  it('is none where there are two, or somebody else is asked', () => {
    expect(asked([...only('vote'), ...only('done')])).toBeUndefined();
    expect(asked(only('vote'), { mine: false })).toBeUndefined();
  });
});
