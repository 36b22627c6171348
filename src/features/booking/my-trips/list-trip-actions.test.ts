import { expect, test } from 'vitest';
import { matchPath } from '../../../url.ts';
import { listTripActions } from './list-trip-actions.ts';

const trip = {
  locale: 'de-de',
  checkoutId: 'checkout-of-a-test-123',
  linkKey: null,
  phase: { kind: 'before', days: 3 },
  isCancelled: false,
  isChangeable: false,
  isReviewable: false,
  hotelPath: '/de-de/hotel/a/b-7',
  hasCalendar: true,
  hasWalletPass: false,
} as const;
const idsOf = (actions: ReturnType<typeof listTripActions>) => actions.map(({ id }) => id);

test('a trip ahead can be cancelled, changed where its tariff allows, and saved once its calendar file is there', () => {
  expect(idsOf(listTripActions(trip))).toEqual(['calendar', 'cancel', 'hotel']);
  expect(idsOf(listTripActions({ ...trip, hasCalendar: false }))).toEqual(['cancel', 'hotel']);
  expect(idsOf(listTripActions({ ...trip, isChangeable: true }))).toEqual([
    'calendar',
    'change',
    'cancel',
    'hotel',
  ]);
});

test('a trip that a wallet can have leads to its pass next to the calendar', () => {
  const [calendar, wallet] = listTripActions({ ...trip, hasWalletPass: true, linkKey: '2027-05-08.abc' });
  expect(calendar?.id).toBe('calendar');
  expect(wallet).toEqual({
    id: 'wallet',
    path: '/de-de/my-trips/checkout-of-a-test-123/wallet?key=2027-05-08.abc',
  });
});

test.each([
  ['that is over', { ...trip, hasWalletPass: true, phase: { kind: 'over' } } as const],
  ['that is cancelled', { ...trip, hasWalletPass: true, isCancelled: true }],
])('a trip %s can be made again', (_what, past) => {
  expect(idsOf(listTripActions(past))).toEqual(['again']);
});

test('a stay that can be reviewed leads to its review first', () => {
  const over = { ...trip, phase: { kind: 'over' }, isReviewable: true } as const;
  expect(idsOf(listTripActions(over))).toEqual(['review', 'again']);
});

test('[checkout X-092] links keep the key of the mail, and lead to pages that exist', () => {
  const [calendar] = listTripActions({ ...trip, linkKey: '2027-05-08.abc' });
  expect(calendar?.path).toContain('?key=2027-05-08.abc');
  expect(matchPath(calendar?.path.split('?')[0] ?? '', ['de-de'])?.name).toBe('trip_document');
});
