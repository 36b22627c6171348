import type { Language } from '../../../domain/words/language.ts';

/** A city with the preposition that says a house is there: in Athen, ad Atene, à Athènes, au Caire. */
export function formatLocative(city: string, language: Language): string {
  switch (language) {
    case 'it':
      return formatItalianLocative(city);
    case 'fr':
      return formatFrenchLocative(city);
    case 'es':
      return `en ${city}`;
    case 'de':
    case 'en':
      return `in ${city}`;
  }
}

function formatItalianLocative(city: string): string {
  if (city.startsWith('Il ')) return `al ${city.slice(3)}`;
  return /^A/i.test(city) ? `ad ${city}` : `a ${city}`;
}

function formatFrenchLocative(city: string): string {
  if (city.startsWith('Le ')) return `au ${city.slice(3)}`;
  return city.startsWith('Les ') ? `aux ${city.slice(4)}` : `à ${city}`;
}
