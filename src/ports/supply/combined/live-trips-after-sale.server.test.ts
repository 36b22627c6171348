import { beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  book,
  clock,
  combinedDb,
  hold,
  monday,
  type OpenShop,
  openShop,
  prepareCombinedDatabase,
  travellers,
  unknown,
} from '../../../../tests/factories/selling/combined-shop.ts';
import { liveSupplyPolicy } from '../../../defaults.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import { combineLive } from './combine-live.server.ts';
import { openCombinedDb, readTrip } from './combined-rows.server.ts';
import { findSecondRooms } from './find-second-rooms.server.ts';
import { settleStaffTrips } from './settle-staff-trips.server.ts';
import { undoLeftTrips } from './undo-left-trips.server.ts';
import { watchFlights } from './watch-flights.server.ts';

prepareCombinedDatabase();

describe('a trip that waits for staff', () => {
  /** The upkeep of half an hour later. */
  async function settle(shop: OpenShop) {
    clock.advance(liveSupplyPolicy.watchIntervalMs);
    await settleStaffTrips(shop.deps);
  }
  const stateOf = async (id: string) => (await readTrip(openCombinedDb(combinedDb()), 'id', id))?.state;

  async function leavePaymentOpen(shop: OpenShop): Promise<string> {
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    clock.advance(liveSupplyPolicy.settleMs);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await stateOf(holdId)).toBe('payment-open');
    return holdId;
  }

  test('because of an open payment is booked once the airline has the money, which is sent once', async () => {
    const shop = openShop();
    const holdId = await leavePaymentOpen(shop);
    await settle(shop);
    expect(await stateOf(holdId)).toBe('payment-open');
    shop.flights.change('ord_1', { state: 'paid' });
    await settle(shop);
    expect(await stateOf(holdId)).toBe('booked');
    const confirmed = await shop.live.confirm({ holdId, travellers }, ask());
    expect(confirmed).toMatchObject({ outcome: 'confirmed', bookingNumber: expect.stringMatching(/^L/) });
    expect(shop.flights.calls.filter((call) => call === 'pay')).toHaveLength(1);
    expect(shop.reports.filter((each) => each.includes('whether flights are paid'))).toHaveLength(1);
  });

  test('because of an open payment is given back once the airline lets it lapse', async () => {
    const shop = openShop();
    const holdId = await leavePaymentOpen(shop);
    shop.flights.change('ord_1', { state: 'cancelled' });
    await settle(shop);
    expect(await stateOf(holdId)).toBe('refused');
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
  });

  test('because a part would cost something is over once somebody has cancelled it, and nothing is cancelled by itself', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    shop.rooms.terms.fee = 600_00;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    await settle(shop);
    expect(await stateOf(holdId)).toBe('staff');
    shop.rooms.change('1-1', { state: 'cancelled' });
    await settle(shop);
    expect(await stateOf(holdId)).toBe('refused');
    expect(shop.rooms.calls).not.toContain('cancel');
    expect(shop.reports.filter((each) => each.includes('cannot be given back'))).toHaveLength(1);
  });

  test('is looked at once an interval, whatever number of processes look', async () => {
    const shop = openShop();
    await leavePaymentOpen(shop);
    clock.advance(liveSupplyPolicy.watchIntervalMs);
    const before = shop.flights.calls.length;
    for (const _ of [1, 2, 3]) await settleStaffTrips(shop.deps);
    expect(shop.flights.calls.slice(before)).toEqual(['read']);
  });
});

describe('a cancellation', () => {
  test('costs what neither supplier returns, the same each time', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.rooms.terms.fee = 50_00;
    const cancelled = { outcome: 'confirmed', fee: 50_00 + 300_00 };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    shop.rooms.terms.fee = 70_00;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('cancels nothing while a supplier does not say what it costs', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.flights.terms.refund = null;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
  });

  test.each(['lost', 'lost-answer'] as const)('goes on where it broke off (%s)', async (kind) => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    for (const part of [shop.rooms, shop.flights]) {
      part.faults.cancel = { kind };
      expect(await combineLive(shop.deps).cancel({ bookingNumber }, ask())).toEqual(unknown);
      delete part.faults.cancel;
    }
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 300_00 });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('costs what the order has cost, which may be less than its quote', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.flights.change('ord_1', { total: 390_00 });
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 290_00 });
  });

  test('asks for the room’s fee again before it repeats, and leaves a higher one to staff', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.rooms.faults.cancel = { kind: 'lost' };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    delete shop.rooms.faults.cancel;
    shop.rooms.terms.fee = 50_00;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.reports.join()).toContain('cannot be cancelled at a known fee');
    shop.rooms.terms.fee = 0;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 300_00 });
  });

  test.each(['room', 'flights'] as const)(
    'is left to staff at once where the %s are cancelled already',
    async (part) => {
      const shop = openShop();
      const bookingNumber = await book(shop);
      if (part === 'flights') shop.flights.change('ord_1', { state: 'cancelled' });
      else shop.rooms.change('1-1', { state: 'cancelled' });
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      expect(shop.reports.join()).toContain('cannot be cancelled at a known fee');
      expect([...shop.flights.calls, ...shop.rooms.calls]).not.toContain('cancel');
    },
  );

  test.each(['EUR', 'GBP'] as const)(
    'ends at what an order has returned that staff have cancelled meanwhile (%s)',
    async (currency) => {
      const shop = openShop({ currency });
      const bookingNumber = await book(shop);
      shop.flights.faults.cancel = { kind: 'lost' };
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      delete shop.flights.faults.cancel;
      const refund = { amount: 60_00, currency };
      shop.flights.change('ord_1', { state: 'cancelled', refund });
      const cancelled = { outcome: 'confirmed', fee: 340_00 };
      for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    },
  );

  test('ends at the refund that was noted where the supplier does not say what it has returned', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.flights.faults.cancel = { kind: 'lost' };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    shop.flights.change('ord_1', { state: 'cancelled' });
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 300_00 });
  });

  test.each([
    ['another currency', { amount: 60_00, currency: 'CHF' }],
    ['more than the order has cost', { amount: 400_01, currency: 'EUR' }],
  ] as const)(
    'is left to staff where an order has returned %s, before and after a fee was noted',
    async (_, refund) => {
      for (const isNoted of [false, true]) {
        const shop = openShop();
        const bookingNumber = await book(shop);
        shop.flights.faults.cancel = { kind: 'lost' };
        if (isNoted) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
        delete shop.flights.faults.cancel;
        shop.flights.change('ord_1', { state: 'cancelled', refund });
        expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
        expect(shop.reports.join()).toContain('cannot be cancelled at a known fee');
      }
    },
  );

  test.each([0, 400_00])(
    'costs what an order has not returned that was cancelled before (%i)',
    async (amount) => {
      const shop = openShop();
      const bookingNumber = await book(shop);
      shop.flights.change('ord_1', { state: 'cancelled', refund: { amount, currency: 'EUR' } });
      const fee = 400_00 - amount;
      expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toMatchObject({ fee });
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee });
      expect(shop.flights.calls).not.toContain('cancel');
    },
  );

  test.each(['order', 'refund', 'fee'] as const)('adds no amounts of two currencies (%s)', async (amount) => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    if (amount === 'order') shop.flights.change('ord_1', { currency: 'CHF' });
    else if (amount === 'refund') shop.flights.terms.refundIn = 'CHF';
    else shop.rooms.terms.feeIn = 'CHF';
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect([...shop.flights.calls, ...shop.rooms.calls]).not.toContain('cancel');
  });

  test('is refused from the day of departure on', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    clock.set(new Date(monday * 86_400_000 + 36_000_000));
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({
      outcome: 'refused',
      reason: 'departed',
    });
  });

  test('knows no booking that does not exist', async () => {
    const { live } = openShop();
    expect(await live.cancel({ bookingNumber: 'LNOTHING234' }, ask())).toEqual({
      outcome: 'refused',
      reason: 'no-such-booking',
    });
    expect(await live.confirm({ holdId: 'live.nothing', travellers }, ask())).toEqual({
      outcome: 'refused',
      reason: 'no-such-hold',
    });
  });
});

test('what the airline changes in a booked order is announced', async () => {
  const shop = openShop();
  const bookingNumber = await book(shop);
  const change: AnnouncedChange = { kind: 'flight-cancelled', leg: 'outbound' };
  shop.flights.change('ord_1', { changes: [{ id: 'aic_1-outbound', at: 1, change }] });
  const announced: unknown[] = [];
  await watchFlights({ ...shop.deps, flights: shop.deps.flights }, async (number, { id }) => {
    if (number === bookingNumber) announced.push(id);
  });
  expect(announced).toEqual(['aic_1-outbound']);
});

describe('a room whose booking was repeated', () => {
  // Those of other tests are counted, too.
  beforeEach(async () => {
    await combinedDb().deleteFrom('combined_trip').execute();
  });

  /** A trip whose room was booked again once the first request was taken for lost. */
  async function bookAgain(shop: OpenShop): Promise<string> {
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    delete shop.rooms.faults.book;
    clock.advance(liveSupplyPolicy.settleMs);
    const booked = await shop.live.confirm({ holdId, travellers }, ask());
    if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
    return booked.bookingNumber;
  }
  /** The first request arrives at last. */
  const arriveLate = ({ rooms }: OpenShop) => {
    const [booked] = rooms.bookings;
    if (booked !== undefined) rooms.bookings.push({ ...booked, bookingReference: '1-late', state: 'booked' });
  };
  const countCalls = ({ rooms }: OpenShop) => rooms.calls.filter((call) => call === 'count').length;
  const hasSecondRoom = async (bookingNumber: string) =>
    (
      await combinedDb()
        .selectFrom('combined_trip')
        .select('has_second_room')
        .where('booking_number', '=', bookingNumber)
        .executeTakeFirstOrThrow()
    ).has_second_room;

  test('is counted once more, and no other room is', async () => {
    const shop = openShop();
    await book(shop);
    const repeated = await bookAgain(shop);
    await findSecondRooms(shop.deps);
    expect(countCalls(shop)).toBe(0);
    for (const _ of [1, 2, 3]) {
      clock.advance(liveSupplyPolicy.countRoomsAfterMs);
      await findSecondRooms(shop.deps);
    }
    expect(countCalls(shop)).toBe(1);
    expect(await hasSecondRoom(repeated)).toBe(false);
    expect(shop.reports).toEqual([]);
  });

  test.each(['booked', 'cancelled'] as const)(
    'is reported where a second one has come to a %s trip, until that is gone',
    async (state) => {
      const shop = openShop();
      const bookingNumber = await bookAgain(shop);
      if (state === 'cancelled') await shop.live.cancel({ bookingNumber }, ask());
      arriveLate(shop);
      clock.advance(liveSupplyPolicy.countRoomsAfterMs);
      await findSecondRooms(shop.deps);
      expect(shop.reports.join()).toContain('one too many');
      expect(await hasSecondRoom(bookingNumber)).toBe(true);
      shop.rooms.change('1-late', { state: 'cancelled' });
      clock.advance(liveSupplyPolicy.countRoomsIntervalMs);
      await findSecondRooms(shop.deps);
      expect(await hasSecondRoom(bookingNumber)).toBe(false);
    },
  );

  test('is counted again where nobody answered', async () => {
    const shop = openShop();
    const bookingNumber = await bookAgain(shop);
    shop.rooms.faults.count = { kind: 'lost' };
    clock.advance(liveSupplyPolicy.countRoomsAfterMs);
    await findSecondRooms(shop.deps);
    expect(await hasSecondRoom(bookingNumber)).toBeNull();
    delete shop.rooms.faults.count;
    clock.advance(liveSupplyPolicy.countRoomsIntervalMs);
    await findSecondRooms(shop.deps);
    expect(await hasSecondRoom(bookingNumber)).toBe(false);
  });
});

describe('a trip that its booking has given up', () => {
  // Those of other tests are looked at, too.
  beforeEach(async () => {
    await combinedDb().deleteFrom('combined_trip').execute();
  });

  /** Seats that are paid at once, whose order nobody has answered. */
  async function giveUp(shop: OpenShop, kind: 'lost' | 'lost-answer'): Promise<string> {
    shop.flights.terms.canHold = false;
    const holdId = await hold(shop);
    shop.flights.faults.order = { kind };
    shop.flights.faults.find = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    delete shop.flights.faults.find;
    return holdId;
  }

  test('is looked at until its seats are found, which are staff’s then', async () => {
    const shop = openShop();
    const holdId = await giveUp(shop, 'lost-answer');
    await undoLeftTrips(shop.deps);
    expect(shop.reports.join()).toContain(`cannot be given back free of charge: ${holdId}`);
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'staff' });
  });

  test('goes to staff once a room is no longer free to cancel', async () => {
    const shop = openShop();
    const holdId = await giveUp(shop, 'lost');
    await undoLeftTrips(shop.deps);
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'undoing' });
    clock.advance(liveSupplyPolicy.undoMs);
    await undoLeftTrips(shop.deps);
    expect(shop.reports.join()).toContain(
      `Nobody knows what a supplier has of a trip that is given back: ${holdId}`,
    );
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'staff' });
  });
});
