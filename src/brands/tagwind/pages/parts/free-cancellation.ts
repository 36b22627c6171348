import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

type Promotion = Extract<SeedModule, { type: 'promotionTeaser' }>['props'];

/** Leads to the offers that can be cancelled free of charge, under a page’s own headline and pictures. */
export function freeCancellation(headline: Promotion['headline'], images: Promotion['images']): SeedModule {
  return {
    type: 'promotionTeaser',
    id: 'free-cancellation',
    props: {
      headline,
      text: {
        de: 'Viele Angebote lassen sich **kostenlos stornieren**. Bis wann, steht mit Datum beim Preis.',
        en: 'Many offers come with **free cancellation**. The last date for it is shown next to the price.',
        it: 'Molte offerte hanno la **cancellazione gratuita**. La data limite è indicata accanto al prezzo.',
        es: 'Muchas ofertas tienen **anulación gratuita**. La fecha límite figura junto al precio.',
        fr: 'De nombreuses offres sont **annulables sans frais**. La date limite figure à côté du prix.',
      },
      buttonText: {
        de: 'Nur stornierbare zeigen',
        en: 'Show cancellable only',
        it: 'Mostra solo queste',
        es: 'Ver solo estas',
        fr: 'Voir seulement celles-ci',
      },
      buttonLink: '/search?cancel=free',
      images,
      infoTextBold: { de: 'Danach:', en: 'After that:', it: 'Dopo:', es: 'Después:', fr: 'Ensuite :' },
      infoText: {
        de: '25 bis 100 Prozent, je näher der Abflug.',
        en: '25 to 100 per cent, rising towards departure.',
        it: 'dal 25 al 100 per cento, secondo i giorni che mancano.',
        es: 'del 25 al 100 por ciento, según se acerca la salida.',
        fr: '25 à 100 pour cent, selon la date du départ.',
      },
    },
  };
}
