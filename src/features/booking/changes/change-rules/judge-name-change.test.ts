import { describe, expect, it } from 'vitest';
import { buildOrder, tripOf } from '../../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../../tests/factories/change-order.ts';
import type { AmendedTrip } from '../../../../domain/booking/booking-order.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { Traveller } from '../../../../domain/travellers/traveller.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { judgeNameChange } from './judge-name-change.ts';

const ordered = buildOrder();
const terms = { ...ordered.trip.terms, nameCorrection: { maxLetters: 3 } };
const order = { ...ordered, trip: { ...ordered.trip, terms } };
const booking = buildBookedTrip({ order });
const names = tripOf(booking.order).travellers.map(({ firstName, lastName }) => ({ firstName, lastName }));
const today = requireDay('2027-04-01');
const departure = requireDay('2027-05-01');

const change = (firstName: string) => [
  { ...names[0], firstName, lastName: names[0]?.lastName ?? '' },
  ...names.slice(1),
];

describe('a change of names', () => {
  it('is quoted free of charge for a correction, and changes nothing else', () => {
    const judged = judgeNameChange(booking, change(`${names[0]?.firstName}h`), today);
    if (judged.kind !== 'quoted') throw new Error(judged.kind);
    expect(judged.quote).toMatchObject({ charge: 0, refund: 0, fee: 0 });
    const before = tripOf(booking.order);
    expect(judged.after).toMatchObject({
      offerKey: before.offerKey,
      trip: before.trip,
      extras: before.extras,
    });
    expect(judged.after.travellers.map(({ birthDate }) => birthDate)).toEqual(
      before.travellers.map(({ birthDate }) => birthDate),
    );
  });

  it('is possible until the day before departure', () => {
    const typed = change(`${names[0]?.firstName}h`);
    expect(judgeNameChange(booking, typed, departure - 1).kind).toBe('quoted');
    expect(judgeNameChange(booking, typed, departure).kind).toBe('too-late');
  });

  it.each([
    ['Zoroaster', 'otherPerson'],
    ['', 'required'],
    ['A1', 'digitNameError'],
  ])('names the field with %s: %s', (firstName, fault) => {
    const judged = judgeNameChange(booking, change(firstName), today);
    expect(judged).toMatchObject({ kind: 'faulty', faults: [{ firstName: fault, lastName: null }, {}] });
  });

  it('is none where nothing differs but blanks, and not offered by other tariffs', () => {
    expect(judgeNameChange(booking, change(` ${names[0]?.firstName} `), today).kind).toBe('same');
    expect(judgeNameChange(buildBookedTrip(), change('Adah'), today).kind).toBe('not-offered');
  });

  const morerock = { ...order.travellers[0], firstName: 'Ada', lastName: 'Morerock' } as Traveller;
  const amend = (after: Partial<AmendedTrip>, of = booking): BookingRecord => {
    const { travellers, offerKey, trip, extras, insuranceMarket, price } = order;
    return {
      ...of,
      amended: { offerKey, trip, extras, insuranceMarket, price, travellers, ...after },
    };
  };
  const typed = (lastName: string) => [{ firstName: 'Ada', lastName }, ...names.slice(1)];

  it.each([
    [
      'ordered',
      buildBookedTrip({ order: { ...order, travellers: [morerock, ...order.travellers.slice(1)] } }),
    ],
    [
      'paid for when the trip was handed over',
      amend({ travellers: [morerock, ...order.travellers.slice(1)] }),
    ],
  ])('starts from the name that was %s, so that corrections do not add up to another person', (_, trip) => {
    const first = judgeNameChange(trip, typed('Marinock'), today);
    if (first.kind !== 'quoted') throw new Error(first.kind);
    const corrected = amend(first.after, trip);
    expect(judgeNameChange(corrected, typed('Marinosa'), today)).toMatchObject({
      kind: 'faulty',
      faults: [{ firstName: null, lastName: 'otherPerson' }, {}],
    });
    expect(judgeNameChange(corrected, typed('Morerosa'), today).kind).toBe('quoted');
    const back = judgeNameChange(corrected, typed('Morerock'), today);
    expect(back).toMatchObject({
      kind: 'quoted',
      after: { travellers: trip.amended?.travellers ?? tripOf(trip.order).travellers },
    });
  });

  it('is a fault of the field that was typed, not of one corrected before', () => {
    const travellers = [
      { ...morerock, firstName: 'Ida', correctedFrom: { firstName: 'Ada', lastName: 'Morerock' } },
      ...order.travellers.slice(1),
    ];
    const wished = [{ firstName: 'Ida', lastName: 'Marinock' }, ...names.slice(1)];
    expect(judgeNameChange(amend({ travellers }), wished, today)).toMatchObject({
      faults: [{ firstName: null, lastName: 'tooManyLetters' }, {}],
    });
  });
});
