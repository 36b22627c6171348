import type { ChosenExtra } from '../../../domain/extra.ts';
import type { Texts } from '../../../texts/texts.ts';

/** A chosen extra in the words of the ticket: what it is, and below it which one and for how many. */
export function describeExtra(
  { kind, variant, leg, travellers }: ChosenExtra,
  texts: Texts,
): { readonly name: string; readonly detail: string } {
  const detail = [
    nameVariant(kind, variant),
    leg === null ? '' : texts(`checkout.${leg}`),
    travellers.length > 1 ? texts('checkout.forTravellers', { n: travellers.length }) : '',
  ];
  return { name: texts(`checkout.extra.${kind}`), detail: detail.filter(Boolean).join(' · ') };
}

/** What says something by itself: '20kg' and '12A'; the names of other variants are codes. */
function nameVariant(kind: ChosenExtra['kind'], variant: string): string {
  if (kind === 'seat') return variant;
  const weight = /^(\d{1,2})kg$/.exec(variant)?.[1];
  return kind === 'luggage' && weight !== undefined ? `${weight} kg` : '';
}
