import {
  chooseExtras,
  type ExtraChoice,
  type OfferedExtra,
} from '../../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../../domain/extras/extra.ts';
import type { CheckoutSummary } from '../../checkout-summary.ts';
import { withTotal } from '../../with-total.ts';
import type { OfferedExtras } from './offered-extras.ts';

/** Lists all offered extras in the order of the step; seats come last. */
export function listOfferedExtras({ extras, seats }: OfferedExtras): OfferedExtra[] {
  const seatExtras = seats.flatMap(({ leg, free }) =>
    free.map(
      ([variant, id, price]): OfferedExtra => ({ id, kind: 'seat', variant, leg, price, per: 'traveller' }),
    ),
  );
  return [...extras, ...seatExtras];
}

export function toChoices(chosen: readonly ChosenExtra[]): ExtraChoice[] {
  return chosen.map(({ id, travellers }) => ({ id, travellers }));
}

/** Calculates the summary with the chosen extras like the server; returns it unchanged when a choice is not valid. */
export function summariseChoices(
  summary: CheckoutSummary,
  choices: readonly ExtraChoice[],
  offered: OfferedExtras,
): CheckoutSummary {
  const kinds = offered.travellers.map(({ kind }) => kind);
  const chosen = chooseExtras(choices, listOfferedExtras(offered), kinds, offered.seats);
  if (!chosen.ok) return summary;
  return withTotal({ ...summary, extras: chosen.extras });
}
