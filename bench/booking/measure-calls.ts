import { startShop } from '../../tests/browser/support/start-shop.ts';
import { median } from '../run-load.ts';
import { type CheckoutTimes, createCheckoutRunner } from './run-checkouts.ts';

export interface CallsOptions {
  readonly hotels: number;
  /** Checkouts that are measured each time. */
  readonly checkouts: number;
}

/** Part of what the shop can do that shoppers ask of it. */
const load = 0.7;

/** Walks through the checkout of a built and started shop over HTTP: how many it takes, then each call's times at part of that. */
export async function measureCalls({ hotels, checkouts: wanted }: CallsOptions): Promise<void> {
  const shop = await startShop({ settings: { WORLD_HOTELS: String(hotels) } });
  const runner = createCheckoutRunner(shop.port);
  try {
    const trips = await runner.findTrips(wanted * 2 + 50);
    const half = Math.floor((trips.length - 50) / 2);
    await runner.measure(trips.slice(0, 50), null);
    const most = await runner.measure(trips.slice(50, 50 + half), null);
    const capacity = (most.ends.booked ?? 0) / most.seconds;
    console.log(`Eight shoppers at once: ${round(capacity)} whole checkouts a second`, most.ends);
    const open = await runner.measure(trips.slice(50 + half), capacity * load);
    console.log(`${round(capacity * load)} shoppers come each second`, open.ends);
    console.table(summarise(open));
  } finally {
    runner.close();
    await shop.stop();
  }
}

function summarise({ calls }: CheckoutTimes) {
  const rows = [...calls].map(([call, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const [p99, max] = [sorted[Math.floor(sorted.length * 0.99)], sorted.at(-1)];
    return [
      call,
      { times: times.length, 'p50 ms': round(median(times)), 'p99 ms': round(p99), 'max ms': round(max) },
    ];
  });
  return Object.fromEntries(rows);
}

function round(value = Number.NaN): number {
  return Math.round(value * 10) / 10;
}
