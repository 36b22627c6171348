import { chooseExtras, type OfferedExtra } from '../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import { isSameExtra } from '../../domain/extras/is-same-extra.ts';
import type { TravellerKind } from '../../domain/travellers/traveller.ts';

/**
 * The extras of a trip that another offer has too, with its ids and prices: the same thing on the same leg. What it does not have is left out,
 * and so are seats: they are those of one flight, where somebody else may sit.
 * @param travellers of the trip, in its order
 */
export function carryExtras(
  chosen: readonly ChosenExtra[],
  offered: readonly OfferedExtra[],
  travellers: readonly TravellerKind[],
): readonly ChosenExtra[] {
  return chosen.flatMap((extra) => {
    if (extra.kind === 'seat') return [];
    const found = offered.find((each) => isSameExtra(each, extra));
    if (found === undefined) return [];
    const carried = chooseExtras([{ id: found.id, travellers: extra.travellers }], offered, travellers, []);
    return carried.ok ? carried.extras : [];
  });
}
