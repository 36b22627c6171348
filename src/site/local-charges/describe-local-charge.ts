import type { LocalCharge } from '../../domain/search/local-charge.ts';
import type { Texts } from '../../texts/texts.ts';
import { formatForeignAmount } from './format-foreign-amount.ts';

/** What is paid to the hotel on the spot, as a label and the exact amount in its own currency. */
export function describeLocalCharge(
  { kind, amount, currency }: LocalCharge,
  texts: Texts,
): readonly [label: string, amount: string] {
  return [texts(`localCharge.${kind}`), formatForeignAmount(amount, currency)];
}
