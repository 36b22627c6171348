import { describe, expect, it } from 'vitest';
import type { CarGoods, InsuranceGoods, TransferGoods } from '../../../domain/extras/goods/extra-goods.ts';
import { HORIZON_DAYS, type PlanNight, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { DeliveryRule } from '../../../ports/supply/deliveries-port.ts';
import { type SeededRandom, seededRandom } from '../../world/model/seeded-random.ts';
import { readNight } from '../store/pack-nights.server.ts';
import {
  changeNightsOf,
  createKnownWorld,
  type DeliveredRecord,
  inspectExtras,
  inspectRecords,
} from './delivery-under-test.ts';
import type { KnownPlan } from './known-goods.server.ts';

const firstDay = 20_500;
const world = createKnownWorld(1);
const { plans, flights } = world;

const nightsOf = ({ nights }: KnownPlan, from = 0, count = HORIZON_DAYS): readonly PlanNight[] =>
  Array.from({ length: count }, (_, index) => readNight(nights, firstDay + from + index));

const scaled = (plan: KnownPlan, factor: number, from = 0, count = HORIZON_DAYS): SupplyChange =>
  changeNightsOf(
    plan,
    nightsOf(plan, from, count),
    (night) => ({ ...night, rate: Math.max(1, Math.min(2_978, Math.round(night.rate * factor))) }),
    from,
  );

const closed = (plan: KnownPlan, from = 0, count = HORIZON_DAYS): SupplyChange =>
  changeNightsOf(plan, nightsOf(plan, from, count), (night) => ({ ...night, state: 'closed' }), from);

const withBands = (plan: KnownPlan, ...percents: readonly number[]): SupplyChange => ({
  kind: 'plan',
  plan: {
    ...plan.facts,
    occupancy: {
      ...plan.facts.occupancy,
      childBands: plan.facts.occupancy.childBands.map((band, at) => ({
        ...band,
        percent: percents[at] ?? band.percent,
      })),
    },
  },
});

const fared = (route: number, factor: number): DeliveredRecord =>
  flights
    .filter(({ id }) => id === 1 + route)
    .map((flight) => ({ kind: 'flight', flight: { ...flight, fare: Math.round(flight.fare * factor) } }));

const each = (change: (plan: KnownPlan) => SupplyChange): readonly DeliveredRecord[] =>
  plans.map((plan) => [change(plan)]);

const one = plans[4] as KnownPlan;
const sameHotel = plans[5] as KnownPlan;
const older = (plan: KnownPlan) => plan.facts.occupancy.childBands[1]?.percent ?? 0;

const mistakes: readonly (readonly [
  name: string,
  rule: DeliveryRule,
  records: readonly DeliveredRecord[],
  leftOut?: readonly SupplyChange[],
])[] = [
  ['every rate a hundredth', 'rates-far-off', each((plan) => scaled(plan, 0.01))],
  ['every rate tenfold', 'rates-far-off', each((plan) => scaled(plan, 10))],
  ['every rate a tenth', 'rates-far-off', each((plan) => scaled(plan, 0.1))],
  ['the rates of one plan a hundredth', 'rates-far-off', [[scaled(one, 0.01)]]],
  ['the rates of one plan tenfold', 'rates-far-off', [[scaled(one, 10)]]],
  [
    'the rates of one plan tenfold among honest ones',
    'rates-far-off',
    [...each((plan) => scaled(plan, 1.05)), [scaled(one, 10)]],
  ],
  ['two weeks tenfold', 'rates-far-off', [[scaled(one, 10, 30, 14)]]],
  ['the price of a week as the rate of a night', 'rates-far-off', [[scaled(one, 7)]]],
  ['rates in Swedish crowns', 'rates-far-off', each((plan) => scaled(plan, 10.9715))],
  ['rates in Danish crowns', 'rates-far-off', each((plan) => scaled(plan, 7.4688))],
  ['another step of the rates', 'rates-far-off', [[{ kind: 'plan', plan: { ...one.facts, rateUnit: 10 } }]]],
  [
    'rates alone, tenfold',
    'rates-far-off',
    [
      [
        {
          kind: 'rates',
          planId: one.facts.id,
          from: firstDay,
          rates: nightsOf(one, 0, 40).map(({ rate }) => rate * 10),
        },
      ],
    ],
  ],
  ['rates in francs', 'other-currency', each((plan) => scaled(plan, 0.9342))],
  ['rates in pounds', 'other-currency', each((plan) => scaled(plan, 0.8721))],
  ['euros for francs', 'other-currency', each((plan) => scaled(plan, 1 / 0.9342))],
  ['one plan in francs', 'other-currency', [[scaled(one, 0.9342)]]],
  ['fares in francs', 'other-currency', [0, 1, 2, 3].map((route) => fared(route, 0.9342))],
  ['fares tenfold', 'fares-far-off', [fared(2, 10)]],
  ['fares a hundredth', 'fares-far-off', [0, 1, 2, 3, 4, 5].map((route) => fared(route, 0.01))],
  ['infants pay what children pay', 'child-prices', [[withBands(one, older(one), 0)]]],
  [
    'infants pay what children pay, everywhere',
    'child-prices',
    each((plan) => withBands(plan, older(plan), 0)),
  ],
  ['a child pays more than an adult', 'child-prices', [[withBands(one, 0, 150)]]],
  [
    'a child pays what it was spared',
    'child-prices',
    [
      plans
        .filter((plan) => older(plan) === 70)
        .slice(0, 1)
        .map((plan) => withBands(plan, 0, 30)),
    ],
  ],
  ['a hotel is closed for the year', 'nights-lost', [[closed(one)], [closed(sameHotel)]]],
  [
    'a hotel loses its rates',
    'nights-lost',
    [
      [changeNightsOf(one, nightsOf(one), (night) => ({ ...night, rate: 0 }))],
      [changeNightsOf(sameHotel, nightsOf(sameHotel), (night) => ({ ...night, rate: 0 }))],
    ],
  ],
  [
    'a hotel is closed in two messages a plan',
    'nights-lost',
    [[closed(one, 0, 200)], [closed(one, 200, 188)], [closed(sameHotel)]],
  ],
  [
    'a contract is sent again without one of two rooms',
    'left-out',
    [[{ kind: 'plan-gone', planId: sameHotel.facts.id }, scaled(one, 1.05)]],
  ],
  [
    'half of the hotels are left out',
    'left-out',
    [],
    plans.slice(0, 24).map(({ facts }) => ({ kind: 'hotel-gone', hotelId: facts.hotelId })),
  ],
  [
    'half of the departures are left out',
    'left-out',
    [],
    flights
      .slice(0, 180)
      .map(({ from, to, day, id }) => ({ kind: 'flight-gone', flight: { from, to, day, id } })),
  ],
];

/** Changes as operators make them every day. */
function deliverHonestly(random: SeededRandom): { records: DeliveredRecord[]; leftOut: SupplyChange[] } {
  const some = Array.from({ length: random.between(1, 12) }, () => random.pick(plans));
  const own = (change: (plan: KnownPlan) => SupplyChange) => some.map((plan) => [change(plan)]);
  const from = random.between(0, 250);
  const count = random.between(1, 120);
  const percent = random.between(-45, 60);
  const kinds: readonly (() => DeliveredRecord[])[] = [
    // A rise or a sale, in whole per cent as people choose them.
    () => own((plan) => scaled(plan, 1 + percent / 100, from, count)),
    // Each plan by its own yield.
    () => own((plan) => scaled(plan, 0.7 + random.next() * 0.7, from, count)),
    // Each night by its own yield.
    () =>
      own((plan) =>
        changeNightsOf(
          plan,
          nightsOf(plan, from, count),
          (night) => ({ ...night, rate: Math.max(1, Math.round(night.rate * (0.6 + random.next()))) }),
          from,
        ),
      ),
    // Half price at the last minute.
    () => [[scaled(random.pick(plans), 0.5, 0, random.between(3, 14))]],
    () => own((plan) => closed(plan, from, count)),
    () =>
      own((plan) =>
        changeNightsOf(plan, nightsOf(plan, from, count), (night) => ({ ...night, state: 'open' }), from),
      ),
    () =>
      own((plan) =>
        changeNightsOf(plan, nightsOf(plan, from, count), (night) => ({ ...night, minStay: 5 }), from),
      ),
    () =>
      own((plan) =>
        withBands(plan, random.pick([0, 0, 10, 20]), older(plan) + random.pick([-10, 0, 10, 20])),
      ),
    () => [fared(random.between(0, 5), 0.6 + random.next() * 0.9)],
    () => [0, 1, 2, 3].map((route) => fared(route, 1 + percent / 100)),
    // The room is renovated: one of two plans is closed for the year.
    () => [[closed(random.pick(plans))]],
    // One hotel gives up.
    () => [[{ kind: 'hotel-gone', hotelId: random.pick(plans).facts.hotelId }]],
    () => [[{ kind: 'plan-gone', planId: random.pick(plans).facts.id }]],
    // A contract is sent again, by a reader that ends plans before it creates them again.
    () =>
      some.map((plan) => [
        { kind: 'plan-gone', planId: plan.facts.id },
        { kind: 'plan', plan: plan.facts },
        scaled(plan, 1 + percent / 100),
      ]),
    // The same again.
    () => each((plan) => scaled(plan, 1)) as DeliveredRecord[],
  ];
  const leftOut: SupplyChange[] = random.chance(0.1)
    ? [{ kind: 'hotel-gone', hotelId: random.pick(plans).facts.hotelId }]
    : [];
  return { records: random.pick(kinds)(), leftOut };
}

const anywhere = {
  code: 'X1',
  hotelId: null,
  placeId: null,
  airport: null,
  from: null,
  to: null,
};
const car: CarGoods = {
  ...anywhere,
  kind: 'rental_car',
  variant: 'small',
  price: 40_00,
  per: 'day',
  car: {
    provider: 'Tern Cars',
    model: 'Corvina S',
    seats: 4,
    bags: 2,
    isAutomatic: false,
    deposit: 0,
    excess: 0,
    kilometresPerDay: null,
    fuel: 'full-to-full',
    minimumAge: 21,
    licenceYears: 1,
  },
};
const cover: InsuranceGoods = {
  ...anywhere,
  kind: 'insurance',
  variant: 'full_cover',
  price: 45_00,
  per: 'person',
  markets: ['de'],
};
const taxi: TransferGoods = {
  ...anywhere,
  kind: 'transfer',
  variant: 'private',
  price: 80_00,
  byAge: null,
  seats: 4,
  ride: { minutes: 30, kilometres: 20 },
};
const bus: TransferGoods = { ...taxi, variant: 'bus', byAge: { child: 10_00, infant: 0 }, seats: null };

describe('inspectDelivery', () => {
  it.each([
    [
      'a car at the price of a day for the whole trip',
      car,
      { ...car, per: 'trip' as const },
      ['40.00', '280.00'],
    ],
    ['a car at the price of a trip for each day', { ...car, per: 'trip' as const }, car, ['280.00', '40.00']],
    [
      'a taxi at six times the price of the bus',
      { ...bus, price: 14_00 },
      { ...taxi, price: 84_00 },
      ['84.00', '28.00'],
    ],
    ['a car at three times its price', car, { ...car, price: 120_00 }, ['120.00', '40.00']],
  ])('holds back %s', async (_, before, after, [now, old]) => {
    const [finding] = await inspectExtras(world, before, after);
    expect(finding?.rule).toBe('extras-far-off');
    expect(finding?.examples[0]?.before).toContain(old);
    expect(finding?.examples[0]?.after).toContain(now);
  });

  it.each([
    ['a car for seven times the price of a day', car, { ...car, per: 'trip' as const, price: 280_00 }],
    ['an insurance for twice the price of a person', cover, { ...cover, per: 'trip' as const, price: 90_00 }],
    ['a taxi for four times the price of a seat', { ...bus, price: 20_00 }, taxi],
  ])('lets %s pass, whose unit has changed', async (_, before, after) => {
    expect(await inspectExtras(world, before, after)).toEqual([]);
  });

  it.each(mistakes.map(([name, rule, records, leftOut = []]) => ({ name, rule, records, leftOut })))(
    'holds back $name',
    async ({ rule, records, leftOut }) => {
      const rules = (await inspectRecords(world, records, leftOut)).map((finding) => finding.rule);
      expect(rules).toContain(rule);
    },
  );

  it('holds back at most 0.5 per cent of 2,000 honest deliveries', { timeout: 120_000 }, async () => {
    const random = seededRandom(36);
    const held: string[] = [];
    for (let delivery = 0; delivery < 2_000; delivery += 1) {
      const { records, leftOut } = deliverHonestly(random);
      const findings = await inspectRecords(world, records, leftOut);
      if (findings.length > 0)
        held.push(JSON.stringify(findings.map(({ rule, examples }) => [rule, examples[0]])));
    }
    expect(held.length, held.slice(0, 8).join('\n')).toBeLessThanOrEqual(10);
  });

  it('shows what would become of a price, and where the line is', async () => {
    const [finding] = await inspectRecords(world, [[scaled(one, 10)]]);
    const before = nightsOf(one).find(({ rate }) => rate > 0)?.rate ?? 0;
    expect(finding).toMatchObject({
      rule: 'rates-far-off',
      count: 1,
      examples: [{ subject: 'hotel 700003, R1, FLEX', file: 'delivery.csv', line: 2 }],
    });
    expect(finding?.examples[0]?.before).toMatch(new RegExp(`^${before}[.]00`));
  });
});
