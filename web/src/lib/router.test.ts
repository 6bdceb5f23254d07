import './fakes';
import { expect, test } from 'vitest';
import { parse, type Route } from './router.svelte';

const ADDRESSES: [path: string, query: string, route: Route][] = [
  ['/', '', { page: 'home' }],
  ['/new/raison', '', { page: 'new', title: 'raison' }],
  ['/t/abc', '', { page: 'table', id: 'abc', at: null }],
  ['/t/abc/', '?at=17', { page: 'table', id: 'abc', at: 17 }],
  ['/t/abc', '?at=-1', { page: 'table', id: 'abc', at: null }],
  ['/t/abc', '?at=', { page: 'table', id: 'abc', at: null }],
  ['/rules/raison', '', { page: 'rules', title: 'raison', rule: null }],
  ['/rules/raison/10.4.2', '', { page: 'rules', title: 'raison', rule: '10.4.2' }],
  ['/about/raison', '', { page: 'about', title: 'raison' }],
  ['/verify', '', { page: 'verify' }],
  ['/new', '', { page: 'lost' }],
  ['/t', '', { page: 'lost' }],
  ['/no/such/page', '', { page: 'lost' }],
  ['/rules/%', '', { page: 'lost' }],
];

test.each(ADDRESSES)('%s%s', (path, query, route) => {
  expect(parse(path, query)).toEqual(route);
});
