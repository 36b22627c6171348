import { chooseExtras, type ExitRows, type OfferedExtra } from '../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { TravellerKind } from '../../../domain/travellers/traveller.ts';

/** Chosen extras after the supplier was asked again. */
export interface ReviewedExtras {
  /** Those that are still sold, at their present prices. */
  readonly extras: readonly ChosenExtra[];
  /** Those that the supplier no longer sells. */
  readonly dropped: readonly ChosenExtra[];
  /** Those of `extras` that have another price now. */
  readonly repriced: readonly ChosenExtra[];
}

/** An extra that the supplier asks another price for is another one, also where it is charged alike. */
const isSamePrice = (now: ChosenExtra, before: ChosenExtra) =>
  now.amount === before.amount && now.bought === before.bought;

/**
 * Compares chosen extras with the current offer: which remain, which are gone or cannot be had with the ones before, which have
 * another price.
 */
export function reviewExtras(
  chosen: readonly ChosenExtra[],
  offered: readonly OfferedExtra[],
  travellers: readonly TravellerKind[],
  exits: readonly ExitRows[],
): ReviewedExtras {
  const kept: ChosenExtra[] = [];
  const reviews = chosen.map((extra) => {
    const now = chooseExtras([extra], offered, travellers, exits);
    if (!now.ok || !chooseExtras([...kept, extra], offered, travellers, exits).ok)
      return { extra, now: null };
    kept.push(extra);
    return { extra, now: now.extras[0] ?? null };
  });
  return {
    extras: reviews.flatMap(({ now }) => (now === null ? [] : [now])),
    dropped: reviews.flatMap(({ extra, now }) => (now === null ? [extra] : [])),
    repriced: reviews.flatMap(({ extra, now }) => (now === null || isSamePrice(now, extra) ? [] : [now])),
  };
}
