import { fillDemoBookings } from '../../demo/bookings/fill-demo-bookings.server.ts';
import type { DemoBookingDeps } from '../../demo/bookings/place-named-booking.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { describeTrip } from '../../trip-search/hotels/describe-trip.server.ts';
import type { AppDeps } from './app-deps.ts';
import { openDigests } from './wire-vouchers.server.ts';

/** The part of the dependencies that the caller has wired already. */
type WiredForDemoBookings = Pick<
  DemoBookingDeps,
  'db' | 'brands' | 'search' | 'supply' | 'supplyFaults' | 'payments' | 'documents'
>;

/**
 * Fills the demo bookings unless `DEMO_BOOKINGS` is 0 or a vendor takes the payments; a failure is logged. The shop must not take orders
 * meanwhile: shoppers would meet the supplier's faults, and the shop's own workflow would move the demo bookings on.
 */
export async function fillBookings(
  { env, pool, log, cookieSecret, beginStep }: AppDeps,
  wired: WiredForDemoBookings,
): Promise<void> {
  if (!env.demoBookings || env.payment.provider !== 'embedded') return;
  beginStep?.('Preparing the demo bookings');
  const report = (error: unknown) => log.error({ err: error }, 'a demo booking could not be made');
  const deps = {
    ...wired,
    pool,
    clock: systemClock,
    describeTrip,
    openDigests: () => openDigests({ env, pool, cookieSecret }, wired.db),
    secret: cookieSecret,
    baseUrl: env.baseUrl,
  };
  await fillDemoBookings({ ...deps, report }).catch(report);
}
