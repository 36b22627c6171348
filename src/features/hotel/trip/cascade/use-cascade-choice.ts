import type { MouseEvent } from 'react';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { requireStore } from '../../../../site/client-store.ts';
import { type DateOption, findCheapest, listSearched } from '../../../../trip-search/offers/date-option.ts';
import type { TripFact } from '../choice/implied-changes.ts';
import type { LinkedOffer } from '../choice/trip-address.tsx';
import { useChooseOffer } from '../choice/use-choose-offer.ts';
import { type CascadeColumnName, cascadeActions } from '../model/cascade-slice.ts';

export interface CascadeChoice {
  readonly hrefOf: (column: CascadeColumnName, option: DateOption) => string;
  /** For `onClick` of an option's link. */
  readonly choose: (
    event: MouseEvent<HTMLAnchorElement>,
    column: CascadeColumnName,
    option: DateOption,
  ) => void;
  /** An airport picked with the length of stay; null for the cheapest of those of the search (CASC-005). */
  readonly chooseAirport: (airport: DateOption | null) => void;
}

/** What is chosen in a column. */
export const factOf: Record<CascadeColumnName, TripFact> = {
  los: 'nights',
  airports: 'airport',
  months: 'departure',
  dates: 'departure',
};

/**
 * Choosing in the cascade. Every option is the cheapest offer there is for it, and choosing it makes that offer the
 * selected one: the price pressed is the price got.
 * @param airports with their cheapest offers of the length of stay that is chosen; null while they are not known
 * @param currency charged, of all prices
 */
export function useCascadeChoice(
  airports: readonly DateOption[] | null,
  currency: CurrencyCode,
): CascadeChoice {
  const { chooseOffer, followLink, hrefOf } = useChooseOffer();
  const toLinked = ({ offerId, total }: DateOption): LinkedOffer => ({ id: offerId, total, currency });
  return {
    hrefOf: (column, option) => hrefOf(toLinked(option), [factOf[column]]),
    choose(event, column, option) {
      followLink(event, toLinked(option), [factOf[column]]);
      if (event.defaultPrevented) trackChoice(column);
    },
    chooseAirport(airport) {
      const chosen = airport ?? findCheapest(listSearched(airports ?? []));
      if (chosen === null) return;
      trackChoice('los');
      chooseOffer(toLinked(chosen), ['airport']);
    },
  };
}

function trackChoice(column: CascadeColumnName): void {
  const store = requireStore();
  store.dispatch(cascadeActions.selectColumn(column));
  store.dispatch(cascadeActions.choose());
}
