import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

/** Why to book here, one quiet line; each is what the shop really does. */
export const reasons: SeedModule = {
  type: 'uspStrip',
  id: 'reasons',
  props: {
    usps: [
      {
        icon: 'deposit',
        text: {
          de: 'Abbuchung erst nach Bestätigung',
          en: 'Charged only after confirmation',
          it: 'Addebito solo dopo la conferma',
          es: 'Cobro solo tras la confirmación',
          fr: 'Débit après confirmation',
        },
      },
      {
        icon: 'supplierFailureInsurance',
        text: {
          de: 'Reisepreis abgesichert',
          en: 'Your money is protected',
          it: 'Prezzo tutelato',
          es: 'Precio protegido',
          fr: 'Prix protégé',
        },
      },
      {
        icon: 'holidaycheck',
        text: {
          de: 'Flugzeit und Kilometer vor dem Preis',
          en: 'Flight time and distance up front',
          it: 'Tempo di volo e chilometri in chiaro',
          es: 'Tiempo de vuelo y kilómetros a la vista',
          fr: 'Temps de vol et kilomètres affichés',
        },
      },
      {
        icon: 'tripadvisor',
        text: {
          de: 'Vor- und Nachteile bei jedem Ziel',
          en: 'Pros and cons for every destination',
          it: 'Pro e contro di ogni meta',
          es: 'Ventajas e inconvenientes de cada destino',
          fr: 'Le pour et le contre de chaque lieu',
        },
        hideOnMobile: true,
      },
    ],
  },
};
