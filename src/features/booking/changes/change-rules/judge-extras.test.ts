import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder, tripOf } from '../../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../../tests/factories/change-order.ts';
import type { ExtraChoice, OfferedExtra } from '../../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../../domain/money/package-price.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { currentOrder } from '../../model/booking-record.ts';
import { judgeExtras } from './judge-extras.ts';

const today = requireDay('2027-03-01');

const perTraveller = (
  id: string,
  kind: 'luggage' | 'seat' | 'priority_boarding',
  price: number,
): OfferedExtra => ({
  id,
  kind,
  variant: kind === 'seat' ? id : '20kg',
  leg: 'outbound',
  price,
  per: 'traveller',
});
const forAll = (id: string, kind: 'transfer' | 'rental_car' | 'insurance', price: number): OfferedExtra => ({
  id,
  kind,
  variant: id,
  leg: null,
  price,
  per: 'party',
});

/** What the supplier has now: bags cost more than they did. */
const offered: readonly OfferedExtra[] = [
  perTraveller('15kg', 'luggage', 2_500),
  perTraveller('20kg', 'luggage', 4_000),
  perTraveller('25kg', 'luggage', 5_000),
  perTraveller('3A', 'seat', 1_200),
  perTraveller('3B', 'seat', 1_400),
  perTraveller('lane', 'priority_boarding', 900),
  { ...forAll('bus', 'transfer', 1_900), per: 'traveller' },
  forAll('private', 'transfer', 9_500),
  forAll('car', 'rental_car', 21_000),
  forAll('cover', 'insurance', 5_900),
];
const addable = { extras: offered, seatMaps: [{ leg: 'outbound', exitRows: [] }] } as const;

/** Two adults; each has paid 32.00 for a bag of 20 kg. */
const bags: ChosenExtra = {
  id: '20kg',
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  travellers: [0, 1],
  amount: 6_400,
};

function tripWith(extras: readonly ChosenExtra[]) {
  const plain = buildOrder();
  const price = { ...plain.price, extras: extras.map(({ amount }) => amount) };
  return buildBookedTrip({ order: buildOrder({ extras, price }) });
}

function judge(choices: readonly ExtraChoice[], extras: readonly ChosenExtra[] = [bags], day = today) {
  return judgeExtras(tripWith(extras), choices, { today: day, addable });
}

/** What is booked afterwards, as `id travellers amount`, and what is paid now. */
function outcomeOf(judged: ReturnType<typeof judge>) {
  if (judged.kind !== 'quoted') return judged.kind === 'faulty' ? judged.faults : judged.kind;
  const { after, quote } = judged;
  return [
    ...after.extras.map(({ id, travellers, amount }) => `${id} ${travellers.join('+')} ${amount}`),
    quote.charge,
  ];
}

test('what is added is paid at its price now, and what is booked keeps the price that was paid', () => {
  expect(outcomeOf(judge([{ id: 'lane', travellers: [1] }]))).toEqual(['20kg 0+1 6400', 'lane 1 900', 900]);
  expect(outcomeOf(judge([{ id: 'bus', travellers: [] }]))).toEqual(['20kg 0+1 6400', 'bus  3800', 3_800]);
});

test('an upgrade costs the difference, and the other traveller keeps the bag', () => {
  expect(outcomeOf(judge([{ id: '25kg', travellers: [0] }]))).toEqual(['20kg 1 3200', '25kg 0 5000', 1_800]);
});

test('a form that names what is booked leaves it, and nothing gets lost that it does not name', () => {
  expect(outcomeOf(judge([{ id: '20kg', travellers: [0, 1] }]))).toBe('same');
  expect(outcomeOf(judge([]))).toBe('same');
  expect(
    outcomeOf(
      judge([
        { id: '20kg', travellers: [0, 1] },
        { id: '3A', travellers: [1] },
      ]),
    ),
  ).toEqual(['20kg 0+1 6400', '3A 1 1200', 1_200]);
});

test.each([
  ['what costs less than what it takes the place of', [{ id: '15kg', travellers: [0] }], 'gone'],
  ['what the supplier does not offer', [{ id: '99kg', travellers: [0] }], 'gone'],
  ['an insurance', [{ id: 'cover', travellers: [] }], 'gone'],
  ['a bag for nobody', [{ id: '25kg', travellers: [] }], 'gone'],
  ['a bag for somebody who does not travel', [{ id: '25kg', travellers: [2] }], 'gone'],
  ['one seat for two', [{ id: '3A', travellers: [0, 1] }], 'same-seat'],
  [
    'a transfer and a car',
    [
      { id: 'bus', travellers: [] },
      { id: 'car', travellers: [] },
    ],
    'car-and-transfer',
  ],
] as const)('%s is not added', (_name, choices, fault) => {
  expect(outcomeOf(judge(choices))).toBe(fault);
});

test('a seat that only its traveller has stays, though the supplier offers it to nobody else', () => {
  const seat = { ...bags, id: '12A', kind: 'seat', variant: '12A', travellers: [0], amount: 900 } as const;
  expect(outcomeOf(judge([{ id: '3B', travellers: [1] }], [seat]))).toEqual([
    '12A 0 900',
    '3B 1 1400',
    1_400,
  ]);
  expect(outcomeOf(judge([{ id: '3A', travellers: [0] }], [seat]))).toEqual(['3A 0 1200', 300]);
});

test.each([
  ['2027-04-30', 'quoted'],
  ['2027-05-01', 'too-late'],
])('on %s, the day before departure or later, it is %s', (day, kind) => {
  expect(judge([{ id: 'lane', travellers: [0] }], [bags], requireDay(day)).kind).toBe(kind);
});

test('no choice ever takes something away, or costs another amount than what it adds', () => {
  const traveller = fc.constantFrom([], [0], [1], [0, 1]);
  const choice = fc.record({
    id: fc.constantFrom(...offered.map(({ id }) => id), 'nothing'),
    travellers: traveller,
  });
  const booked = fc.subarray<ChosenExtra>([
    bags,
    { ...bags, id: '3A', kind: 'seat', variant: '3A', travellers: [1], amount: 1_000 },
    { ...bags, id: 'bus', kind: 'transfer', variant: 'bus', leg: null, travellers: [], amount: 3_600 },
  ]);
  const slotsOf = (extras: readonly ChosenExtra[]) =>
    extras.flatMap(({ kind, leg, travellers }) =>
      (travellers.length === 0 ? ['all'] : travellers).map((who) => `${kind} ${leg} ${who}`),
    );
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), booked, (choices, extras) => {
      const trip = tripWith(extras);
      const judged = judgeExtras(trip, choices, { today, addable });
      if (judged.kind !== 'quoted') return;
      const after = judged.after.extras;
      expect(slotsOf(after)).toEqual(expect.arrayContaining(slotsOf(extras)));
      expect(new Set(slotsOf(after)).size).toBe(slotsOf(after).length);
      const sum = (all: readonly ChosenExtra[]) => all.reduce((total, { amount }) => total + amount, 0);
      expect(judged.quote.charge).toBe(sum(after) - sum(extras));
      expect(judged.quote.charge).toBeGreaterThanOrEqual(0);
      const before = invoiceTotalOf(tripOf(currentOrder(trip)).price);
      expect(judged.quote.newTotal - before).toBe(judged.quote.charge);
    }),
    { numRuns: 2_000 },
  );
});
