import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { announces, type TripReport } from './trip-report.ts';

const trip: TripReport = {
  profile: 'anybody',
  end: 'booked',
  reason: '',
  isStillSold: false,
  firstShown: 50_000,
  payable: 50_000,
  isTotalAsShown: true,
  changes: [],
  disturbances: [],
};
const change = { at: 'hotel', old: 100_000, now: 110_000, isAnnounced: true } as const;
const many = (count: number, different: Partial<TripReport> = {}) =>
  Array.from({ length: count }, (): TripReport => ({ ...trip, ...different }));
const passesOf = (trips: readonly TripReport[], mood: 'quiet' | 'hostile') =>
  Object.fromEntries(judge(trips, mood).map(({ what, passes }) => [what, passes]));

describe('a quiet market', () => {
  it.each([
    [199, true],
    [198, false],
  ])('passes where of 200 trips %d cost what was shown first: %s', (count, passes) => {
    const trips = [...many(count), ...many(200 - count, { payable: 50_001 })];
    expect(passesOf(trips, 'quiet')['first shown = payable']).toBe(passes);
  });

  it.each([
    [99, true],
    [98, false],
  ])('passes where of 100 trips that were found %d are booked: %s', (count, passes) => {
    const trips = [
      ...many(count),
      ...many(100 - count, { end: 'gone' }),
      ...many(50, { end: 'nothing-found' }),
    ];
    expect(passesOf(trips, 'quiet')['what the supplier sells is bookable']).toBe(passes);
  });

  it('has failed where an order costs more than its extras were shown to cost', () => {
    const trips = [...many(9), ...many(1, { isTotalAsShown: false })];
    expect(passesOf(trips, 'quiet')).toMatchObject({
      'first shown = payable': false,
      'changes are announced': false,
    });
  });
});

describe('a hostile market', () => {
  it('passes where every change was announced, whatever it costs in the end', () => {
    const trips = many(5, { payable: 55_000, changes: [change] });
    expect(passesOf(trips, 'hostile')).toEqual({
      'changes are announced': true,
      'what the supplier sells is bookable': true,
    });
  });

  it('has failed with one silent change of a thousand', () => {
    const trips = [
      ...many(999, { changes: [change] }),
      ...many(1, { changes: [{ ...change, isAnnounced: false }] }),
    ];
    expect(passesOf(trips, 'hostile')['changes are announced']).toBe(false);
  });

  it('asks only for what the supplier still sells', () => {
    const gone = many(50, { end: 'gone' });
    const bookable = 'what the supplier sells is bookable';
    expect(passesOf([...many(10), ...gone], 'hostile')[bookable]).toBe(true);
    expect(passesOf([...many(10), ...many(1, { end: 'gone', isStillSold: true })], 'hostile')[bookable]).toBe(
      false,
    );
    expect(passesOf([...many(10), ...many(1, { end: 'failed' })], 'hostile')[bookable]).toBe(false);
  });
});

describe('an announcement', () => {
  it.each([
    [{ changes: [{ type: 'price', oldTotal: 100, newTotal: 110 }] }],
    [{ props: { change: { old: { perPerson: 50, total: 100 }, new: { perPerson: 55, total: 110 } } } }],
  ])('names old and new price: %j', (answer) => {
    expect(announces(answer, 100, 110)).toBe(true);
  });

  it.each([
    [{ changes: [{ oldTotal: 100, newTotal: 120 }] }],
    [{ changes: [{ oldTotal: 90, newTotal: 110 }] }],
    [{ changes: [{ oldTotal: 100 }, { newTotal: 110 }] }],
    [{ comparisonTotal: 100, offer: { price: { totalAmount: 110 } } }],
    [null],
  ])('is not any answer with one or both amounts: %j', (answer) => {
    expect(announces(answer, 100, 110)).toBe(false);
  });
});
