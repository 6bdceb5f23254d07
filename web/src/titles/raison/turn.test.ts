import { expect, test } from 'vitest';
import type { RaisonView } from './picture';
import { acting } from './turn';

const view = (name: string, about: Record<string, string> = {}, actions = ['subsidies', 'leadership', 'mobilisation']) =>
  ({ decision: { name, about }, wheel: actions.map((action) => ({ action, power: 'austria' })) }) as unknown as RaisonView;

test('the question tells which action is being performed', () => {
  expect(acting(view('Mobilise'))).toBe('mobilisation');
  expect(acting(view('Perform', { power: 'austria', action: 'mobilisation' }))).toBe('mobilisation');
  expect(acting(view('AcceptGift'))).toBe('subsidies');
  expect(acting(view('Gift', {}, ['leadership']))).toBe('leadership');
});

test('while all act at once, none is singled out', () => {
  expect(acting(view('AtOnce'))).toBeNull();
  expect(acting({ decision: null, wheel: [] } as unknown as RaisonView)).toBeNull();
});
