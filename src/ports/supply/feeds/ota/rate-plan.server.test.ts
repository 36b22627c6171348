import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { doubleHalfBoard, fakeFeedDirectory } from '../fake-feed-directory.ts';
import type { FeedRecord } from '../records/feed-record.ts';
import { changesOf, readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { readOtaMessage } from './read-ota-message.server.ts';

async function read(xml: string, directory = fakeFeedDirectory()): Promise<FeedRecord[]> {
  return readAll(readOtaMessage(streamOf(xml), 'rates.xml', directory));
}

/** A message with one rate plan; every part begins a line, the first one line 3. */
function ratePlan(type: string, ...parts: string[]): string {
  return `<OTA_HotelRatePlanNotifRQ><RatePlans HotelCode="100">
<RatePlan RatePlanNotifType="${type}" CurrencyCode="EUR" RatePlanCode="HB">
${parts.join('\n')}
</RatePlan></RatePlans></OTA_HotelRatePlanNotifRQ>`;
}

function rates(...elements: string[]): string {
  return `<Rates>${elements.join('')}</Rates>`;
}

function rate(base: string, more = '', attributes = 'Start="2027-05-01" End="2027-05-01"'): string {
  return `<Rate InvTypeCode="DBL" ${attributes}><BaseByGuestAmts>${base}</BaseByGuestAmts>${more}</Rate>`;
}

function forGuests(guests: number, amount: string, more = ''): string {
  return `<BaseByGuestAmt NumberOfGuests="${guests}" AgeQualifyingCode="10" AmountAfterTax="${amount}" ${more}/>`;
}

function additional(attributes: string): string {
  return `<AdditionalGuestAmounts><AdditionalGuestAmount ${attributes}/></AdditionalGuestAmounts>`;
}

function rule(inside: string, attributes = 'Start="2027-05-01" End="2027-05-01"'): string {
  return `<BookingRules><BookingRule ${attributes}>${inside}</BookingRule></BookingRules>`;
}

function offer(ruleAttributes: string, discount: string, inside = ''): string {
  return `<Offer><OfferRules><OfferRule ${ruleAttributes}>${inside}</OfferRule></OfferRules><Discount ${discount}/></Offer>`;
}

function penalty(daysBefore: number, amount = ''): string {
  const stated = amount === '' ? '' : `<AmountPercent ${amount}/>`;
  return `<CancelPenalty><Deadline OffsetTimeUnit="Day" OffsetUnitMultiplier="${daysBefore}"/>${stated}</CancelPenalty>`;
}

describe('OTA_HotelRatePlanNotifRQ', () => {
  test('refuses an amount for which no element names a currency', async () => {
    const named = ratePlan('Overlay', rates(rate(forGuests(2, '100'))));
    const records = await read(named.replace(' CurrencyCode="EUR"', ''));
    expect(refusalsOf(records)).toEqual([
      '3: BaseByGuestAmt has no CurrencyCode, nor has an element around it',
    ]);
  });

  test('makes new plans, overlays and removes them, and refuses the plan in another currency', async () => {
    const xml = await readFile(new URL('../samples/rate-plans.xml', import.meta.url), 'utf8');
    const records = await read(xml);
    const occupancy = {
      ...doubleHalfBoard.occupancy,
      singleUsePercent: 120,
      extraAdultPercent: 80,
      childBands: [
        { fromAge: 0, toAge: 2, percent: 0 },
        { fromAge: 3, toAge: 13, percent: 40 },
      ],
    };
    expect(changesOf(records)).toEqual([
      { kind: 'plan-gone', planId: 11 },
      {
        kind: 'plan',
        plan: {
          ...doubleHalfBoard,
          board: 'full_board',
          maxStay: 10,
          terms: {
            ...doubleHalfBoard.terms,
            cancellation: {
              freeDays: 28,
              fees: [
                { daysBefore: 3, by: 'percent', value: 40 },
                { daysBefore: 0, by: 'percent', value: 90 },
              ],
            },
          },
          occupancy,
          earlyBookings: [
            {
              percent: 15,
              bookUntil: '2027-02-28',
              daysAhead: 60,
              arrivalFrom: '2027-06-01',
              arrivalTo: '2027-06-30',
            },
          ],
        },
      },
      {
        kind: 'nights',
        planId: 11,
        nights: {
          from: '2027-06-04',
          rates: [100, 100, 120, 120],
          states: ['open', 'open', 'open', 'closed'],
          minStays: [1, 3, 3, 1],
          closedToArrival: [false, false, true, false],
        },
      },
      { kind: 'rates', planId: 13, from: '2027-07-01', rates: [88, 88, 88] },
      { kind: 'plan-gone', planId: 13 },
    ]);
    expect(refusalsOf(records)).toEqual(["63: CurrencyCode 'CHF' is not EUR, in which is charged"]);
  });

  test.each([
    ['100.00 for two', forGuests(2, '100.00'), 100],
    ['100 for two', forGuests(2, '100'), 100],
    ['50 for each of two', forGuests(2, '50', 'Type="7"'), 100],
    ['75.00 for a single guest', forGuests(1, '75.00'), 100],
    ['135.00 for three', forGuests(3, '135.00'), 100],
    ['the highest rate', forGuests(2, '2978.00'), 2978],
  ])('the weights of the plan turn %s into one adult’s rate', async (_, base, units) => {
    const records = await read(ratePlan('Overlay', rates(rate(base))));
    expect(changesOf(records)).toEqual([{ kind: 'rates', planId: 11, from: '2027-05-01', rates: [units] }]);
  });

  test('splits rates where weekdays leave gaps', async () => {
    const days = 'Start="2027-05-01" End="2027-05-10" Sat="true" Sun="1" Mon="false"';
    const records = await read(ratePlan('Overlay', rates(rate(forGuests(2, '100'), '', days))));
    expect(changesOf(records)).toEqual([
      { kind: 'rates', planId: 11, from: '2027-05-01', rates: [100, 100] },
      { kind: 'rates', planId: 11, from: '2027-05-08', rates: [100, 100] },
    ]);
  });

  test('an overlay changes the terms in the message and keeps the others', async () => {
    const penalty = '<CancelPenalties><CancelPenalty NonRefundable="true"/></CancelPenalties>';
    const records = await read(
      ratePlan('Overlay', rule(penalty, ''), `<Offers>${offer('', 'Percent="60"')}</Offers>`),
    );
    const plan = {
      terms: { ...doubleHalfBoard.terms, cancellation: { freeDays: null, fees: [] } },
      earlyBookings: [
        {
          percent: 60,
          bookUntil: '2028-01-23',
          daysAhead: 0,
          arrivalFrom: '2027-01-01',
          arrivalTo: '2028-01-23',
        },
      ],
    };
    expect(changesOf(records)).toEqual([
      { kind: 'plan', plan: { ...doubleHalfBoard, ...plan } },
      { kind: 'plan', plan: { ...doubleHalfBoard, id: 12, roomId: 2, roomType: 'suite', ...plan } },
    ]);
  });

  test.each([
    ['a rule', rule('<CancelPenalties><CancelPenalty NonRefundable="1"/></CancelPenalties>')],
    [
      'a rate',
      rates(rate(forGuests(2, '100'), '<CancelPolicies><CancelPenalty NonRefundable="1"/></CancelPolicies>')),
    ],
  ])('refuses other cancellation terms of %s for some days', async (_, part) => {
    expect(refusalsOf(await read(ratePlan('Overlay', part)))).toEqual([
      '3: cancellation on single days differs from that of the plan',
    ]);
  });

  test.each<[string, string, number | null, object[]]>([
    ['one night', penalty(7, 'NmbrOfNights="1"'), 7, [{ daysBefore: 0, by: 'nights', value: 1 }]],
    [
      'nights in full',
      penalty(7, 'NmbrOfNights="2" Percent="100" BasisType="Nights"'),
      7,
      [{ daysBefore: 0, by: 'nights', value: 2 }],
    ],
    [
      'an amount',
      penalty(7, 'Amount="50" CurrencyCode="EUR"'),
      7,
      [{ daysBefore: 0, by: 'amount', value: 5000 }],
    ],
    [
      'a share with decimals that are zero',
      penalty(7, 'Percent="50.00" BasisType="FullStay"'),
      7,
      [{ daysBefore: 0, by: 'percent', value: 50 }],
    ],
    ['a deadline without amount', penalty(7), 7, []],
    [
      'all of it in the end',
      penalty(30, 'Percent="20"') + penalty(3, 'Percent="100"'),
      30,
      [{ daysBefore: 3, by: 'percent', value: 20 }],
    ],
    [
      'penalties in any order',
      penalty(3, 'Percent="90"') + penalty(30, 'Percent="20"'),
      30,
      [
        { daysBefore: 3, by: 'percent', value: 20 },
        { daysBefore: 0, by: 'percent', value: 90 },
      ],
    ],
    [
      'a deadline after which nothing comes back',
      penalty(30, 'Percent="20"') +
        '<CancelPenalty NonRefundable="1"><Deadline OffsetTimeUnit="Hour" OffsetUnitMultiplier="25"/></CancelPenalty>',
      30,
      [{ daysBefore: 2, by: 'percent', value: 20 }],
    ],
  ])('reads cancel penalties: %s', async (_, penalties, freeDays, fees) => {
    const records = await read(
      ratePlan('Overlay', rule(`<CancelPenalties>${penalties}</CancelPenalties>`, '')),
    );
    expect(changesOf(records)[0]).toMatchObject({ plan: { terms: { cancellation: { freeDays, fees } } } });
  });

  test('refuses a new plan whose rates differ in cancellation', async () => {
    const terms = (days: number) =>
      `<CancelPolicies><CancelPenalty><Deadline OffsetTimeUnit="Day" OffsetUnitMultiplier="${days}"/></CancelPenalty></CancelPolicies>`;
    const next = 'Start="2027-05-02" End="2027-05-02"';
    const plan = (days: number) =>
      rates(rate(forGuests(2, '100'), terms(14)), rate(forGuests(2, '100'), terms(days), next));
    expect(changesOf(await read(ratePlan('New', plan(14))))[1]).toMatchObject({
      plan: { terms: { cancellation: { freeDays: 14, fees: [] } } },
    });
    expect(refusalsOf(await read(ratePlan('New', plan(7))))).toEqual([
      '3: cancellation differs from that of another rate or rule',
    ]);
  });

  test('refuses a new plan with a rule for a room without rates', async () => {
    const suite = rule('', 'CodeContext="ROOMTYPE" Code="SUI"');
    const records = await read(ratePlan('New', suite, rates(rate(forGuests(2, '100')))));
    expect(refusalsOf(records)).toEqual(['3: BookingRule is for a room that has no Rate with a price']);
  });

  test('of two rules for a day the stricter one holds', async () => {
    const minStay = (nights: number) =>
      `<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="${nights}"/></LengthsOfStay>`;
    const dates = 'Start="2027-05-01" End="2027-05-01" CodeContext="ROOMTYPE" Code="DBL"';
    const rules = `<BookingRules><BookingRule ${dates}>${minStay(5)}</BookingRule><BookingRule ${dates}>${minStay(3)}</BookingRule></BookingRules>`;
    expect(changesOf(await read(ratePlan('Overlay', rules)))).toEqual([
      {
        kind: 'arrivals',
        planId: 11,
        from: '2027-05-01',
        to: '2027-05-01',
        minStay: 5,
        closedToArrival: false,
      },
    ]);
  });

  test.each([
    ['an odd cent', rate(forGuests(2, '100.01')), /10001 minor units for 2 guests gives no whole amount/],
    [
      'no multiple of the unit',
      rate(forGuests(2, '100.50')),
      /5025 minor units is no multiple of the plan's unit of 50/,
    ],
    [
      'a rate above the highest',
      rate(forGuests(2, '2979.00')),
      /148950 minor units is above the plan's highest of 148900/,
    ],
    ['a night for nothing', rate(forGuests(2, '0')), /AmountAfterTax is 0/],
    [
      'a decimal comma',
      rate(forGuests(2, '100,00')),
      /AmountAfterTax '100,00' is written with a comma, write 100.00/,
    ],
    ['thousandths', rate(forGuests(2, '100.005')), /has more than 2 decimals/],
    ['another currency', rate(forGuests(2, '100', 'CurrencyCode="USD"')), /CurrencyCode 'USD' is not EUR/],
    [
      'net amounts',
      rate('<BaseByGuestAmt NumberOfGuests="2" AmountBeforeTax="80"/>'),
      /AmountBeforeTax '80' is not taken/,
    ],
    ['no amount', rate('<BaseByGuestAmt NumberOfGuests="2"/>'), /BaseByGuestAmt has no AmountAfterTax/],
    ['two amounts for two', rate(forGuests(2, '100') + forGuests(2, '90')), /the amount for 2 guests twice/],
    ['two rates for a day', rate(forGuests(2, '100')) + rate(forGuests(2, '90')), /2027-05-01 has two rates/],
    [
      'weekly prices',
      rate(forGuests(2, '700'), '', 'Start="2027-05-01" End="2027-05-01" UnitMultiplier="7"'),
      /price for '7 Day'/,
    ],
    [
      'another single price',
      rate(forGuests(2, '100') + forGuests(1, '60')),
      /single guest pays 120 %, the plan says 150 %/,
    ],
    [
      'another third price',
      rate(forGuests(2, '100') + forGuests(3, '140')),
      /further adult pays 80 %, the plan says 70 %/,
    ],
    [
      'a child’s broken share',
      rate(forGuests(2, '100'), additional('AgeQualifyingCode="8" MinAge="2" MaxAge="11" Amount="12.34"')),
      /no whole per cent/,
    ],
    [
      'another child price',
      rate(forGuests(2, '100'), additional('AgeQualifyingCode="8" MinAge="2" MaxAge="11" Percent="25"')),
      /children pay 25 % from 2 to 11, the plan says 0 % from 0 to 1, 50 % from 2 to 11/,
    ],
    [
      'a child without ages',
      rate(forGuests(2, '100'), additional('AgeQualifyingCode="8" MaxAge="11" Percent="25"')),
      /has no MinAge/,
    ],
    [
      'seniors',
      rate(forGuests(2, '100'), additional('AgeQualifyingCode="11" MinAge="65" Percent="25"')),
      /'11' is none of 7, 8 and 10/,
    ],
    [
      'another board',
      rate(forGuests(2, '100'), '<MealsIncluded MealPlanCodes="1"/>'),
      /MealsIncluded is all_inclusive, the plan's board is half_board/,
    ],
    [
      'an unknown board',
      rate(forGuests(2, '100'), '<MealsIncluded MealPlanCodes="5"/>'),
      /MealPlanCodes '5' is not taken/,
    ],
    [
      'a condition that is not known',
      rate(forGuests(2, '100'), '', 'Start="2027-05-01" End="2027-05-01" MinLOS="3"'),
      /Rate MinLOS '3' is not taken/,
    ],
    [
      'an unknown room',
      rate(forGuests(2, '100')).replace('DBL', 'TENT'),
      /InvTypeCode 'TENT' with RatePlanCode 'HB'/,
    ],
  ])('refuses a rate with %s', async (_, wrong, reason) => {
    const records = await read(ratePlan('Overlay', rates(wrong)));
    expect(changesOf(records)).toEqual([]);
    expect(refusalsOf(records)).toEqual([expect.stringMatching(reason)]);
    expect(refusalsOf(records)[0]).toMatch(/^[23]: /);
  });

  test.each([
    [
      'bands that meet at an age',
      [
        'AgeQualifyingCode="7" MaxAge="2" Amount="0"',
        'AgeQualifyingCode="8" MinAge="2" MaxAge="11" Amount="10"',
      ],
      /children of 2 are in two bands/,
    ],
    [
      'a band that ends before it begins',
      ['AgeQualifyingCode="8" MinAge="5" MaxAge="4" Amount="0"'],
      /MinAge '5' is above MaxAge '4'/,
    ],
  ])('refuses a new plan with %s', async (_, guests, reason) => {
    const children = `<AdditionalGuestAmounts>${guests.map((guest) => `<AdditionalGuestAmount ${guest}/>`).join('')}</AdditionalGuestAmounts>`;
    const records = await read(ratePlan('New', rates(rate(forGuests(2, '100'), children))));
    expect(refusalsOf(records)).toEqual([expect.stringMatching(reason)]);
  });

  test.each([
    [
      'arrival days that are incomplete',
      rule('<DOW_Restrictions><ArrivalDaysOfWeek Mon="1"/></DOW_Restrictions>'),
      /ArrivalDaysOfWeek has no Tue/,
    ],
    [
      'departure days',
      rule('<DOW_Restrictions><DepartureDaysOfWeek Mon="1"/></DOW_Restrictions>'),
      /has DepartureDaysOfWeek, which is not taken/,
    ],
    ['a rule for a floor', rule('', 'CodeContext="FLOOR" Code="1"'), /CodeContext 'FLOOR' is not ROOMTYPE/],
    [
      'a rule for early bookers only',
      rule('', 'MinAdvancedBookingOffset="P3D"'),
      /BookingRule MinAdvancedBookingOffset 'P3D' is not taken/,
    ],
    [
      'a longest stay on single days',
      rule('<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMaxLOS" Time="7"/></LengthsOfStay>'),
      /SetMaxLOS '7' on single days is below/,
    ],
    [
      'a penalty without deadline',
      rule('<CancelPenalties><CancelPenalty/></CancelPenalties>'),
      /CancelPenalty has no Deadline/,
    ],
    [
      'a deadline too early',
      rule(
        '<CancelPenalties><CancelPenalty><Deadline OffsetTimeUnit="Day" OffsetUnitMultiplier="251"/></CancelPenalty></CancelPenalties>',
      ),
      /251 days before arrival, at most 250/,
    ],
    [
      'a deadline after booking',
      rule(
        '<CancelPenalties><CancelPenalty><Deadline OffsetTimeUnit="Day" OffsetUnitMultiplier="2" OffsetDropTime="AfterBooking"/></CancelPenalty></CancelPenalties>',
      ),
      /'AfterBooking' is not BeforeArrival/,
    ],
    [
      'two penalties of one deadline',
      rule(`<CancelPenalties>${penalty(7, 'Percent="20"')}${penalty(7, 'Percent="30"')}</CancelPenalties>`),
      /two CancelPenalty have one Deadline/,
    ],
    [
      'a penalty in another currency',
      rule(`<CancelPenalties>${penalty(7, 'Amount="50" CurrencyCode="CHF"')}</CancelPenalties>`),
      /CurrencyCode 'CHF' is not EUR/,
    ],
    [
      'a penalty that names two amounts',
      rule(`<CancelPenalties>${penalty(7, 'Amount="50" Percent="20"')}</CancelPenalties>`),
      /AmountPercent needs Percent, Amount or NmbrOfNights/,
    ],
    [
      'a share of single nights',
      rule(`<CancelPenalties>${penalty(7, 'NmbrOfNights="1" Percent="50"')}</CancelPenalties>`),
      /AmountPercent names nights and something else/,
    ],
    [
      'first and last night',
      rule(`<CancelPenalties>${penalty(7, 'Percent="50" BasisType="FirstLast"')}</CancelPenalties>`),
      /BasisType 'FirstLast' is not taken/,
    ],
    [
      'nine penalties',
      rule(
        `<CancelPenalties>${Array.from({ length: 9 }, (_, at) => penalty(at, 'Percent="20"')).join('')}</CancelPenalties>`,
      ),
      /more than 8 CancelPenalty/,
    ],
    [
      'a discount too high',
      `<Offers>${offer('', 'Percent="61"')}</Offers>`,
      /Discount Percent '61' is not a whole number from 1 to 60/,
    ],
    [
      'free nights',
      `<Offers>${offer('', 'Percent="100" NightsRequired="7"')}</Offers>`,
      /Discount NightsRequired '7' is not taken/,
    ],
    [
      'an offset that is none',
      `<Offers>${offer('MinAdvancedBookingOffset="soon"', 'Percent="10"')}</Offers>`,
      /'soon' is not a number of days/,
    ],
    [
      'an offer for days of stay',
      `<Offers>${offer('', 'Percent="10"', '<DateRestriction RestrictionType="stay" Start="2027-05-01" End="2027-05-02"/>')}</Offers>`,
      /neither for booking nor for arrival/,
    ],
    ['three offers', `<Offers>${offer('', 'Percent="10"').repeat(3)}</Offers>`, /more than two Offers/],
    ['supplements', '<Supplements/>', /RatePlan has Supplements, which is not taken/],
  ])('refuses a plan with %s', async (_, wrong, reason) => {
    const records = await read(ratePlan('Overlay', wrong));
    expect(changesOf(records)).toEqual([]);
    expect(refusalsOf(records)).toEqual([expect.stringMatching(reason)]);
  });

  test('refuses a plan as a whole: one wrong rate leaves none of its changes', async () => {
    const right = rate(forGuests(2, '100'));
    const wrong = rate(forGuests(2, '100.01'), '', 'Start="2027-05-02" End="2027-05-02"');
    const records = await read(ratePlan('New', rates(`${right}\n${wrong}`)));
    expect(records).toHaveLength(1);
    expect(refusalsOf(records)[0]).toMatch(/^4: .*10001/);
  });

  test('refuses a new plan whose rates have different shares', async () => {
    const first = rate(forGuests(2, '100') + forGuests(1, '60'));
    const second = rate(forGuests(2, '100') + forGuests(1, '70'), '', 'Start="2027-05-02" End="2027-05-02"');
    const records = await read(ratePlan('New', rates(first, second)));
    expect(refusalsOf(records)).toEqual(['3: a single guest pays 140 %, the plan says 120 %']);
  });

  test('the shortest of the longest stays holds for the whole plan', async () => {
    const longest = (nights: number, attributes = '') =>
      `<BookingRule ${attributes}><LengthsOfStay><LengthOfStay MinMaxMessageType="SetMaxLOS" Time="${nights}"/></LengthsOfStay></BookingRule>`;
    const dated = 'Start="2027-05-01" End="2027-05-02"';
    const price = rates(rate(forGuests(2, '100')));
    const plan = (rules: string) => read(ratePlan('New', `<BookingRules>${rules}</BookingRules>`, price));
    expect(changesOf(await plan(longest(10) + longest(12) + longest(10, dated)))[1]).toMatchObject({
      plan: { maxStay: 10 },
    });
    expect(refusalsOf(await plan(longest(10) + longest(9, dated)))).toEqual([
      "3: SetMaxLOS '9' on single days is below the plan's longest stay of 10 nights",
    ]);
  });

  test.each([
    ['Replace', /RatePlanNotifType 'Replace' is not taken/],
    ['New', /New and has no Rate with a price/],
  ])('refuses %s without rates', async (type, reason) => {
    expect(refusalsOf(await read(ratePlan(type)))).toEqual([expect.stringMatching(reason)]);
  });

  test.each([
    ['MealPlanCodes="14"', 'room_only'],
    ['MealPlanCodes="3"', 'breakfast'],
    ['MealPlanCodes="12"', 'half_board'],
    ['MealPlanCodes="1"', 'all_inclusive'],
    ['Breakfast="1" Lunch="0" Dinner="0"', 'breakfast'],
    ['Breakfast="1" Lunch="1" Dinner="1"', 'full_board'],
    ['Breakfast="0"', 'room_only'],
  ])('meals %s are %s', async (meals, board) => {
    const records = await read(
      ratePlan('New', rates(rate(forGuests(2, '100'), `<MealsIncluded ${meals}/>`))),
    );
    expect(changesOf(records)[1]).toMatchObject({ kind: 'plan', plan: { board } });
  });
});
