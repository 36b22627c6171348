import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

/** Why to book here, one quiet line; each is what the shop really does. */
export const reasons: SeedModule = {
  type: 'uspStrip',
  id: 'reasons',
  props: {
    usps: [
      {
        icon: 'holidaycheck',
        text: {
          de: 'Für jeden Ort die beste Reisezeit',
          en: 'The best time to visit every place',
          it: 'Per ogni luogo il periodo migliore',
          es: 'Para cada lugar, la mejor época',
          fr: 'Pour chaque lieu, la meilleure saison',
        },
      },
      {
        icon: 'tripadvisor',
        text: {
          de: 'Wir schreiben auch, was nicht gut ist',
          en: 'We also tell you what is not so good',
          it: 'Scriviamo anche quello che non va',
          es: 'También contamos lo que no está bien',
          fr: 'Nous écrivons aussi ce qui est moins bien',
        },
        hideOnMobile: true,
      },
      {
        icon: 'deposit',
        text: {
          de: 'Abgebucht wird erst, wenn alles bestätigt ist',
          en: 'Charged only when everything is confirmed',
          it: 'Si paga solo quando tutto è confermato',
          es: 'Solo se cobra cuando todo está confirmado',
          fr: 'Débité seulement quand tout est confirmé',
        },
      },
      {
        icon: 'supplierFailureInsurance',
        text: {
          de: 'Ihr Reisepreis ist abgesichert',
          en: 'Your money is protected',
          it: 'Quanto pagate è tutelato',
          es: 'Lo que paga está protegido',
          fr: 'Votre paiement est protégé',
        },
      },
    ],
  },
};
