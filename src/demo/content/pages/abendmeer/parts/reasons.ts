import type { SeedModule } from '../../../seed-document.ts';

/** Why to book here, one quiet line; each is what the shop really does. */
export const reasons: SeedModule = {
  type: 'uspStrip',
  id: 'reasons',
  props: {
    usps: [
      {
        icon: 'holidaycheck',
        text: {
          de: 'Zu jedem Ort der Monat, der ihm steht',
          en: 'For every place, the month that suits it',
          it: 'Per ogni luogo, il mese che gli dona',
          es: 'Para cada lugar, el mes que le sienta bien',
          fr: 'Pour chaque lieu, le mois qui lui va',
        },
      },
      {
        icon: 'tripadvisor',
        text: {
          de: 'Wir schreiben auch, was nicht gut ist',
          en: 'We also write what is not so good',
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
          en: 'Nothing is charged until all is confirmed',
          it: 'Si paga solo quando tutto è confermato',
          es: 'Solo se cobra cuando todo está confirmado',
          fr: 'Débité seulement quand tout est confirmé',
        },
      },
      {
        icon: 'supplierFailureInsurance',
        text: {
          de: 'Ihr Reisepreis ist abgesichert',
          en: 'The money you pay is protected',
          it: 'Quanto pagate è tutelato',
          es: 'Lo que paga está protegido',
          fr: 'Votre paiement est protégé',
        },
      },
    ],
  },
};
