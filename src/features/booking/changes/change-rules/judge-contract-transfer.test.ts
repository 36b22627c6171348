import { expect, test } from 'vitest';
import { buildOrder, tripOf } from '../../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../../tests/factories/change-order.ts';
import { buildTraveller } from '../../../../demo/bookings/build-traveller.ts';
import { dayOf, requireDay } from '../../../../domain/time/calendar-day.ts';
import { judgeContractTransfer, type NewPerson } from './judge-contract-transfer.ts';

/** Two adults and a child of seven, from 1 to 8 May 2027. */
const order = buildOrder();
/** Of the tariff, for each other person. */
const fee = 4_500;
const booking = buildBookedTrip({
  order: {
    ...order,
    trip: {
      ...order.trip,
      terms: { ...order.trip.terms, nameCorrection: { maxLetters: 3 }, transferFee: fee },
    },
    party: { adults: 2, childrenBorn: [dayOf(2020, 3, 1)] },
    travellers: [
      buildTraveller({ firstName: 'Ada', lastName: 'Lovelace', birthDate: '1985-12-10' }),
      buildTraveller(),
      buildTraveller({ kind: 'child', firstName: 'Kim', birthDate: '2020-03-01' }),
    ],
  },
});
const soon = requireDay('2027-04-20');

const eve: NewPerson = {
  gender: 'FEMALE',
  firstName: 'Eve',
  lastName: 'Sommer',
  birthDate: '01/02/1990',
  nationality: 'DE',
};

const judge = (people: readonly (NewPerson | null)[], today = soon) =>
  judgeContractTransfer(booking, people, today);

test('another person travels at the fee of the tariff, and all else of the trip stays', () => {
  const judged = judge([null, eve, null]);
  if (judged.kind !== 'quoted') throw new Error(judged.kind);
  const { after, quote } = judged;
  expect(after.travellers.map(({ firstName }) => firstName)).toEqual(['Ada', 'Eve', 'Kim']);
  expect(after.travellers[1]).toMatchObject({ birthDate: '1990-02-01', kind: 'adult', title: '' });
  expect(after).toMatchObject({ offerKey: order.offerKey, extras: order.extras });
  expect(quote).toMatchObject({ fee, charge: fee, refund: 0 });
});

test('where the tariff takes nobody else a package is handed over free of charge, and a stay alone is not', () => {
  const trip = { ...order.trip, terms: { ...order.trip.terms, transferFee: null } };
  const judgeTrip = (of: typeof trip) =>
    judgeContractTransfer(
      buildBookedTrip({ order: { ...tripOf(booking.order), trip: of, extras: [] } }),
      [null, eve, null],
      soon,
    );
  expect(judgeTrip(trip)).toMatchObject({ kind: 'quoted', quote: { fee: 0, charge: 0 } });
  expect(judgeTrip({ ...trip, outbound: null, inbound: null }).kind).toBe('not-offered');
});

test('each further person costs as much again', () => {
  const judged = judge([{ ...eve, firstName: 'Ada', lastName: 'Winter' }, eve, null]);
  expect(judged).toMatchObject({ kind: 'quoted', quote: { fee: 2 * fee } });
});

test.each([
  ['2027-04-24', 'quoted'],
  ['2027-04-25', 'too-late'],
])('on %s, seven days before departure or fewer, it is %s', (today, kind) => {
  expect(judge([null, eve, null], requireDay(today)).kind).toBe(kind);
});

test.each([
  [0, '02/05/2009', 'adultError'],
  [1, '09/05/2015', 'adultTravelerError'],
  [2, '01/02/1990', 'childError'],
  [2, '01/02/2021', 'ageChangedError'],
  [2, '', 'required'],
  [2, '31/02/2020', 'invalidDate'],
])('traveller %i born on %j is a fault: %s', (at, birthDate, fault) => {
  const people = [0, 1, 2].map((each) => (each === at ? { ...eve, birthDate } : null));
  const judged = judge(people);
  expect(judged.kind === 'faulty' && judged.faults[at]).toEqual({ birthDate: fault });
});

test('a child of the same age may take the place of a child', () => {
  expect(judge([null, null, { ...eve, birthDate: '30/04/2020' }]).kind).toBe('quoted');
});

test('every field of another person is needed', () => {
  const nobody = { gender: '', firstName: '', lastName: 'S4', birthDate: '', nationality: '' };
  const judged = judge([null, nobody, null]);
  expect(judged.kind === 'faulty' && judged.faults).toEqual([
    {},
    {
      gender: 'required',
      firstName: 'required',
      lastName: 'digitNameError',
      birthDate: 'required',
      nationality: 'required',
    },
    {},
  ]);
});

test('[VALID-035] without flights nobody needs a salutation, with flights everybody does', () => {
  const person = { ...eve, gender: 'NONE' };
  expect(judge([null, person, null])).toMatchObject({
    kind: 'faulty',
    faults: [{}, { gender: 'required' }, {}],
  });
  const { trip } = order;
  const stay = { ...trip, outbound: null, inbound: null, terms: { ...trip.terms, transferFee: fee } };
  const judged = judgeContractTransfer(
    buildBookedTrip({ order: { ...tripOf(booking.order), trip: stay, extras: [] } }),
    [null, person, null],
    soon,
  );
  expect(judged.kind === 'quoted' && judged.after.travellers[1]?.gender).toBe('NONE');
});

test('nobody travels twice', () => {
  const judged = judge([eve, eve, null]);
  expect(judged.kind === 'faulty' && judged.faults).toEqual([{}, { lastName: 'sameNameError' }, {}]);
});

test('without another person, or with a corrected letter of the same one, nothing is handed over', () => {
  expect(judge([null, null, null]).kind).toBe('same');
  const same = { ...eve, firstName: 'Anna', lastName: 'Núñez', birthDate: '29/02/1988' };
  expect(judge([null, same, null]).kind).toBe('same');
});

test('a corrected name is no new person, and one far from what was paid for is', () => {
  const { offerKey, trip, extras, insuranceMarket, price, travellers } = tripOf(booking.order);
  const paid = { firstName: 'Ada', lastName: 'Morerock' };
  const corrected = { ...buildTraveller(), ...paid, lastName: 'Marinock', correctedFrom: paid };
  const amended = {
    offerKey,
    trip,
    extras,
    insuranceMarket,
    price,
    travellers: [corrected, ...travellers.slice(1)],
  };
  const named = (lastName: string) => ({ ...eve, firstName: 'Ada', lastName, birthDate: '29/02/1988' });
  const judgeAgain = (people: readonly (NewPerson | null)[]) =>
    judgeContractTransfer({ ...booking, amended }, people, soon);
  expect(judgeAgain([named('Morerosa'), null, null]).kind).toBe('same');
  expect(judgeAgain([named('Marinosa'), null, null])).toMatchObject({
    kind: 'quoted',
    quote: { charge: fee },
    after: { travellers: [{ lastName: 'Marinosa' }, {}, {}] },
  });
  // When somebody takes over, the others keep the names that corrections start from.
  const judged = judgeAgain([named('Morerosa'), eve, null]);
  if (judged.kind !== 'quoted') throw new Error(judged.kind);
  expect(judged.quote.charge).toBe(fee);
  expect(judged.after.travellers.map(({ correctedFrom }) => correctedFrom)).toEqual([
    paid,
    undefined,
    undefined,
  ]);
});
