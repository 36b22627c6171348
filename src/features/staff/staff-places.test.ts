import { expect, test } from 'vitest';
import { isStaffPath } from '../../routes.ts';
import { findStaffStart, listStaffPlaces } from './staff-places.ts';

test.each([
  ['service', '/_office', ['bookings', 'account']],
  ['editor', '/_editor', ['editor', 'account']],
  ['publisher', '/_editor', ['editor', 'account']],
  ['admin', '/_office/start', ['bookings', 'editor', 'accounts', 'audit', 'account']],
] as const)('the start page of %s is %s', (role, start, places) => {
  expect(findStaffStart(role)).toBe(start);
  expect(listStaffPlaces(role).map(({ name }) => name)).toEqual(places);
});

test.each([
  ['/_office', true],
  ['/_editor/edit-1?x=2', true],
  ['/_editorial', false],
  ['/de-de', false],
])('signing in may redirect back to %s: %s', (path, isLed) => {
  expect(isStaffPath(path)).toBe(isLed);
});
