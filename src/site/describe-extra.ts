import type { ChosenExtra } from '../domain/extras/extra.ts';
import type { Texts } from '../texts/texts.ts';

/** A chosen extra in the words it was chosen by: what it is, and which one, on which flight and for how many. */
export function describeExtra(
  { kind, variant, leg, travellers }: ChosenExtra,
  texts: Texts,
): { readonly name: string; readonly detail: string } {
  const detail = [
    formatVariant(kind, variant, texts),
    leg === null ? '' : texts(`checkout.${leg}`),
    travellers.length > 1 ? texts('checkout.forTravellers', { n: travellers.length }) : '',
  ];
  return { name: texts(`checkout.extra.${kind}`), detail: detail.filter(Boolean).join(' · ') };
}

function formatVariant(kind: ChosenExtra['kind'], variant: string, texts: Texts): string {
  switch (kind) {
    case 'seat':
      return variant;
    case 'luggage':
      return variant.replace('kg', ' kg');
    case 'rental_car':
      return texts(`extras.car.${variant}`);
    case 'transfer':
    case 'insurance':
      return texts(`extras.${kind}.${variant}`);
    default:
      // Lanes and boarding first are one thing each: their variants are codes.
      return '';
  }
}
