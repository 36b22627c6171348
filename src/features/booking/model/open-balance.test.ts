import { describe, expect, it } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { balanceDueOn, type MovedBalance } from './open-balance.ts';

const dueOn = '2027-04-03';

describe('the day of a balance', () => {
  const order = { ...buildOrder(), instalments: { deposit: 1, balance: 1, dueOn } };
  const due = requireDay(dueOn);
  const departure = requireDay(order.trip.outbound?.departure.slice(0, 10) ?? '');
  const today = requireDay('2027-03-01');
  /** The trip, so many days later. */
  const tripAt = (days: number) => ({ ...order.trip, outbound: null, checkIn: formatDay(departure + days) });
  const move = (
    days: number,
    moved: Partial<MovedBalance> = {},
    of: Pick<BookingOrder, 'instalments'> = order,
  ) =>
    balanceDueOn(
      { ...order, ...of },
      { before: tripAt(0), after: tripAt(days), dueOn: due, today, ...moved },
    );

  it('moves with the departure', () => {
    expect([move(30), move(-33)]).toEqual([due + 30, due - 33]);
    expect(move(0, { before: tripAt(-5), dueOn: due - 5 })).toBe(due);
  });

  it('stays as it is where the departure stays, even when it is past', () => {
    expect(move(0)).toBe(due);
    for (const day of [due + 1, due + 7, departure - 1]) expect(move(0, { today: day })).toBe(due);
    expect(move(0, { dueOn: due - 3 })).toBe(due - 3);
  });

  it('leaves some days where the new one is past, and is never later than it was', () => {
    expect(move(-34)).toBe(today + 7);
    expect(move(-3, { today: due - 2 })).toBe(due);
    expect(move(-1, { today: due + 4 })).toBe(due);
    expect(move(1, { today: due + 4 })).toBe(due);
  });

  it('lets the trip be cancelled on the day before departure at the latest', () => {
    const near = { ...order, instalments: { ...order.instalments, dueOn: formatDay(departure - 2) } };
    expect(move(7, {}, near)).toBe(departure + 7 - 9);
    expect(move(-48)).toBe(departure - 48 - 9);
  });

  it('does not move with the departure where the whole trip is paid by link', () => {
    const byLink = { ...order, instalments: { ...order.instalments, deposit: 0 } };
    expect([move(30, {}, byLink), move(-5, {}, byLink)]).toEqual([due, due]);
    expect(move(-30, {}, byLink)).toBe(departure - 30 - 9);
  });

  it('is none where everything was paid at once', () => {
    expect(
      balanceDueOn(buildOrder(), { before: tripAt(0), after: tripAt(1), dueOn: null, today }),
    ).toBeNull();
  });
});
