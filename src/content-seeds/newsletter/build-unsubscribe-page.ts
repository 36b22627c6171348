import type { Brand } from '../../brands/brand.ts';
import type { SeedDocument } from '../seed-document.ts';

/** Where links in newsletters lead that end them. */
export function buildUnsubscribePage({ name, newsletter }: Brand): SeedDocument {
  return {
    kind: 'page',
    slug: newsletter.pages.unsubscribe,
    meta: {
      title: {
        de: `Newsletter abbestellen – ${name}`,
        en: `Unsubscribe – ${name}`,
        it: `Annullare l’iscrizione – ${name}`,
        es: `Cancelar el boletín – ${name}`,
        fr: `Se désabonner – ${name}`,
      },
      description: {
        de: 'Hier bestellen Sie unseren Newsletter ab. Ein Klick genügt.',
        en: 'Unsubscribe from our newsletter here. One click is enough.',
        it: 'Qui annullate l’iscrizione alla newsletter. Basta un clic.',
        es: 'Aquí cancela la suscripción a nuestro boletín. Basta un clic.',
        fr: 'Désabonnez-vous ici de notre newsletter. Un clic suffit.',
      },
    },
    modules: [
      {
        type: 'newsletterUnsubscribe',
        id: 'unsubscribe',
        props: {
          isPageTitle: true,
          headline: {
            de: 'Möchten Sie den Newsletter abbestellen?',
            en: 'Would you like to unsubscribe?',
            it: 'Desidera annullare l’iscrizione?',
            es: '¿Desea cancelar la suscripción?',
            fr: 'Souhaitez-vous vous désabonner\u202f?',
          },
          copytext: {
            de: 'Ihre Buchungen berührt das nicht: Bestätigungen und Reiseunterlagen bekommen Sie weiterhin.',
            en: 'Your bookings are not affected: you still get confirmations and travel documents.',
            it: 'Le sue prenotazioni restano come sono: riceverà ancora conferme e documenti di viaggio.',
            es: 'Sus reservas no cambian: seguirá recibiendo confirmaciones y documentos de viaje.',
            fr: 'Vos réservations ne changent pas\u202f: vous recevrez toujours confirmations et documents de voyage.',
          },
          yes: {
            headline: {
              de: 'Sie sind abgemeldet',
              en: 'You are unsubscribed',
              it: 'Iscrizione annullata',
              es: 'Suscripción cancelada',
              fr: 'Vous êtes désabonné',
            },
            copytext: {
              de: 'Von diesem Newsletter bekommen Sie nichts mehr. Wenn Sie es sich anders überlegen, sind Sie jederzeit willkommen.',
              en: 'You will get nothing more from this newsletter. If you change your mind, you are always welcome.',
              it: 'Da questa newsletter non riceverà più nulla. Se cambia idea, sarà sempre il benvenuto.',
              es: 'No recibirá nada más de este boletín. Si cambia de opinión, siempre será bienvenido.',
              fr: 'Vous ne recevrez plus rien de cette newsletter. Si vous changez d’avis, vous serez toujours le bienvenu.',
            },
            link: `/${newsletter.pages.subscribe}`,
            buttonText: {
              de: 'Doch wieder abonnieren',
              en: 'Subscribe again',
              it: 'Iscriversi di nuovo',
              es: 'Volver a suscribirse',
              fr: 'Se réabonner',
            },
          },
          no: {
            headline: {
              de: 'Schön, dass Sie bleiben',
              en: 'Good to have you with us',
              it: 'Siamo felici che resti',
              es: 'Nos alegra que se quede',
              fr: 'Ravis que vous restiez',
            },
            copytext: {
              de: 'Es ändert sich nichts. Wenn es nur zu viel war: Sie können auswählen, was wir Ihnen schicken.',
              en: 'Nothing changes. If it was just too much: you can choose what we send you.',
              it: 'Non cambia nulla. Se era solo troppo, può scegliere che cosa inviarLe.',
              es: 'No cambia nada. Si era demasiado, puede elegir qué le enviamos.',
              fr: 'Rien ne change. Si c’était seulement trop, choisissez ce que nous vous envoyons.',
            },
            link: `/${newsletter.pages.edit}`,
            buttonText: {
              de: 'Auswählen, was kommt',
              en: 'Choose what you get',
              it: 'Scegliere che cosa ricevere',
              es: 'Elegir qué recibir',
              fr: 'Choisir ce que je reçois',
            },
          },
        },
      },
    ],
  };
}
