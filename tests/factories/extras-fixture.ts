import { createFakeSupply } from '../../src/demo/supplier/fake/fake-supply.ts';
import { buildOfferRequest, startOfTest } from '../../src/demo/supplier/supplier-under-test.server.ts';
import { buyInCharged } from '../../src/domain/money/purchase-currency.ts';
import { formatDay } from '../../src/domain/time/calendar-day.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import type { Party } from '../../src/domain/travellers/party.ts';
import type { Checkout } from '../../src/features/checkout/checkout.ts';
import type { CheckoutStore, NewCheckout } from '../../src/features/checkout/checkout-store.server.ts';
import { createExtrasService } from '../../src/features/checkout/extras/extras-service.server.ts';
import { exampleBookedTrip } from '../../src/features/checkout/frame/example-summary.ts';
import type { LiveSupply } from '../../src/ports/supply/supply-port.ts';
import { supplyCallOptions } from '../../src/ports/supply/supply-under-test.ts';

/** A supplier in memory and the service for its extras; both use the given clock. */
export function openExtrasService() {
  const clock = settableClock(startOfTest);
  const supply = createFakeSupply({ clock });
  return {
    clock,
    supply,
    service: createExtrasService({ live: supply.live, clock, isPricedAs: () => true }),
  };
}

const { key } = buildOfferRequest();
const departure = `${formatDay(key.checkIn)}T06:00`;

/** Two adults, a child of eight and a baby of one. */
export const family: Party = { adults: 2, childrenBorn: [key.checkIn - 3_100, key.checkIn - 500] };

/** Creates a checkout of a trip at the supplier's current price. */
export async function beginCheckout(
  checkouts: CheckoutStore,
  session: string,
  { supply }: { readonly supply: { readonly live: Pick<LiveSupply, 'verify'> } },
  previousSession: string | null = null,
): Promise<Checkout> {
  const request = { ...buildOfferRequest(), party: family };
  const verified = await supply.live.verify(request, supplyCallOptions());
  if (verified.outcome !== 'confirmed') throw new Error(verified.outcome);
  const outbound = exampleBookedTrip.outbound === null ? null : { ...exampleBookedTrip.outbound, departure };
  const newCheckout: NewCheckout = {
    brand: 'abendmeer',
    companyId: 'default',
    baseTotal: verified.offer.total,
    memberPercent: 0,
    priceByKind: verified.priceByKind ?? null,
    earlyBooking: verified.earlyBooking ?? 0,
    currency: 'EUR',
    purchase: buyInCharged('EUR'),
    offerKey: request.key,
    party: family,
    trackingParams: { utm_source: 'mail' },
    trip: { ...exampleBookedTrip, checkIn: formatDay(key.checkIn), outbound },
  };
  return checkouts.create(session, newCheckout, previousSession);
}
