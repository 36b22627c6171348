import type { OfferItem } from './offer-schema.ts';

/** A choice of other dates: what it is called, and the cheapest offer there is for it. */
export interface DateOption {
  /** Nights, airport code, month `YYYY-MM` or day of departure `YYYY-MM-DD`. */
  readonly value: string;
  /** The airport's name; absent elsewhere. */
  readonly label?: string;
  readonly offerId: string;
  /** Minor units of one person and of the whole party, in the currency charged. */
  readonly amount: number;
  readonly total: number;
}

type Priced = { readonly price: Pick<OfferItem['price'], 'perPersonAmount' | 'totalAmount'> };

/** A column, short list or month as its call answers it (SAPI-020, SAPI-031 to SAPI-036), as far as it is shown. */
interface PricedOptions {
  readonly options: readonly ({ readonly value: string; readonly label: string } & (
    | { readonly offer: Pick<OfferItem, 'id'> & Priced }
    | ({ readonly offerId: OfferItem['id'] } & Priced)
  ))[];
}

/** What is shown of a call's answer. */
export function readOptions({ options }: PricedOptions): readonly DateOption[] {
  return options.map((option) => {
    const { perPersonAmount, totalAmount } = ('offer' in option ? option.offer : option).price;
    return {
      value: option.value,
      label: option.label,
      offerId: 'offer' in option ? option.offer.id : option.offerId,
      amount: perPersonAmount,
      total: totalAmount,
    };
  });
}

/** The first of the cheapest; null where there is none. */
export function findCheapest(options: readonly DateOption[]): DateOption | null {
  return options.reduce<DateOption | null>(
    (best, option) => (best === null || option.amount < best.amount ? option : best),
    null,
  );
}
