import { describe, expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { bornForAge } from '../../../../domain/travellers/party.ts';
import { noBirthDate, splitBirthDate } from './travellers-dates.ts';
import {
  canTravel,
  changeAdults,
  changeChild,
  changeChildren,
  chooseControl,
  findChildProblem,
  hasTooManyInfants,
  isSameParty,
  listWarnings,
  settleParty,
  startTravellers,
  type TravellersDraft,
} from './travellers-rules.ts';

const today = requireDay('2026-11-21');
const departure = requireDay('2026-12-12');
const days = { today, departure };

const born = (text: string) => splitBirthDate(requireDay(text));
const withChildren = (adults: number, ...dates: string[]) => ({ adults, children: dates.map(born) });

describe('counting', () => {
  test('[TRAV-024] [TRAV-025] [TRAV-028] adults are counted from 1 to 6', () => {
    expect(changeAdults(withChildren(2), -1, 1).adults).toBe(1);
    expect(changeAdults(withChildren(1), -1, 1).adults).toBe(1);
    expect(changeAdults(withChildren(5), 1, 1).adults).toBe(6);
    expect(changeAdults(withChildren(6), 1, 1).adults).toBe(6);
  });

  test('[TRAV-013] a configured minimum of 0 lets adults be counted to 0', () => {
    expect(changeAdults(withChildren(1), -1, 0).adults).toBe(0);
    expect(changeAdults(withChildren(0), -1, 0).adults).toBe(0);
  });

  test('[TRAV-026] [TRAV-027] [TRAV-028] children are counted from 0 to 4', () => {
    let draft: TravellersDraft = withChildren(2);
    expect(changeChildren(draft, -1, 'age', days).children).toEqual([]);
    for (let child = 1; child <= 5; child += 1) draft = changeChildren(draft, 1, 'age', days);
    expect(draft.children).toHaveLength(4);
  });

  test('adults and children are nine at most', () => {
    const dates = ['2018-01-01', '2018-01-01', '2018-01-01'];
    expect(changeChildren(withChildren(6, ...dates), 1, 'age', days).children).toHaveLength(3);
    expect(changeAdults(withChildren(5, ...dates, '2018-01-01'), 1, 1).adults).toBe(5);
    expect(changeAdults(withChildren(5, ...dates), 1, 1).adults).toBe(6);
  });

  test('[TRAV-032] a new child is under 2, or has no birth date yet', () => {
    expect(changeChildren(withChildren(2), 1, 'age', days).children).toEqual([born('2026-11-01')]);
    expect(changeChildren(withChildren(2), 1, 'birth-date', days).children).toEqual([noBirthDate]);
  });

  test('one child less is the last one', () => {
    const draft = withChildren(2, '2015-01-01', '2018-01-01');
    expect(changeChildren(draft, -1, 'age', days)).toEqual(withChildren(2, '2015-01-01'));
  });
});

describe('parties that cannot travel', () => {
  test('[TRAV-011] no adult', () => {
    expect(canTravel(withChildren(0), days)).toBe(false);
    expect(canTravel(withChildren(1), days)).toBe(true);
  });

  test('[TRAV-014] a child without a birth date', () => {
    expect(findChildProblem({ ...born('2015-01-01'), day: null }, days)).toBe('missing');
    expect(canTravel({ adults: 2, children: [noBirthDate] }, days)).toBe(false);
  });

  test('[TRAV-035] a birth after today', () => {
    expect(findChildProblem(born('2026-11-21'), days)).toBeNull();
    expect(findChildProblem(born('2026-11-22'), days)).toBe('future');
  });

  test('[TRAV-018] [TRAV-031] [TRAV-036] a child of 16 on departure', () => {
    expect(findChildProblem(born('2010-12-13'), days)).toBeNull();
    expect(findChildProblem(born('2010-12-12'), days)).toBe('too-old');
    expect(canTravel(withChildren(2, '2010-12-12'), days)).toBe(false);
  });

  test('[TRAV-015] [TRAV-017] [TRAV-018] more children under 24 months on departure than adults', () => {
    expect(hasTooManyInfants(withChildren(1, '2026-01-01'), days)).toBe(false);
    expect(hasTooManyInfants(withChildren(1, '2026-01-01', '2024-12-13'), days)).toBe(true);
    expect(hasTooManyInfants(withChildren(1, '2026-01-01', '2024-12-12'), days)).toBe(false);
    expect(canTravel(withChildren(1, '2026-01-01', '2024-12-13'), days)).toBe(false);
  });

  test('[TRAV-017] a baby of a leap day is two on the first of March', () => {
    const babies = withChildren(0, '2024-02-29');
    const on = (text: string) => hasTooManyInfants(babies, { today, departure: requireDay(text) });
    expect([on('2026-02-28'), on('2026-03-01')]).toEqual([true, false]);
  });
});

describe('warnings', () => {
  test('[TRAV-007] [TRAV-008] more than 2 adults sleep in one room', () => {
    expect(listWarnings(withChildren(2), days, false)).toEqual([]);
    expect(listWarnings(withChildren(3), days, false)).toEqual(['rooms']);
  });

  test('[TRAV-009] [TRAV-010] babies are under 2, children under 12, on departure', () => {
    expect(listWarnings(withChildren(2, '2024-12-13'), days, false)).toEqual(['infants']);
    expect(listWarnings(withChildren(2, '2024-12-12'), days, false)).toEqual(['under12']);
    expect(listWarnings(withChildren(2, '2014-12-13'), days, false)).toEqual(['under12']);
    expect(listWarnings(withChildren(2, '2014-12-12'), days, false)).toEqual([]);
    expect(listWarnings({ adults: 2, children: [noBirthDate] }, days, false)).toEqual([]);
  });

  test('[TRAV-010] there are no notes on laps and fares for trips without a flight', () => {
    const family = withChildren(3, '2024-12-13', '2020-01-01');
    expect(listWarnings(family, days, false)).toEqual(['rooms', 'infants', 'under12']);
    expect(listWarnings(family, days, true)).toEqual(['rooms']);
  });
});

test('a party comes back as it was, its children from old to young', () => {
  const party = { adults: 2, childrenBorn: [requireDay('2015-01-01'), requireDay('2020-06-30')] };
  const settle = (draft: TravellersDraft) => settleParty(draft, 'birth-date', departure);
  const draft = startTravellers(party);
  expect(isSameParty(settle(draft), party)).toBe(true);
  const swapped = changeChild(changeChild(draft, 0, born('2020-06-30')), 1, born('2015-01-01'));
  expect(isSameParty(settle(swapped), party)).toBe(true);
  expect(isSameParty(settle(changeChild(draft, 0, born('2015-01-02'))), party)).toBe(false);
  expect(isSameParty({ ...party, adults: 3 }, party)).toBe(false);
});

describe('children named by their ages', () => {
  const byAge = { adults: 2, childrenBorn: [13, 4].map((age) => bornForAge(age, today)), childAges: [13, 4] };

  test('come back as these ages from the picker by age, which nothing was changed in', () => {
    const settled = settleParty(startTravellers(byAge), 'age', departure);
    expect(settled).toEqual(byAge);
    expect(isSameParty(settled, byAge)).toBe(true);
  });

  test('a party with birth dates is the same one in the picker by age', () => {
    const { childAges: _, ...byDate } = byAge;
    expect(isSameParty(settleParty(startTravellers(byDate), 'age', departure), byDate)).toBe(true);
  });

  test('[FLAG-010] go on by age in every brand, others as the brand asks for them', () => {
    const { childAges: _, ...byDate } = byAge;
    expect([chooseControl(false, byAge), chooseControl(true, byAge)]).toEqual(['age', 'age']);
    expect([chooseControl(false, byDate), chooseControl(true, byDate)]).toEqual(['birth-date', 'age']);
  });

  test('another age is another party', () => {
    const draft = changeChild(startTravellers(byAge), 1, splitBirthDate(bornForAge(5, today)));
    const settled = settleParty(draft, 'age', departure);
    expect(settled.childAges).toEqual([13, 5]);
    expect(isSameParty(settled, byAge)).toBe(false);
  });
});
