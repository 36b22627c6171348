import { sellsExtra } from '../../../brands/sells-extra.ts';
import { firstDayOf } from '../../../domain/booking/booked-trip.ts';
import { EXTRA_KINDS } from '../../../domain/extras/extra.ts';
import { hideBought } from '../../../domain/extras/hide-bought.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import type { SupplyExtra } from '../../../ports/supply/supply-port.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Checkout } from '../checkout.ts';
import type { OfferedExtras, ShownExtra, ShownTraveller } from './choices/offered-extras.ts';
import type { ExtrasOffer } from './extras-service.server.ts';

type Offered = Extract<ExtrasOffer, { readonly state: 'offered' }>;

/** Market of the insurances to show first: the chosen one, otherwise the visitor's. */
export function insuranceMarketOf(checkout: Checkout, visit: Visit): MarketCode {
  return checkout.insuranceMarket ?? visit.market;
}

/**
 * Lists the extras to show, in the order of the step: only amounts above zero (EXTRA-019), and only kinds that the brand
 * offers (EXTRA-025).
 */
export function listSellable({ extras }: Offered, visit: Visit): SupplyExtra[] {
  const sellable = extras.filter(({ kind, price }) => price > 0 && sellsExtra(visit.brand, kind));
  return EXTRA_KINDS.flatMap((kind) => sellable.filter((extra) => extra.kind === kind));
}

/** Maps an offer to the page's shape: seats by flight, all others as a list. */
export function presentExtras(checkout: Checkout, visit: Visit, offer: Offered): OfferedExtras {
  const sellable = listSellable(offer, visit);
  const seats = sellable.filter(({ kind }) => kind === 'seat');
  return {
    extras: sellable
      .filter((extra): extra is SupplyExtra & ShownExtra => extra.kind !== 'seat')
      .map(hideBought),
    seats: offer.seatMaps.map(({ leg, rows, letters, exitRows }) => ({
      leg,
      rows,
      letters,
      exitRows,
      free: seats
        .filter((seat) => seat.leg === leg)
        .map(({ variant, id, price }) => [variant, id, price] as const),
    })),
    travellers: listTravellers(checkout),
    markets: visit.brand.markets.map(({ code }) => code),
    market: insuranceMarketOf(checkout, visit),
  };
}

function listTravellers(checkout: Checkout): ShownTraveller[] {
  const kinds = listTravellerKinds(checkout.party, firstDayOf(checkout.trip));
  return kinds.map((kind, index) => {
    const isAlone = kinds.filter((each) => each === kind).length === 1;
    const number = isAlone ? 0 : kinds.slice(0, index + 1).filter((each) => each === kind).length;
    return { kind, number, name: checkout.travellers?.[index]?.firstName ?? '' };
  });
}
