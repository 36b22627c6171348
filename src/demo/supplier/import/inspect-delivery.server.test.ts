import { describe, expect, it } from 'vitest';
import type { CarGoods, InsuranceGoods, TransferGoods } from '../../../domain/extras/goods/extra-goods.ts';
import {
  type AirlineFacts,
  type EarlyBooking,
  HORIZON_DAYS,
  type PlanNight,
  type RatePlanFacts,
  type SupplyChange,
} from '../../../domain/search/supply-facts.ts';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import type { DeliveryRule } from '../../../ports/supply/deliveries-port.ts';
import { type SeededRandom, seededRandom } from '../../world/model/seeded-random.ts';
import { readNight } from '../store/pack-nights.server.ts';
import {
  changeNightsOf,
  createKnownWorld,
  type DeliveredRecord,
  inspectCharges,
  inspectExtras,
  inspectRecords,
  knownAirline,
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

const withTerms = (plan: KnownPlan, terms: Partial<TariffTerms>): SupplyChange => ({
  kind: 'plan',
  plan: { ...plan.facts, terms: { ...plan.facts.terms, ...terms } },
});

/** Cancellation fees for the days of the known plans. */
const percentFees = (...values: readonly number[]) =>
  [30, 15, 7, 1].map((daysBefore, at) => ({ daysBefore, by: 'percent', value: values[at] ?? 0 }) as const);

const withOccupancy = (plan: KnownPlan, changes: Partial<RatePlanFacts['occupancy']>): SupplyChange => ({
  kind: 'plan',
  plan: { ...plan.facts, occupancy: { ...plan.facts.occupancy, ...changes } },
});

const early = (percent: number): EarlyBooking => ({
  percent,
  bookUntil: firstDay + 60,
  daysAhead: 60,
  arrivalFrom: firstDay,
  arrivalTo: firstDay + 300,
});

/** Only what is paid of how many nights matters here. */
const withStayPay = (
  plan: KnownPlan,
  stay: number,
  pay: number,
  { isWithEarlyBooking = false } = {},
  ...earlyBookings: readonly EarlyBooking[]
): Extract<SupplyChange, { kind: 'plan' }> => ({
  kind: 'plan',
  plan: {
    ...plan.facts,
    earlyBookings,
    stayPays: [
      {
        stay,
        pay,
        isWithEarlyBooking,
        free: 'last',
        isRepeated: false,
        bookFrom: firstDay,
        bookUntil: firstDay + 60,
        arrivalFrom: firstDay,
        arrivalTo: firstDay + 300,
        departUntil: firstDay + 320,
      },
    ],
  },
});

const asNew = ({ kind, plan }: Extract<SupplyChange, { kind: 'plan' }>): SupplyChange => ({
  kind,
  plan: { ...plan, id: -1 },
});

const withAirline = (changes: Partial<AirlineFacts>): SupplyChange => ({
  kind: 'airline',
  airline: { ...knownAirline, ...changes },
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
  ['14 nights for the price of one', 'offers-give-away', [[withStayPay(one, 14, 1)]]],
  ['7 nights for the price of two', 'offers-give-away', [[withStayPay(one, 7, 2)]]],
  ['3 nights for the price of one', 'offers-give-away', [[withStayPay(one, 3, 1)]]],
  [
    'half of the nights given away, and 40 per cent of the rest',
    'offers-give-away',
    [[withStayPay(one, 2, 1, { isWithEarlyBooking: true }, early(40))]],
  ],
  ['a new plan of 14 nights for the price of one', 'offers-give-away', [[asNew(withStayPay(one, 14, 1))]]],
  [
    '14 nights for the price of one, everywhere',
    'offers-give-away',
    each((plan) => withStayPay(plan, 14, 1)),
  ],
  ['single use at a tenth', 'terms-far-off', [[withOccupancy(one, { singleUsePercent: 15 })]]],
  ['a third adult at a tenth', 'terms-far-off', [[withOccupancy(one, { extraAdultPercent: 8 })]]],
  [
    'a cancellation fee at a tenth',
    'terms-far-off',
    [[withTerms(one, { cancellation: { freeDays: 14, fees: percentFees(2, 40, 60, 80) } })]],
  ],
  [
    'cancellation fees in the wrong order',
    'terms-far-off',
    [[withTerms(one, { cancellation: { freeDays: 14, fees: percentFees(80, 60, 40, 25) } })]],
  ],
  [
    'a fee for changes in cents',
    'terms-far-off',
    [[withTerms(one, { change: { fees: [{ daysBefore: 14, by: 'amount', value: 3_000_00 }] } })]],
  ],
  ['a fee for a substitute in cents', 'terms-far-off', [[withTerms(one, { transferFee: 2_500_00 })]]],
  [
    'a deposit of a tenth',
    'terms-far-off',
    [[withTerms(one, { deposit: { percent: 2, balanceDaysBefore: 28 } })]],
  ],
  ['a floor price in cents', 'terms-far-off', [[withTerms(one, { floorPrice: 25_000_00 })]]],
  ['children pay a tenth on board', 'terms-far-off', [[withAirline({ childPercent: 7 })]]],
  ['infants pay in cents on board', 'terms-far-off', [[withAirline({ infantFare: 25 })]]],
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
    // Offers as tariffs have them, alone or together.
    () =>
      own((plan) => {
        const stay = random.pick([5, 7, 10, 14]);
        const isWithEarlyBooking = random.chance(0.5);
        const offer = early(random.pick([5, 10, 15, 20, 25, 30]));
        const pay = stay - random.between(1, Math.ceil(stay / 3));
        return withStayPay(plan, stay, pay, { isWithEarlyBooking }, ...(random.chance(0.5) ? [offer] : []));
      }),
    () =>
      own((plan) =>
        withTerms(plan, {
          cancellation: {
            freeDays: random.pick([null, 0, 1, 7, 30]),
            fees: percentFees(...random.pick(feeTables)),
          },
          change: random.pick([
            null,
            { fees: [{ daysBefore: 14, by: 'amount', value: random.between(10, 120) * 100 }] },
          ]),
          transferFee: random.pick([null, 0, 10_00, 50_00, 90_00]),
          deposit: random.pick([null, { percent: random.between(10, 40), balanceDaysBefore: 28 }]),
          floorPrice: random.pick([null, 100_00, 400_00, 990_00]),
        }),
      ),
    () =>
      own((plan) =>
        withOccupancy(plan, {
          singleUsePercent: random.between(100, 200),
          extraAdultPercent: random.between(50, 100),
        }),
      ),
    () => [
      [withAirline({ childPercent: random.between(50, 100), infantFare: random.between(10, 60) * 100 })],
    ],
    // The same again.
    () => each((plan) => scaled(plan, 1)) as DeliveredRecord[],
  ];
  const leftOut: SupplyChange[] = random.chance(0.1)
    ? [{ kind: 'hotel-gone', hotelId: random.pick(plans).facts.hotelId }]
    : [];
  return { records: random.pick(kinds)(), leftOut };
}

const feeTables = [
  [20, 30, 50, 80],
  [25, 40, 60, 90],
  [10, 50, 75, 95],
  [40, 60, 80, 80],
  [30, 30, 30, 30],
] as const;

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

  it.each([
    ['14 nights for twelve', withStayPay(one, 14, 12)],
    ['3 nights for two', withStayPay(one, 3, 2)],
    ['half of the nights given away', withStayPay(one, 2, 1)],
    [
      'half of the nights given away, and 30 per cent of the rest',
      withStayPay(one, 2, 1, { isWithEarlyBooking: true }, early(30)),
    ],
    ['half of the nights given away, or else 60 per cent off', withStayPay(one, 2, 1, {}, early(60))],
    ['a new plan of 7 nights for the price of three', asNew(withStayPay(one, 7, 3))],
    [
      'fees to a little more than a fifth',
      withTerms(one, { cancellation: { freeDays: 14, fees: percentFees(6, 40, 60, 80) } }),
    ],
  ])('lets %s pass', async (_, change) => {
    expect(await inspectRecords(world, [[change]])).toEqual([]);
  });

  it('lets an offer that gives nearly everything away pass once it is sold', async () => {
    const { plan } = withStayPay(one, 14, 1);
    const sold = { plans: [{ ...one, facts: plan }], flights: [] };
    expect(await inspectRecords(sold, [[{ kind: 'plan', plan }]])).toEqual([]);
    const [finding] = await inspectRecords(sold, [[withStayPay(one, 22, 1)]]);
    expect(finding).toMatchObject({
      rule: 'offers-give-away',
      examples: [{ subject: 'hotel 700003, R1, FLEX', before: '14 = 1', after: '22 = 1' }],
    });
  });

  it.each([
    ['12.50', [{ subject: 'hotel 700001, local_charges', before: '2.50 EUR', after: '12.50 EUR' }]],
    ['12.49', undefined],
    ['0.50', [{ subject: 'hotel 700001, local_charges', before: '2.50 EUR', after: '0.50 EUR' }]],
    ['0.51', undefined],
  ])('judges a tourist tax of 2.50 that becomes %s', async (amount, examples) => {
    expect((await inspectCharges(world, amount))[0]?.examples).toEqual(
      examples?.map((example) => ({ ...example, file: 'hotels.csv', line: 2 })),
    );
  });

  it('names the column of a percentage, and the fees before and after', async () => {
    const [finding] = await inspectRecords(world, [
      [withTerms(one, { cancellation: { freeDays: 14, fees: percentFees(80, 60, 40, 25) } })],
    ]);
    expect(finding?.examples).toEqual([
      {
        subject: 'hotel 700003, R1, FLEX, cancellation_fees',
        before: '30 days: 25 %, 15 days: 40 %, 7 days: 60 %, 1 day: 80 %',
        after: '30 days: 80 %, 15 days: 60 %, 7 days: 40 %, 1 day: 25 %',
        file: 'delivery.csv',
        line: 2,
      },
    ]);
  });

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
