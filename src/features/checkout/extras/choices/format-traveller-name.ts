import type { Texts } from '../../../../texts/texts.ts';
import type { ShownTraveller } from './offered-extras.ts';

/** A traveller by first name where it is known, else by what and which one they are. */
export function formatTravellerName({ kind, number, name }: ShownTraveller, texts: Texts): string {
  return name === '' ? texts(`extras.traveller.${kind}`, { n: number }) : name;
}
