import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { Occupancy, RatePlanFacts } from '../../../../domain/search/supply-facts.ts';
import { type DayRange, formatDay } from '../../../../domain/time/calendar-day.ts';
import { refuse } from '../records/feed-record.ts';
import { withoutPositions } from './family-offers.ts';
import { type GuestAmounts, readGuestAmounts, requireFeedCurrency } from './guest-amounts.ts';
import { readDays } from './ota-days.ts';
import type { PlanDays } from './plan-days.ts';
import { findAdultRate, findStatedShares, inPlanUnits, type StatedShares } from './stated-occupancy.ts';
import { attributeOf, type XmlElement } from './xml-element.ts';

/** A Rate element with its amounts. */
export interface PlanRate {
  readonly element: XmlElement;
  readonly amounts: GuestAmounts;
}

/** Prices of one night, of a plan's Rate elements. @throws FeedError */
export function readPlanRates(rates: readonly XmlElement[], currency: CurrencyCode): readonly PlanRate[] {
  return rates.map((element) => {
    requireFeedCurrency(element, currency);
    const unit = `${attributeOf(element, 'UnitMultiplier') ?? '1'} ${attributeOf(element, 'RateTimeUnit') ?? 'Day'}`;
    if (unit !== '1 Day')
      refuse(`Rate is a price for '${unit}', only prices of one night are taken`, element.line);
    return { element, amounts: readGuestAmounts(element, currency) };
  });
}

/** The contracted occupancy with the shares of the first rates; `applyRates` checks that all rates have the same. */
export function withStatedShares(occupancy: Occupancy, rates: readonly PlanRate[]): Occupancy {
  let shares: StatedShares = {};
  for (const { element, amounts } of rates) {
    const rate = findAdultRate(amounts, { ...occupancy, ...shares }, element.line);
    shares = { ...findStatedShares(amounts, rate, element.line), ...shares };
  }
  return { ...occupancy, ...shares };
}

/** Puts rates to their days; each day has one. @throws FeedError where a rate does not agree with the plan's occupancy */
export function applyRates(
  rates: readonly PlanRate[],
  plan: RatePlanFacts,
  days: PlanDays,
  storedDays: DayRange,
): void {
  for (const { element, amounts } of rates) {
    const rate = findAdultRate(amounts, plan.occupancy, element.line);
    requireSameShares(findStatedShares(amounts, rate, element.line), plan.occupancy, element.line);
    const units = inPlanUnits(rate, plan, element.line);
    for (const day of readDays(element, storedDays)) {
      if (days.rates.has(day)) refuse(`${formatDay(day)} has two rates`, element.line);
      days.rates.set(day, units);
    }
  }
}

function requireSameShares(stated: StatedShares, occupancy: Occupancy, line: number): void {
  const { singleUsePercent, extraAdultPercent, childBands } = stated;
  if (singleUsePercent !== undefined && singleUsePercent !== occupancy.singleUsePercent) {
    refuse(`a single guest pays ${singleUsePercent} %, the plan says ${occupancy.singleUsePercent} %`, line);
  }
  if (extraAdultPercent !== undefined && extraAdultPercent !== occupancy.extraAdultPercent) {
    refuse(
      `a further adult pays ${extraAdultPercent} %, the plan says ${occupancy.extraAdultPercent} %`,
      line,
    );
  }
  const planBands = formatBands(withoutPositions(occupancy.childBands));
  if (childBands !== undefined && formatBands(childBands) !== planBands)
    refuse(`children pay ${formatBands(childBands)}, the plan says ${planBands}`, line);
}

function formatBands(bands: Occupancy['childBands']): string {
  const bandTexts = [...bands]
    .sort((left, right) => left.fromAge - right.fromAge)
    .map(({ fromAge, toAge, percent }) => `${percent} % from ${fromAge} to ${toAge}`);
  return bandTexts.join(', ') || 'nothing';
}
