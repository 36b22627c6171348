import type { MarketCode } from '../places/market.ts';

/** What is counted on the way to a sale, in its order; the last one, `booked`, is read from the bookings. */
export const COUNTED_STEPS = ['search', 'hotel', 'checkout'] as const;
export type CountedStep = (typeof COUNTED_STEPS)[number];

export const SALE_STEPS = [...COUNTED_STEPS, 'booked'] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

/** Where somebody is on the way to a sale. */
export interface SaleSite {
  /** Key of the brand. */
  readonly brand: string;
  /** The market that the visitor has chosen. */
  readonly market: MarketCode;
}

/** Counts a step. Never waits and never fails: a page does not depend on it. */
export type CountStep = (step: CountedStep, site: SaleSite) => void;

/** How often a step was reached. */
export interface StepCount {
  readonly brand: string;
  readonly market: string;
  readonly step: SaleStep;
  readonly count: number;
}
