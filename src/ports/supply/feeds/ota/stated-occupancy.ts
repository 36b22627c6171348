import { HIGHEST_RATE, type Occupancy, type RatePlanFacts } from '../../../../domain/search/supply-facts.ts';
import { refuse } from '../records/feed-record.ts';
import type { AdditionalGuest, GuestAmounts } from './guest-amounts.ts';

/** Shares of the adult's rate, calculated from the amounts; shares without an amount are missing. */
export type StatedShares = Partial<Pick<Occupancy, 'singleUsePercent' | 'extraAdultPercent' | 'childBands'>>;

/** One adult's rate a night in minor units: half of what two pay, else by the weights of those who pay. @throws FeedError */
export function findAdultRate({ adults }: GuestAmounts, occupancy: Occupancy, line: number): number {
  const guests = adults.has(2) ? 2 : Math.max(...adults.keys());
  const total = adults.get(guests) ?? 0;
  const weight = weightOf(guests, occupancy);
  const rate = (total * 100) / weight;
  if (total === 0) refuse('BaseByGuestAmt AmountAfterTax is 0, a night has its price', line);
  if (Number.isInteger(rate)) return rate;
  return refuse(
    `the amount of ${total} minor units for ${guests} guests gives no whole amount for each`,
    line,
  );
}

function weightOf(guests: number, { singleUsePercent, extraAdultPercent }: Occupancy): number {
  return guests === 1 ? singleUsePercent : 200 + (guests - 2) * extraAdultPercent;
}

/** The rate in the plan's units. @throws FeedError for what is no whole multiple or too much */
export function inPlanUnits(rate: number, plan: RatePlanFacts, line: number): number {
  const units = rate / plan.rateUnit;
  if (!Number.isInteger(units)) {
    refuse(`the rate of ${rate} minor units is no multiple of the plan's unit of ${plan.rateUnit}`, line);
  }
  if (units <= HIGHEST_RATE) return units;
  return refuse(
    `the rate of ${rate} minor units is above the plan's highest of ${HIGHEST_RATE * plan.rateUnit}`,
    line,
  );
}

/** What the amounts say of single use, further adults and children. @throws FeedError where it is no whole per cent */
export function findStatedShares(amounts: GuestAmounts, rate: number, line: number): StatedShares {
  const single = amounts.adults.get(1);
  const extra = findExtraAdult(amounts, rate, line);
  const children = amounts.additional.filter(({ ages }) => ages !== null);
  return {
    ...(single !== undefined && { singleUsePercent: percentOf(single, rate, 'a single guest', line) }),
    ...(extra !== null && { extraAdultPercent: extra }),
    ...(children.length > 0 && { childBands: readBands(children, rate) }),
  };
}

/** From amounts for three and more, or from the additional adult's; all have to agree. */
function findExtraAdult({ adults, additional }: GuestAmounts, rate: number, line: number): number | null {
  const byNumber = [...adults]
    .filter(([guests]) => guests > 2)
    .map(([guests, total]) => percentOf((total - 2 * rate) / (guests - 2), rate, 'a further adult', line));
  const byPrice = additional
    .filter(({ ages }) => ages === null)
    .map((guest) => shareOf(guest, rate, 'a further adult'));
  const [first, ...others] = [...byNumber, ...byPrice];
  if (first === undefined) return null;
  const other = others.find((percent) => percent !== first);
  if (other === undefined) return first;
  return refuse(`a further adult pays ${first} % by one amount and ${other} % by another`, line);
}

function readBands(children: readonly AdditionalGuest[], rate: number): Occupancy['childBands'] {
  const bands = children
    .flatMap((child) => (child.ages === null ? [] : [{ child, ...child.ages }]))
    .sort((left, right) => left.fromAge - right.fromAge);
  return bands.map(({ child, fromAge, toAge }, index) => {
    const before = bands[index - 1];
    if (before !== undefined && before.toAge >= fromAge) {
      refuse(`children of ${fromAge} are in two bands: MaxAge is included`, child.line);
    }
    return { fromAge, toAge, percent: shareOf(child, rate, `a child of ${fromAge}`) };
  });
}

function shareOf({ price, line }: AdditionalGuest, rate: number, who: string): number {
  return 'percent' in price ? price.percent : percentOf(price.amount, rate, who, line);
}

function percentOf(amount: number, rate: number, who: string, line: number): number {
  const percent = (amount * 100) / rate;
  if (Number.isInteger(percent) && percent >= 0) return percent;
  return refuse(`${who} pays ${amount} of ${rate} minor units, which is no whole per cent`, line);
}
