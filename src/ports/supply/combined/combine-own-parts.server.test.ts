import { describe, expect, test } from 'vitest';
import {
  ask,
  book,
  clock,
  hold,
  holdOwn,
  inbound,
  known,
  liveTotal,
  monday,
  openOwnShop,
  openShop,
  outbound,
  ownWanted,
  prepareCombinedDatabase,
  request,
  start,
  statesOf,
  stay,
  travellers,
  unknown,
} from '../../../../tests/factories/selling/combined-shop.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import type { LiveSupply } from '../supply-port.ts';
import { combineLive } from './combine-live.server.ts';
import { combineNotices } from './combine-notices.server.ts';
import { createFakeOwn } from './fake-own.ts';

prepareCombinedDatabase();

describe('a room of the operator’s own with live flights', () => {
  test('costs what the operator asks for the stay, and the airline for the seats', async () => {
    const verified = await openOwnShop().live.verify(request, ask());
    expect(verified).toMatchObject({ offer: { stay, total: ownWanted.expectedTotal } });
  });

  test('is booked with the seats, and cancelled with them at both fees', async () => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    expect(statesOf(shop)).toEqual([]);
    const booked = await shop.live.confirm({ holdId, travellers }, ask());
    if (booked.outcome !== 'confirmed') throw new Error('Not booked');
    expect(statesOf(shop)).toEqual(['confirmed']);
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
    expect(shop.rooms.calls).toEqual([]);
    const { bookingNumber } = booked;
    const cancelled = { outcome: 'confirmed', fee: 300_00 };
    for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(statesOf(shop)).toEqual(['cancelled']);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('that is sold out by then releases the seats', async () => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    shop.own.state.isSoldOut = true;
    const refused = { outcome: 'refused', reason: 'hotel-declined' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(refused);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is given back where the seats cannot be paid', async () => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(statesOf(shop)).toEqual(['cancelled']);
  });

  test.each([
    ['hold', 'lost'],
    ['hold', 'lost-answer'],
    ['confirm', 'lost'],
    ['confirm', 'lost-answer'],
  ] as const)('is booked once where the answer to %s is missing (%s)', async (call, fault) => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    shop.own.faults[call] = fault;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(statesOf(shop).filter((state) => state === 'confirmed')).toHaveLength(1);
    expect(statesOf(shop)).not.toContain('held');
  });
});

describe('flights of the operator’s own with a live room', () => {
  const noSupplier = (goods: FlightFacts) => ({ goods, supplier: null });
  function openOwnFlights(currency: CurrencyCode = 'EUR') {
    const own = createFakeOwn(() => clock.now().getTime(), {
      total: stay,
      flights: 400_00,
      terms: known.terms,
    });
    const shop = openShop({ currency, outbound: noSupplier(outbound), inbound: noSupplier(inbound) });
    const deps = { ...shop.deps, own: own.live };
    return { ...shop, own, deps, live: combineLive(deps) };
  }
  const statesOf = ({ own }: ReturnType<typeof openOwnFlights>) => own.holds.map(({ state }) => state);

  test('cost what the hotel’s supplier asks for the room, and the operator for the seats', async () => {
    const verified = await openOwnFlights().live.verify(request, ask());
    const offer = { total: liveTotal, stay: 600_00, outbound: 200_00, inbound: 200_00 };
    expect(verified).toMatchObject({ outcome: 'confirmed', offer });
  });

  test('are not sold with a room that is not free to cancel', async () => {
    const shop = openOwnFlights();
    shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 600_00 }] };
    expect(await shop.live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'not-allowed' });
  });

  test('are booked after the room, and cancelled with it at both fees', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    expect(statesOf(shop)).toEqual(['confirmed']);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.flights.calls).toEqual([]);
    shop.own.state.fee = 150_00;
    shop.rooms.terms.fee = 50_00;
    const quoted = await shop.live.quoteCancellation({ bookingNumber }, ask());
    expect(quoted).toEqual({ outcome: 'confirmed', fee: 200_00, isCancelled: false });
    const cancelled = { outcome: 'confirmed', fee: 200_00 };
    for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(statesOf(shop)).toEqual(['cancelled']);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test.each(['EUR', 'GBP'] as const)(
    'cancelled without an answer cost the fee of then, though they would cost more by now (%s)',
    async (currency) => {
      const shop = openOwnFlights(currency);
      const bookingNumber = await book(shop);
      shop.own.state.fee = 150_00;
      shop.own.faults.cancel = 'lost-answer';
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      shop.own.state.fee = 350_00;
      const cancelled = { outcome: 'confirmed', fee: 150_00 };
      for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
      expect(shop.reports).toEqual([]);
    },
  );

  test.each([
    ['EUR', 100_00, 350_00],
    ['GBP', 100_00, 350_00],
    ['EUR', 100_00, 0],
    ['EUR', 0, 400_00],
  ] as const)(
    'cost what their cancellation by staff has cost, not what was noted (%s, %i, %i)',
    async (currency, noted, actual) => {
      const shop = openOwnFlights(currency);
      const bookingNumber = await book(shop);
      shop.rooms.terms.fee = 50_00;
      shop.own.state.fee = noted;
      shop.own.faults.cancel = 'lost';
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      shop.own.state.fee = actual;
      await shop.own.live.cancel({ bookingNumber: shop.own.holds[0]?.bookingNumber ?? '' }, ask());
      const fee = 50_00 + actual;
      for (const _ of [1, 2])
        expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee });
      expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual({
        outcome: 'confirmed',
        fee,
        isCancelled: true,
      });
    },
  );

  test('cost what their supplier charges at the moment of the cancellation, not a moment before', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    shop.own.state.fee = 100_00;
    const cancel: LiveSupply['cancel'] = (booking, options) => {
      shop.own.state.fee = 120_00;
      return shop.own.live.cancel(booking, options);
    };
    const live = combineLive({ ...shop.deps, own: { ...shop.own.live, cancel } });
    expect(await live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 120_00 });
  });

  test('that their supplier has cancelled before cost what that has cost', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    shop.own.state.fee = 80_00;
    await shop.own.live.cancel({ bookingNumber: shop.own.holds[0]?.bookingNumber ?? '' }, ask());
    shop.own.state.fee = 400_00;
    const quoted = { outcome: 'confirmed', fee: 80_00, isCancelled: false };
    expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual(quoted);
    const cancelled = { outcome: 'confirmed', fee: 80_00 };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('that are sold out by then give the room back', async () => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.own.state.isSoldOut = true;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('are not bought where the hotel refuses', async () => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'refused', reason: 'gone' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({
      reason: 'hotel-declined',
    });
    expect(statesOf(shop)).toEqual([]);
  });

  test.each([
    ['hold', 'lost'],
    ['hold', 'lost-answer'],
    ['confirm', 'lost'],
    ['confirm', 'lost-answer'],
  ] as const)('are booked once where the answer to %s is missing (%s)', async (call, fault) => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.own.faults[call] = fault;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(statesOf(shop).filter((state) => state === 'confirmed')).toHaveLength(1);
    expect(statesOf(shop)).not.toContain('held');
  });

  test('that were bought without an answer are given back with a trip that is given up', async () => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.own.faults.confirm = 'lost-answer';
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual({ outcome: 'confirmed' });
    expect(statesOf(shop)).toEqual(['cancelled']);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('are announced by the number of the trip when the operator’s supplier changes them', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    const change = { kind: 'flight-cancelled', leg: 'outbound' } as const;
    const own = shop.own.holds[0]?.bookingNumber ?? '';
    const notices = combineNotices(shop.deps.db, {
      after: async () => [{ sequence: 1, id: 'n', bookingNumber: own, at: 1, change }],
    });
    expect(await notices.after(0, 10)).toMatchObject([{ bookingNumber, change }]);
  });
});

describe('the cancellation of an own room with live flights', () => {
  async function bookOwn(shop: ReturnType<typeof openOwnShop>): Promise<string> {
    const booked = await shop.live.confirm({ holdId: await holdOwn(shop), travellers }, ask());
    if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
    return booked.bookingNumber;
  }

  test('that was done without an answer goes on at the fee of then, though it would cost more by now', async () => {
    const shop = openOwnShop();
    const bookingNumber = await bookOwn(shop);
    shop.own.state.fee = 50_00;
    shop.own.faults.cancel = 'lost-answer';
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    shop.own.state.fee = 350_00;
    const cancelled = { outcome: 'confirmed', fee: 50_00 + 300_00 };
    for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.reports).toEqual([]);
  });

  test('that was not done is left to staff at a higher fee, and ends at what their cancellation has cost', async () => {
    const shop = openOwnShop();
    const bookingNumber = await bookOwn(shop);
    shop.own.faults.cancel = 'lost';
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    shop.own.state.fee = 350_00;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect(shop.own.holds).toMatchObject([{ state: 'confirmed' }]);
    await shop.own.live.cancel({ bookingNumber: shop.own.holds[0]?.bookingNumber ?? '' }, ask());
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({
      outcome: 'confirmed',
      fee: 350_00 + 300_00,
    });
  });

  test('costs what the operator’s supplier asks, which is nothing after it has changed the stay, whatever the tariff says', async () => {
    const shop = openOwnShop();
    const bookingNumber = await bookOwn(shop);
    // Every tariff asks a fee by then.
    clock.set(new Date((monday - 1) * 86_400_000));
    shop.flights.terms.refund = 400_00;
    const quoted = { outcome: 'confirmed', fee: 0, isCancelled: false };
    expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual(quoted);
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 0 });
    expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual({
      ...quoted,
      isCancelled: true,
    });
  });
});

test('what the operator’s own supplier changes in its room is announced by the number of the trip', async () => {
  const shop = openOwnShop();
  const booked = await shop.live.confirm({ holdId: await holdOwn(shop), travellers }, ask());
  if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
  const change = { kind: 'hotel-overbooked' } as const;
  const numbers = [shop.own.holds[0]?.bookingNumber ?? '', 'OWN-alone'];
  const notices = combineNotices(shop.deps.db, {
    after: async () =>
      numbers.map((bookingNumber, at) => ({ sequence: at, id: `n${at}`, bookingNumber, at, change })),
  });
  expect(await notices.after(0, 10)).toMatchObject([
    { bookingNumber: booked.bookingNumber, id: 'n0', change },
    { bookingNumber: 'OWN-alone' },
  ]);
});
