import { usualPricePolicy } from '../../defaults.ts';
import { type Day, dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { UsualPriceStore } from './usual-price-store.server.ts';
import { indexUsualPrices, type MeasuredPrice, type UsualPrices } from './usual-prices.ts';

export interface UsualPriceBook {
  /** What counts on a day of sale: the newest measurement for it or a day before; null where there is none. */
  find(homeCountry: string, today: Day): UsualPrices | null;
  /** Reads what any process has measured, and measures only where nothing counts today: the rest can wait until the shop serves. */
  open(): Promise<void>;
  /** Measures what is due, and reads what any process has measured. */
  refresh(): Promise<void>;
  /** Waits for the country that is being measured, and for no further one. */
  close(): Promise<void>;
}

interface Options {
  readonly store: UsualPriceStore;
  /** Whose trips are measured. */
  readonly listHomeCountries: () => readonly string[];
  readonly measure: (homeCountry: string, today: Day) => Promise<readonly MeasuredPrice[]>;
  /** Runs the work in one process at a time, and in no further one meanwhile. */
  readonly runAlone: (work: () => Promise<void>) => Promise<unknown>;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/**
 * What trips usually cost, the same in every process: it is measured a day before it counts, so that all have read it when the day begins. Where
 * nothing counts yet, it is measured for today.
 */
export function openUsualPrices({
  store,
  listHomeCountries,
  measure,
  runAlone,
  clock,
  report,
}: Options): UsualPriceBook {
  /** By country, the newest day first. */
  let known = new Map<string, readonly { readonly day: Day; readonly prices: UsualPrices }[]>();
  let isClosing = false;
  const find: UsualPriceBook['find'] = (homeCountry, today) =>
    known.get(homeCountry)?.find(({ day }) => day <= today)?.prices ?? null;

  async function look(): Promise<void> {
    const listed = await store.listKnown();
    const read = await Promise.all(
      listed.map(async ({ day, homeCountry }) => {
        const before = known.get(homeCountry)?.find((each) => each.day === day);
        const prices = before?.prices ?? indexUsualPrices(await store.read(day, homeCountry));
        return { homeCountry, day, prices };
      }),
    );
    known = Map.groupBy(read, ({ homeCountry }) => homeCountry);
  }

  async function measureDue(): Promise<void> {
    await look();
    const today = dayAt(clock.now());
    for (const homeCountry of new Set(listHomeCountries())) {
      if (isClosing) return;
      const days = (known.get(homeCountry) ?? []).map(({ day }) => day);
      const counting = days.find((day) => day <= today);
      const due = counting === undefined ? today : today + 1;
      if (days.includes(due)) continue;
      await store.add({ day: due, homeCountry, prices: await measure(homeCountry, today) });
    }
    await look();
    for (const [homeCountry, days] of known) {
      const counting = days.find(({ day }) => day <= today);
      if (counting !== undefined) await store.removeBefore(homeCountry, counting.day);
    }
  }

  async function refresh(): Promise<void> {
    await runAlone(measureDue);
    await look();
  }

  async function open(): Promise<void> {
    await look();
    const today = dayAt(clock.now());
    if (listHomeCountries().some((homeCountry) => find(homeCountry, today) === null)) await refresh();
  }

  const measuring = startInterval({ intervalMs: usualPricePolicy.measureIntervalMs, run: refresh, report });
  const looking = startInterval({ intervalMs: usualPricePolicy.lookIntervalMs, run: look, report });
  return {
    find,
    open,
    refresh,
    async close() {
      isClosing = true;
      await Promise.all([measuring.close(), looking.close()]);
    },
  };
}
