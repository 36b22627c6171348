import { expect, test } from 'vitest';
import { parseSource } from '../parse-source.ts';
import { findFileNameFaults } from './find-file-name-faults.ts';

const find = (path: string, text: string) => findFileNameFaults([parseSource(path, text)]);
const place = 'export function placeOrder() {}';

test.each([
  ['src/features/a/place-order.server.ts', place],
  ['src/features/a/orders.server.ts', 'export const createOrders = 0;'],
  ['src/features/a/load-order-page.server.ts', 'export const createOrderPageLoader = 0;'],
  ['src/domain/a/order-text.ts', 'export const orderTextOf = 0;'],
  ['src/ports/a/key-lifetime.ts', 'export const keyLifetimeMs = 0;'],
  ['src/domain/a/order.ts', 'export interface Order {}\nexport const isOrder = 0;'],
  ['src/domain/a/order-states.ts', 'export type OrderState = 0;\nexport const listOrderStates = 0;'],
  ['src/domain/a/format-person.ts', 'export const formatName = 0;\nexport const formatAddress = 0;'],
  ['src/domain/a/calendar.ts', 'export const a = 0;\nexport const b = 0;\nexport const c = 0;'],
  ['src/features/a/order-page.tsx', 'export default function OrderPage() {}'],
])('a file is named after what it exports: %s', (path, text) => {
  expect(find(path, text)).toEqual([]);
});

test.each([
  ['src/features/a/submit-order.server.ts', place],
  ['src/features/a/order.server.ts', place],
  ['src/domain/a/fee.ts', 'export const findFee = 0;'],
  ['src/domain/a/person.ts', 'export const formatName = 0;\nexport const tidyName = 0;'],
  ['src/ports/a/rules.ts', 'export interface Fee {}'],
  ['src/api/a/orders.server.ts', place],
  ['src/site/orders.ts', place],
])('a file that is named after something else is a fault: %s', (path, text) => {
  expect(find(path, text)).toHaveLength(1);
});

test('the fault says what the file exports', () => {
  expect(find('src/jobs/submit.ts', `${place}\nexport type Order = 0;`)).toEqual([
    'src/jobs/submit.ts: is not named after placeOrder, Order',
  ]);
});

test.each([
  'src/features/a/order.test.ts',
  'src/ports/a/conformance-money.ts',
  'src/ports/a/b/double/calls.ts',
  'src/ports/a/a-port.ts',
  'src/features/a/fee-schema.ts',
  'src/demo/painter/order.ts',
  'src/main/main.server.ts',
])('files whose names follow another rule are none: %s', (path) => {
  expect(find(path, place)).toEqual([]);
});

test('a known name is accepted, and leaves the list with its file', () => {
  const known = new Set(['src/demo/world/order.ts']);
  expect(findFileNameFaults([parseSource('src/demo/world/order.ts', place)], known)).toEqual([]);
  expect(findFileNameFaults([], known)).toEqual([
    'src/demo/world/order.ts: take it off the list of known names',
  ]);
});
