import type { Texts } from '../../../../texts/texts.ts';
import type { ShownTraveller } from './offered-extras.ts';

/** Formats a traveller's first name; when it is unknown, type and number, such as 'Adult 2'. */
export function formatTravellerName({ kind, number, name }: ShownTraveller, texts: Texts): string {
  return name === '' ? texts(`extras.traveller.${kind}`, { n: number }) : name;
}
