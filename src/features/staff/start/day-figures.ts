import type { DailySales, Departures } from '../../../domain/staff/daily-sales.ts';
import type { LateFeed } from '../../../domain/staff/late-feed.ts';
import { SALE_STEPS, type StepCount } from '../../../domain/staff/sale-step.ts';
import type { DayRange } from '../../../domain/time/calendar-day.ts';
import type { DueItem } from './due-item.ts';

/** What the first page shows of the day's work next to the tasks. */
export interface DayFigures {
  /** Late ones first. */
  readonly due: readonly DueItem[];
  readonly departures: Departures;
  /** Days of sales and steps. */
  readonly days: DayRange;
  readonly sales: readonly DailySales[];
  /** Steps that pages have counted. */
  readonly steps: readonly StepCount[];
  readonly lateFeeds: readonly LateFeed[];
}

/** The way to a sale in one market of a brand: how often each step was reached. */
export interface SaleFunnel {
  readonly brand: string;
  readonly market: string;
  /** In the order of `SALE_STEPS`. */
  readonly counts: readonly number[];
}

/** Puts what pages have counted and what was booked together, the most searched market first. */
export function listFunnels({ steps, sales }: Pick<DayFigures, 'steps' | 'sales'>): readonly SaleFunnel[] {
  const booked = sales.map(
    ({ brand, market, bookings }): StepCount => ({ brand, market, step: 'booked', count: bookings }),
  );
  const all = [...steps, ...booked];
  const sites = new Map(all.map(({ brand, market }) => [`${brand} ${market}`, { brand, market }]));
  return [...sites.values()]
    .map(({ brand, market }) => ({
      brand,
      market,
      counts: SALE_STEPS.map((step) =>
        all
          .filter((each) => each.brand === brand && each.market === market && each.step === step)
          .reduce((sum, { count }) => sum + count, 0),
      ),
    }))
    .toSorted((one, other) => (other.counts[0] ?? 0) - (one.counts[0] ?? 0));
}
