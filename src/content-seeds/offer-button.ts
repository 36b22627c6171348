/** What the button of a slide with one priced trip says. */
export const offerButton = {
  de: 'Zum Angebot',
  en: 'See the offer',
  it: 'Vai all’offerta',
  es: 'Ver la oferta',
  fr: 'Voir l’offre',
} as const;
