import { expect, it } from 'vitest';
import type { Alert } from '../../api/client';
import { apart, ownFirst } from './alerts';

const alert = (target: string) => ({ key: 'near', about: { target } }) as unknown as Alert;
const called = ({ about }: Alert) => [String((about as Record<string, unknown>)['target'])];

it('calls out first what concerns the reader, each in its order', () => {
  const all = ['power:sweden', 'territory:paris', 'power:austria', 'power:france'].map(alert);
  const order = ownFirst(all, called, () => ['power:france', 'territory:paris']).flatMap(called);
  expect(order).toEqual(['territory:paris', 'power:france', 'power:sweden', 'power:austria']);
  expect(ownFirst([alert('power:sweden')], called, () => { throw new Error('nobody asks'); })).toHaveLength(1);
});

it('what is in force stands apart from the warnings', () => {
  const [fog, attack] = [{ name: 'force-fog', about: {} }, { name: 'attacked', about: {} }];
  const inForce = ({ name }: { name: string }) => (name === 'force-fog' ? { target: 'information:fog', text: 'Fog' } : null);
  const told = apart([fog, attack], () => [], () => [], inForce);
  expect(told).toEqual({ warnings: [attack], lasting: [{ target: 'information:fog', text: 'Fog' }] });
});
