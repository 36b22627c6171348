import { searchAnswers } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { toUnits } from '../../../domain/money/format/to-units.ts';
import type { TrackedEvent } from '../../../site/tracking/tracked-event.ts';
import type { PlaceTileProps } from './list/places-props.ts';

/** That places were shown, and which ones (TRACK-002). */
export function describePlacesList(
  places: readonly Pick<PlaceTileProps, 'id' | 'name' | 'price'>[],
  currency: CurrencyCode,
): TrackedEvent {
  return {
    name: 'view_item_list',
    params: {
      item_list_id: 'destinations',
      item_list_name: 'Destinations',
      currency,
      items: places.slice(0, searchAnswers.placesInEvent).map(({ id, name, price }, index) => ({
        item_id: String(id),
        item_name: name,
        index,
        price: toUnits({ amount: price, currency }),
      })),
    },
  };
}
