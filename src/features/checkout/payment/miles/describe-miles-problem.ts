import { formatMiles } from '../../../../domain/miles/format-miles.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { MilesProblem } from './miles-offer.ts';

interface MilesLimits {
  /** What the shopper has typed; null where the slider has moved. */
  readonly typed: string | null;
  readonly max: number;
  /** Fewest miles that the programme takes. */
  readonly minimum: number;
}

/** Why the miles were not changed, for the field next to the slider. */
export function describeMilesProblem(
  problem: MilesProblem | null,
  { typed, max, minimum }: MilesLimits,
  texts: Texts,
): string | null {
  switch (problem) {
    case null:
      return null;
    case 'milesAmountInvalid':
      return Number(typed) > max
        ? texts('payment.miles.error.tooMany', { max: formatMiles(max) })
        : texts('payment.miles.error.milesAmountInvalid', { minimum: formatMiles(minimum) });
    case 'milesMoreLoginError':
      return texts('checkout.error.milesMoreLoginError');
    case 'technicalError':
      return texts('payment.miles.error.technicalError');
  }
}
