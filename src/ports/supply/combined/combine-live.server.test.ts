import { describe, expect, test } from 'vitest';
import {
  ask,
  book,
  clock,
  hold,
  liveTotal,
  openShop,
  outbound,
  prepareCombinedDatabase,
  request,
  start,
  travellers,
  unknown,
  wanted,
} from '../../../../tests/factories/selling/combined-shop.ts';
import { bookingTimings, liveSupplyPolicy } from '../../../defaults.ts';
import { combineLive } from './combine-live.server.ts';
import { readTrip } from './combined-rows.server.ts';

prepareCombinedDatabase();

describe('offers with live parts', () => {
  test('cost what both suppliers say, not what the feed has', async () => {
    const { live } = openShop();
    const verified = await live.verify(request, ask());
    const offer = { total: liveTotal, stay: 600_00, outbound: 200_00, inbound: 200_00 };
    expect(verified).toMatchObject({ outcome: 'confirmed', offer });
  });

  test('are refused where the feed has closed them', async () => {
    const shop = openShop();
    const own = {
      ...shop.deps.own,
      verify: async () => ({ outcome: 'refused', reason: 'sold-out' }) as const,
    };
    const live = combineLive({ ...shop.deps, own });
    expect(await live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'sold-out' });
    expect(shop.rooms.calls).toEqual([]);
  });

  test('without a supplier of their own go to the operator unchanged', async () => {
    const own = { goods: outbound, supplier: null };
    const shop = openShop({ room: { supplier: null }, outbound: own, inbound: own });
    await shop.live.verify(request, ask());
    await shop.live.hold(wanted, ask());
    await shop.live.confirm({ holdId: 'abc', travellers }, ask());
    await shop.live.cancel({ bookingNumber: 'SABC' }, ask());
    expect(shop.owned).toEqual(['verify', 'hold', 'confirm', 'cancel']);
    expect([...shop.flights.calls, ...shop.rooms.calls]).toEqual([]);
  });

  test.each([
    ['a supplier that is not set up', { room: { supplier: 'other:1:A:B' } }, 'other of rooms is not set up'],
    [
      'flights of the operator’s own',
      { outbound: { goods: outbound, supplier: null } },
      'flights of two suppliers',
    ],
  ])('are not sold with %s, by name', async (_, goods, named) => {
    const { live, reports } = openShop(goods);
    expect(await live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'gone' });
    expect(reports.join()).toContain(named);
  });

  test('say what the hotel collects on the spot, and are sold to those alone who were told of exactly that', async () => {
    const shop = openShop();
    const localCharges = [{ kind: 'other', amount: '3.50', currency: 'AED' }] as const;
    shop.rooms.terms.rate = { localCharges };
    const verified = await shop.live.verify(request, ask());
    expect(verified).toMatchObject({ outcome: 'confirmed', offer: { localCharges } });
    expect(await shop.live.hold(wanted, ask())).toEqual({ outcome: 'refused', reason: 'gone' });
    const told = { ...wanted, localCharges: [{ ...localCharges[0], amount: '3.5' }] };
    const held = await shop.live.hold(told, ask());
    expect(held).toMatchObject({ outcome: 'confirmed', offer: { localCharges } });
    if (held.outcome !== 'confirmed') throw new Error('Nothing is held');
    // The hotel asks for more just before the room is booked.
    shop.rooms.terms.rate = { localCharges: [{ ...localCharges[0], amount: '4.00' }] };
    const confirmed = await shop.live.confirm({ holdId: held.holdId, travellers }, ask());
    expect(confirmed).toEqual({ outcome: 'refused', reason: 'hotel-declined' });
    expect(shop.reports.join()).toContain('local-charges');
  });

  test.each([
    ['seats that cannot be held', { canHold: false }],
    ['seats whose price may change', { certainUntil: null }],
    ['seats that are held for minutes', { certainUntil: start.getTime() + 60_000 }],
  ])('are not sold with %s and a room that is not free to cancel', async (_, terms) => {
    const shop = openShop();
    Object.assign(shop.flights.terms, terms);
    shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 600_00 }] };
    expect(await shop.live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'not-allowed' });
  });

  test('have no extras, and refuse one that is wanted', async () => {
    const { live } = openShop();
    const extras = await live.extras({ ...request, insuranceMarket: null }, ask());
    expect(extras).toEqual({ outcome: 'confirmed', extras: [], seatMaps: [] });
    const chosen = [{ id: 'x', kind: 'seat', variant: '1A', leg: 'outbound', amount: 1, travellers: [0] }];
    const held = await live.hold({ ...wanted, extras: chosen as never }, ask());
    expect(held).toEqual({ outcome: 'refused', reason: 'extra-gone' });
  });
});

describe('a hold', () => {
  test('of the same key is the same one, and refused again where it was refused', async () => {
    const shop = openShop();
    const options = ask();
    const first = await shop.live.hold(wanted, options);
    expect(await combineLive(shop.deps).hold(wanted, options)).toEqual(first);
    const dear = ask();
    const refused = { outcome: 'refused', reason: 'price-changed' };
    expect(await shop.live.hold({ ...wanted, expectedTotal: 1 }, dear)).toEqual(refused);
    expect(await shop.live.hold({ ...wanted, expectedTotal: 1 }, dear)).toEqual(refused);
    await expect(shop.live.hold({ ...wanted, bookingDay: 1 }, options)).rejects.toThrow('another request');
  });

  test('sends nobody’s name and reserves nothing', async () => {
    const shop = openShop();
    await hold(shop);
    expect([...shop.flights.calls, ...shop.rooms.calls]).toEqual(['verify', 'verify']);
  });

  test('expires, and is released more than once', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    clock.advance(liveSupplyPolicy.promiseMs);
    const late = await shop.live.confirm({ holdId, travellers }, ask());
    expect(late).toEqual({ outcome: 'refused', reason: 'expired' });
    const other = await hold(shop);
    for (const _ of [1, 2])
      expect(await shop.live.release({ holdId: other }, ask())).toEqual({ outcome: 'confirmed' });
    expect(await shop.live.confirm({ holdId: other, travellers }, ask())).toEqual({
      outcome: 'refused',
      reason: 'no-such-hold',
    });
    expect(shop.flights.orders).toEqual([]);
  });
});

test.each([
  { idempotencyKey: '1234567', timeoutMs: 1_000 },
  { idempotencyKey: '12345678', timeoutMs: 0 },
])('calls with %o are refused as a bug', async (options) => {
  const { live } = openShop();
  const calls = [
    () => live.verify(request, options),
    () => live.hold(wanted, options),
    () => live.confirm({ holdId: 'live.a', travellers }, options),
    () => live.release({ holdId: 'live.a' }, options),
    () => live.cancel({ bookingNumber: 'LABC' }, options),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(RangeError);
});

describe('a confirmation', () => {
  test('holds the seats, books the room, then pays the seats', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    const request = { holdId, travellers, comments: 'Quiet, please' };
    const booked = await shop.live.confirm(request, ask());
    expect(booked).toMatchObject({ outcome: 'confirmed', bookingNumber: expect.stringMatching(/^L.{10}$/) });
    expect(shop.flights.calls).toEqual(['verify', 'order', 'pay']);
    expect(shop.rooms.calls).toEqual(['verify', 'verify', 'book']);
    expect(shop.rooms.bookings[0]?.remark).toBe('Quiet, please');
    expect(await combineLive(shop.deps).confirm(request, ask())).toEqual(booked);
    expect(await shop.live.release({ holdId }, ask())).toMatchObject({ reason: 'confirmed-already' });
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
  });

  test('releases the seats where the hotel refuses', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'refused', reason: 'gone' };
    const refused = { outcome: 'refused', reason: 'hotel-declined' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(refused);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(refused);
  });

  test('gives the room back where the seats cannot be paid', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'price-changed' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is left to staff where a part cannot be given back free of charge', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    shop.rooms.terms.fee = 600_00;
    for (const _ of [1, 2]) expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.reports.join()).toContain('cannot be given back');
  });

  test('is left to staff, with its room, where paid seats are not taken back', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost-answer' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    shop.flights.faults.quoteCancellation = { kind: 'refused', reason: 'not-cancellable' };
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'staff' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.reports.join()).toContain('cannot be given back');
  });

  test('is released after staff have seen to a part that was left to them', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    shop.rooms.terms.fee = 600_00;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    shop.rooms.change('1-1', { state: 'cancelled' });
    expect(await shop.live.release({ holdId }, ask())).toEqual({ outcome: 'confirmed' });
    expect(shop.rooms.calls).not.toContain('cancel');
  });

  test('looks a payment without an answer up before it is repeated', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost-answer' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    delete shop.flights.faults.pay;
    expect(await combineLive(shop.deps).confirm({ holdId, travellers }, ask())).toMatchObject({
      outcome: 'confirmed',
    });
    expect(shop.flights.calls.filter((call) => call === 'pay')).toHaveLength(1);
  });

  test.each([
    ['order', 'lost-answer', 1, 1],
    ['order', 'lost', 1, 2],
    ['book', 'lost-answer', 1, 1],
    ['book', 'lost', 1, 2],
  ] as const)(
    'repeats %s (%s) only once it is certain that it was not done',
    async (name, kind, before, after) => {
      const shop = openShop();
      const holdId = await hold(shop);
      const { faults } = name === 'book' ? shop.rooms : shop.flights;
      const count = () => [...shop.flights.calls, ...shop.rooms.calls].filter((call) => call === name).length;
      Object.assign(faults, { [name]: { kind } });
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      Object.assign(faults, { [name]: undefined });
      await shop.live.confirm({ holdId, travellers }, ask());
      expect(count()).toBe(before);
      clock.advance(liveSupplyPolicy.settleMs);
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
      expect(count()).toBe(after);
      expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
      expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    },
  );

  test('cancels no order while its payment may be under way', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(shop.flights.orders).toMatchObject([{ state: 'held' }]);
  });

  test.each(['order', 'book', 'pay'] as const)(
    'tries %s again at once where the supplier did not begin with it',
    async (name) => {
      const shop = openShop();
      const holdId = await hold(shop);
      const { faults } = name === 'book' ? shop.rooms : shop.flights;
      Object.assign(faults, { [name]: { kind: 'not-done' } });
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      Object.assign(faults, { [name]: undefined });
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
      expect(shop.flights.calls).not.toContain('find');
      expect(shop.rooms.calls).not.toContain('find');
    },
  );

  test('begins no purchase with less time left than it may need', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    const short = ask(liveSupplyPolicy.buyFlightsTimeoutMs - 1);
    expect(await shop.live.confirm({ holdId, travellers }, short)).toEqual(unknown);
    expect(shop.flights.orders).toEqual([]);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
  });

  test.each([
    ['less than any other call', bookingTimings.supplierTimeoutMs - 1],
    ['more than four minutes', 240_001],
  ])('throws for a purchase that may take %s', async (_, buyTimeoutMs) => {
    const { live } = openShop();
    const bought = live.confirm({ holdId: 'live.none', travellers }, ask(buyTimeoutMs));
    await expect(bought).rejects.toThrow(RangeError);
  });

  test('gives the room back while nobody knows about the flights', async () => {
    const shop = openShop();
    shop.flights.terms.canHold = false;
    const holdId = await hold(shop);
    shop.flights.faults.order = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('reads what became of a payment, and never pays again', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    for (const _ of [1, 2, 3]) {
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      clock.advance(liveSupplyPolicy.settleMs);
    }
    expect(shop.flights.calls.filter((call) => call === 'pay')).toHaveLength(1);
    expect(shop.reports.join()).toContain('whether flights are paid');
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
  });

  test('gives the room back where the hold lapsed before its payment arrived', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    shop.flights.change('ord_1', { state: 'cancelled' });
    clock.advance(liveSupplyPolicy.settleMs);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('pays seats that were to be bought at once and are only held', async () => {
    const shop = openShop();
    shop.flights.terms.canHold = false;
    const holdId = await hold(shop);
    shop.flights.terms.canHold = true;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
  });

  test.each(['order', 'book'] as const)(
    'never repeats %s where a second one would cost something',
    async (name) => {
      const shop = openShop();
      if (name === 'order') shop.flights.terms.canHold = false;
      else shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 1 }] };
      const holdId = await hold(shop);
      Object.assign((name === 'order' ? shop.flights : shop.rooms).faults, { [name]: { kind: 'lost' } });
      for (const _ of [1, 2, 3]) {
        expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
        clock.advance(liveSupplyPolicy.settleMs);
      }
      expect([...shop.flights.calls, ...shop.rooms.calls].filter((call) => call === name)).toHaveLength(1);
      expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    },
  );

  test('never repeats an order that was accepted', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.terms.isAccepted = true;
    shop.flights.faults.find = { kind: 'lost' };
    for (const _ of [1, 2]) {
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      clock.advance(liveSupplyPolicy.settleMs);
    }
    delete shop.flights.faults.find;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(shop.flights.orders).toHaveLength(1);
  });

  test('buys seats that cannot be held after a room that is free to cancel, or neither', async () => {
    const shop = openShop();
    shop.flights.terms.canHold = false;
    const booked = await shop.live.confirm({ holdId: await hold(shop), travellers }, ask());
    expect(booked).toMatchObject({ outcome: 'confirmed' });
    expect(shop.flights.calls).not.toContain('pay');
    const holdId = await hold(shop);
    shop.flights.faults.order = { kind: 'refused', reason: 'gone' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }, { state: 'cancelled' }]);
  });

  test('books no room that costs something to give back once the held seats are no longer certain', async () => {
    const shop = openShop();
    shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 1 }] };
    const holdId = await hold(shop);
    shop.flights.terms.certainUntil = null;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({
      reason: 'hotel-declined',
    });
    expect(shop.rooms.bookings).toEqual([]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('buys nothing at a higher price', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.rooms.terms.total += 1;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({
      reason: 'hotel-declined',
    });
    expect(shop.rooms.bookings).toEqual([]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('of two at once books once', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    const [one, other] = await Promise.all(
      [1, 2].map(() => shop.live.confirm({ holdId, travellers }, ask())),
    );
    expect(one).toMatchObject({ outcome: 'confirmed' });
    expect(other).toEqual(one);
    expect(shop.flights.orders).toHaveLength(1);
  });

  test('throws for other travellers than the hold is for', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    await expect(shop.live.confirm({ holdId, travellers: [] }, ask())).rejects.toThrow(RangeError);
  });

  test('gives back what may have been ordered when it is released meanwhile', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'lost-answer' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual({ outcome: 'confirmed' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });
});

test('a booking with live parts is not changed', async () => {
  const shop = openShop();
  const bookingNumber = await book(shop);
  const change = { ...wanted, bookingNumber, travellers };
  expect(await shop.live.holdChange(change, ask())).toEqual({ outcome: 'refused', reason: 'not-changeable' });
  expect(await shop.live.holdChange({ ...change, bookingNumber: 'S1' }, ask())).toEqual({
    outcome: 'refused',
    reason: 'not-changeable',
  });
});
