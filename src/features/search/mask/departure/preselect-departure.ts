import { countryName } from '../../../../domain/places/country-name.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { MaskDraft } from '../panel/mask-draft.ts';

/**
 * What the mask of the home page starts with: on the German site the country entry Germany as departure, so that all its
 * airports are meant (AIRPORT-019, AIRPORT-020). Anywhere else the address says from where.
 */
export function preselectDeparture(draft: MaskDraft, locale: string, language: Language): MaskDraft {
  if (locale !== 'de-de' || draft.airports.length > 0 || draft.isHotelOnly) return draft;
  const name = countryName('DE', language);
  return { ...draft, airports: [{ key: 'DE', name }] };
}
