import type { OfferedExtra } from '../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { isSameExtra } from '../../../domain/extras/is-same-extra.ts';
import { isSameFlight } from '../../../domain/search/flight-key.ts';
import type { Checkout } from '../checkout.ts';
import { matchTravellers } from './match-travellers.ts';

type Carried = Pick<Checkout, 'extras' | 'party' | 'offerKey'>;

/**
 * The extras of a former checkout as choices of the one that follows: under the ids of its offer, for those who still travel. What is not
 * offered keeps its former id, so that a review drops it; so does a seat on another flight, which has other seats.
 */
export function carryFormerExtras(
  former: Carried,
  now: Pick<Carried, 'party' | 'offerKey'>,
  offered: readonly OfferedExtra[],
): readonly ChosenExtra[] {
  const numbers = matchTravellers(former.party, now.party);
  return former.extras.flatMap((extra) => {
    const travellers = extra.travellers
      .flatMap((number) => numbers[number] ?? [])
      .sort((one, other) => one - other);
    if (extra.travellers.length > 0 && travellers.length === 0) return [];
    const same = hasSameSeats(extra) ? offered.find((each) => isSameExtra(each, extra)) : undefined;
    return [{ ...extra, id: same?.id ?? extra.id, travellers }];
  });

  function hasSameSeats({ kind, leg }: ChosenExtra): boolean {
    if (kind !== 'seat' || leg === null) return true;
    const flight = now.offerKey[leg];
    return flight !== null && isSameFlight(flight, former.offerKey[leg]);
  }
}
