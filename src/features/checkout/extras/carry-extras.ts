import type { OfferedExtra } from '../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { isSameFlight } from '../../../domain/search/flight-key.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';

/**
 * The extras of a trip as choices of another offer: under the ids that it has for the same things on the same legs, for those who still travel. What it
 * does not have keeps its former id, so that a review drops it; so does a seat on another flight, where somebody else may sit.
 * @param from the trip with what is chosen
 * @param to the other offer with what it offers
 * @param numberOf the number of one of the trip's travellers in the other offer's party, null for who is not in it; missing where the party is the same
 */
export function carryExtras(
  from: { readonly offerKey: OfferKey; readonly extras: readonly ChosenExtra[] },
  to: { readonly offerKey: OfferKey; readonly extras: readonly OfferedExtra[] },
  numberOf: (traveller: number) => number | null = (traveller) => traveller,
): readonly ChosenExtra[] {
  return from.extras.flatMap((extra) => {
    const travellers = extra.travellers
      .flatMap((number) => numberOf(number) ?? [])
      .sort((one, other) => one - other);
    if (extra.travellers.length > 0 && travellers.length === 0) return [];
    const same = hasSameSeats(extra) ? to.extras.find((each) => isSameExtra(each, extra)) : undefined;
    return [{ ...extra, id: same?.id ?? extra.id, travellers }];
  });

  function hasSameSeats({ kind, leg }: ChosenExtra): boolean {
    if (kind !== 'seat' || leg === null) return true;
    const flight = to.offerKey[leg];
    return flight !== null && isSameFlight(flight, from.offerKey[leg]);
  }
}

/** What an extra is, whatever offer it belongs to: its id and price are those of one offer. */
type Identity = Pick<ChosenExtra, 'kind' | 'variant' | 'leg'>;

function isSameExtra(one: Identity, other: Identity): boolean {
  return one.kind === other.kind && one.variant === other.variant && one.leg === other.leg;
}
