import type { Board } from '../../domain/search/board.ts';
import type { OfferItem } from './offer-schema.ts';

/** A choice of other dates: what it is called, and the cheapest offer there is for it. */
export interface DateOption {
  /** Nights, airport code, month `YYYY-MM` or day of departure `YYYY-MM-DD`. */
  readonly value: string;
  /** The airport's name; absent elsewhere. */
  readonly label?: string;
  /** Country of an airport; absent elsewhere. */
  readonly countryCode?: string;
  /** False for an airport that the search does not depart from; absent elsewhere. */
  readonly isSearched?: boolean;
  /** What the offer is; absent in short lists. */
  readonly facts?: OptionFacts;
  readonly offerId: string;
  /** Minor units of one person and of the whole party, in the currency charged. */
  readonly amount: number;
  readonly total: number;
}

/** What one gets with a choice, as far as it is said before the choice is made. */
export interface OptionFacts {
  /** Airport of departure; null without flights. */
  readonly airport: { readonly code: string; readonly name: string } | null;
  /** Day of departure, without flights of check-in, `YYYY-MM-DD`. */
  readonly departure: string;
  readonly nights: number;
  readonly board: Board;
}

type Facts = Pick<OfferItem, 'checkIn' | 'lengthOfStay' | 'board' | 'departureAirport'> & {
  readonly departureFlight: Pick<NonNullable<OfferItem['departureFlight']>, 'departureDate'> | null;
};

type Priced = { readonly price: Pick<OfferItem['price'], 'perPersonAmount' | 'totalAmount'> };

/** A column, short list or month as its call answers it (SAPI-020, SAPI-031 to SAPI-036), as far as it is shown. */
interface PricedOptions {
  readonly options: readonly ({
    readonly value: string;
    readonly label: string;
    readonly countryCode?: string;
    readonly isSearched?: boolean;
  } & (
    | { readonly offer: Pick<OfferItem, 'id'> & Facts & Priced }
    | ({ readonly offerId: OfferItem['id'] } & Priced)
  ))[];
}

/** What is shown of a call's answer. */
export function readOptions({ options }: PricedOptions): readonly DateOption[] {
  return options.map((option) => {
    const { perPersonAmount, totalAmount } = ('offer' in option ? option.offer : option).price;
    const { countryCode, isSearched } = option;
    return {
      value: option.value,
      label: option.label,
      ...(countryCode === undefined ? {} : { countryCode }),
      ...(isSearched === undefined ? {} : { isSearched }),
      ...('offer' in option ? { facts: readFacts(option.offer) } : {}),
      offerId: 'offer' in option ? option.offer.id : option.offerId,
      amount: perPersonAmount,
      total: totalAmount,
    };
  });
}

function readFacts(offer: Facts): OptionFacts {
  return {
    airport: offer.departureAirport,
    departure: offer.departureFlight?.departureDate ?? offer.checkIn,
    nights: offer.lengthOfStay,
    board: offer.board,
  };
}

/** What 'best price' is said of: airports that the search does not depart from are no part of it. */
export function listSearched(options: readonly DateOption[]): readonly DateOption[] {
  return options.filter(({ isSearched = true }) => isSearched);
}

/** The first of the cheapest; null where there is none. */
export function findCheapest(options: readonly DateOption[]): DateOption | null {
  return options.reduce<DateOption | null>(
    (best, option) => (best === null || option.amount < best.amount ? option : best),
    null,
  );
}
