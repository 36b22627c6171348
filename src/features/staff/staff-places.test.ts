import { expect, test } from 'vitest';
import { isStaffPath, type RouteName } from '../../routes.ts';
import { findStaffPlace, findStaffStart, listStaffPlaces } from './staff-places.ts';

test.each([
  [
    'service',
    '/_office/start',
    ['start', 'bookings', 'notices', 'cases', 'vouchers', 'reviews', 'supply', 'account'],
  ],
  ['editor', '/_editor', ['start', 'editor', 'account']],
  ['publisher', '/_editor', ['start', 'editor', 'account']],
  [
    'admin',
    '/_office/start',
    [
      'start',
      'bookings',
      'notices',
      'cases',
      'vouchers',
      'reviews',
      'supply',
      'editor',
      'accounts',
      'audit',
      'account',
    ],
  ],
] as const)('the start page of %s is %s', (role, start, places) => {
  expect(findStaffStart(role)).toBe(start);
  expect(listStaffPlaces(role, { hasCases: true }).map(({ name }) => name)).toEqual(places);
  expect(listStaffPlaces(role, { hasCases: false }).map(({ name }) => name)).toEqual(
    places.filter((name) => name !== 'cases'),
  );
});

test.each<[RouteName, string | null]>([
  ['back_office_start', 'start'],
  ['back_office', 'bookings'],
  ['back_office_booking', 'bookings'],
  ['back_office_cancellation', 'bookings'],
  ['back_office_decision', 'bookings'],
  ['back_office_notices', 'notices'],
  ['back_office_notice', 'notices'],
  ['back_office_incident', 'notices'],
  ['back_office_incident_open', 'notices'],
  ['back_office_price_raise', 'bookings'],
  ['back_office_cases', 'cases'],
  ['back_office_vouchers', 'vouchers'],
  ['back_office_voucher_change', 'vouchers'],
  ['back_office_promotions', 'vouchers'],
  ['back_office_sale_check', 'supply'],
  ['back_office_prices', 'supply'],
  ['back_office_delivery', 'supply'],
  ['back_office_accounts', 'accounts'],
  ['back_office_new_account', 'accounts'],
  ['back_office_account_change', 'accounts'],
  ['back_office_audit', 'audit'],
  ['back_office_account', 'account'],
  ['back_office_passkey', 'account'],
  ['back_office_sign_in', null],
  ['back_office_set_up', null],
])('the page %s belongs to %s', (route, place) => {
  expect(findStaffPlace(route)).toBe(place);
});

test.each([
  ['/_office', true],
  ['/_editor/edit-1?x=2', true],
  ['/_editorial', false],
  ['/de-de', false],
])('signing in may redirect back to %s: %s', (path, isLed) => {
  expect(isStaffPath(path)).toBe(isLed);
});
