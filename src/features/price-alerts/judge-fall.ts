import { priceAlertPolicy } from '../../defaults.ts';
import type { AlertMailKind } from './price-alert.ts';

/** What a price is compared with. Amounts are minor units for the whole party, but for `target`. */
interface ComparedPrices {
  /** What the reader knows, from the form or the latest mail; null where nothing was sold. */
  readonly known: number | null;
  /** The cheapest price of now; null where nothing is sold. */
  readonly now: number | null;
  /** Wanted price of one traveller; null for none. */
  readonly target: number | null;
  readonly travellers: number;
  /** Minor units of one whole unit of the currency. */
  readonly minorUnits: number;
}

/**
 * What a price is worth a mail for; null for nothing. A fall is one below the price that the reader knows, by `minFallPercent` and `minFallUnits` at least: a
 * price that rises and falls back is no news. Reaching the wanted price is one, however small the step.
 */
export function judgeFall({
  known,
  now,
  target,
  travellers,
  minorUnits,
}: ComparedPrices): Extract<AlertMailKind, 'fallen' | 'target' | 'available'> | null {
  if (now === null) return null;
  const isReached = (total: number) => target !== null && Math.ceil(total / travellers) <= target;
  if (known === null) return isReached(now) ? 'target' : 'available';
  if (isReached(now) && !isReached(known)) return 'target';
  const fall = known - now;
  const isEnough =
    fall * 100 >= known * priceAlertPolicy.minFallPercent &&
    fall >= priceAlertPolicy.minFallUnits * minorUnits;
  return isEnough ? 'fallen' : null;
}

/**
 * Whether one more mail about the price of an alert may be sent now.
 * @param sent when the others were, within `mailWindowMs` at least
 */
export function mayMailPrice(sent: readonly Date[], now: Date): boolean {
  const { minMailIntervalMs, mailWindowMs, mailsPerWindow } = priceAlertPolicy;
  const since = (at: Date) => now.getTime() - at.getTime();
  const recent = sent.filter((at) => since(at) < mailWindowMs);
  return recent.length < mailsPerWindow && recent.every((at) => since(at) >= minMailIntervalMs);
}
