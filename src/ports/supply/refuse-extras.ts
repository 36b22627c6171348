import { chooseExtras, type ExitRows, type OfferedExtra } from '../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { TravellerKind } from '../../domain/travellers/traveller.ts';

/**
 * Why a supplier refuses to hold extras: null when each is on offer to its travellers, unchanged and at the expected
 * amount.
 */
export function refuseExtras(
  wanted: readonly ChosenExtra[],
  offered: readonly OfferedExtra[],
  travellers: readonly TravellerKind[],
  exits: readonly ExitRows[],
): 'extra-gone' | 'price-changed' | null {
  const chosen = chooseExtras(wanted, offered, travellers, exits);
  if (!chosen.ok) return 'extra-gone';
  const byId = new Map(chosen.extras.map((extra) => [extra.id, extra]));
  for (const { id, kind, variant, leg, amount } of wanted) {
    const extra = byId.get(id);
    if (extra?.kind !== kind || extra.variant !== variant || extra.leg !== leg) return 'extra-gone';
    if (extra.amount !== amount) return 'price-changed';
  }
  return null;
}
