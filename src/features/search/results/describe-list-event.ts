import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { toUnits } from '../../../domain/money/format/to-units.ts';
import type { EventValue, TrackedEvent } from '../../../site/tracking/tracked-event.ts';
import type { HotelCardContent } from './list/results-page-props.ts';

/** The list as analytics know it, whichever search filled it. */
const list = { item_list_id: 'resultlist', item_list_name: 'Result list' } as const;

/**
 * Describes the event of a shown list (TRACK-001).
 * @param first position of the first hotel in the whole list, from 0
 */
export function describeListShown(
  hotels: readonly HotelCardContent[],
  currency: CurrencyCode,
  first: number,
): TrackedEvent {
  const items = hotels.map((hotel, at) => describeItem(hotel, currency, first + at));
  return { name: 'view_item_list', params: { ...list, currency, items } };
}

/** Describes the event of a hotel opened from the list, with the package of the link (TRACK-005). */
export function describeHotelOpened(
  card: HotelCardContent,
  currency: CurrencyCode,
  place: number,
): TrackedEvent {
  return {
    name: 'select_item',
    params: {
      ...list,
      hotelId: String(card.hotel.id),
      package: { offerId: card.offer.id, nights: card.offer.nights },
      currency,
      items: [describeItem(card, currency, place)],
    },
  };
}

function describeItem(
  { hotel: { id, name }, offer }: HotelCardContent,
  currency: CurrencyCode,
  index: number,
): { readonly [key: string]: EventValue } {
  const price = toUnits({ amount: offer.perPerson, currency });
  return { item_id: String(id), item_name: name, index, price };
}
