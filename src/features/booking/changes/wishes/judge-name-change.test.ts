import { describe, expect, it } from 'vitest';
import { buildOrder, tripOf } from '../../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../../tests/factories/change-order.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { judgeNameChange } from './judge-name-change.ts';

const ordered = buildOrder();
const terms = { ...ordered.trip.terms, nameCorrection: { maxLetters: 3 } };
const booking = buildBookedTrip({ order: { ...ordered, trip: { ...ordered.trip, terms } } });
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

  it('starts from the name that was ordered, so that corrections do not add up to another person', () => {
    const { travellers, offerKey, trip, extras, insuranceMarket, price } = tripOf(booking.order);
    const correctedTo = (lastName: string) => ({
      ...booking,
      amended: {
        offerKey,
        trip,
        extras,
        insuranceMarket,
        price,
        travellers: travellers.map((known, at) => (at === 0 ? { ...known, lastName } : known)),
      },
    });
    const [first] = travellers;
    const typed = (lastName: string) => [{ firstName: first?.firstName ?? '', lastName }, ...names.slice(1)];
    const judge = (from: string, to: string) => judgeNameChange(correctedTo(from), typed(to), today).kind;
    expect(first?.lastName).toBe('Núñez');
    expect(judge('Nunes', 'Munes')).toBe('quoted');
    expect(judge('Nunes', 'Nuros')).toBe('faulty');
    expect(judge('Nunes', 'Núñez')).toBe('quoted');
    // Somebody else travels, which was paid: corrections start from them.
    expect(judge('Morerock', 'Morerook')).toBe('quoted');
  });
});
