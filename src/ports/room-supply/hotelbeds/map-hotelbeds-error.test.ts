import { expect, test } from 'vitest';
import { NotDoneError } from '../../supply/vendor/not-done-error.ts';
import { UncertainSupplyError } from '../../supply/vendor/uncertain-supply-error.ts';
import { mapHotelbedsError } from './map-hotelbeds-error.ts';

const map = (status: number, error: unknown, header: Record<string, string> = {}) =>
  mapHotelbedsError({ status, headers: new Headers(header), json: error === null ? null : { error } });

test.each([
  [400, { code: 'INVALID_REQUEST' }, 'rejected'],
  [400, { code: 'INVALID_DATA' }, 'rejected'],
  [400, { code: 'INSUFFICIENT_ALLOTMENT' }, 'gone'],
  [400, { code: 'RATE_NOT_FOUND' }, 'gone'],
  [400, { code: 'PRICE_INCREASED' }, 'price-changed'],
  [404, 'Not found', 'gone'],
])('%i with %j means %s', (status, error, refusal) => {
  expect(map(status, error)).toBe(refusal);
});

test.each([
  [404, null],
  [400, { code: 'SOMETHING_NEW' }],
  [400, { code: 'toString' }],
  [302, null],
])('%i with %j has no certain meaning', (status, error) => {
  expect(() => map(status, error)).toThrow(UncertainSupplyError);
});

test('a refused access was certainly not done, and says whether the quota or the signature is the reason', () => {
  expect(() => map(401, 'Signature verification failed')).toThrow(NotDoneError);
  expect(() => map(401, 'Signature verification failed')).toThrow('clock of this machine');
  const overQuota = { 'x-mashery-error-code': 'ERR_403_DEVELOPER_OVER_QPS' };
  expect(() => map(403, null, overQuota)).toThrow('the quota of calls is used up');
});
