import type { FaqProps } from '../../../content-modules/faq/schema.ts';
import type { Localised } from '../../../content-modules/parts/localised-text.ts';
import { newsletterLabel } from '../../../content-seeds/newsletter/subscribe-words.ts';
import type { SeedDocument, SeedModule } from '../../../content-seeds/seed-document.ts';
import type { LocalText } from '../../brand.ts';
import { callUs } from './parts/call-us.ts';
import { accessSection } from './parts/hilfe-access.ts';
import { bookingSection, paymentSection } from './parts/hilfe-booking.ts';
import { cancelSection, changeSection } from './parts/hilfe-changes.ts';
import { documentsSection, flightSection, hotelSection } from './parts/hilfe-journey.ts';

interface Chapter {
  /** What `#…` links and the overview lead to. */
  readonly anchor: string;
  readonly headline: LocalText;
  readonly line: LocalText;
  readonly sections: Localised<FaqProps>['sections'];
}

const chapters: readonly Chapter[] = [
  {
    anchor: 'buchen',
    headline: {
      de: 'Buchen und bezahlen',
      en: 'Booking and paying',
      it: 'Prenotare e pagare',
      es: 'Reservar y pagar',
      fr: 'Réserver et payer',
    },
    line: {
      de: 'Was der Preis enthält, wie Sie zahlen, wann abgebucht wird.',
      en: 'What the price includes, how you pay, when you are charged.',
      it: 'Che cosa comprende il prezzo, come si paga, quando parte l’addebito.',
      es: 'Qué incluye el precio, cómo se paga, cuándo se cobra.',
      fr: 'Ce que comprend le prix, comment payer, quand vous êtes débité.',
    },
    sections: [bookingSection, paymentSection],
  },
  {
    anchor: 'aendern',
    headline: {
      de: 'Ändern und absagen',
      en: 'Changing and cancelling',
      it: 'Cambiare e annullare',
      es: 'Cambiar y anular',
      fr: 'Modifier et annuler',
    },
    line: {
      de: 'Wenn etwas dazwischenkommt: wer an Ihrer Stelle reisen darf und was es kostet.',
      en: 'When something comes up: who may go in your place and what it costs.',
      it: 'Se c’è un imprevisto: chi può partire per voi e quanto costa.',
      es: 'Si surge algo: quién puede ir en su lugar y cuánto cuesta.',
      fr: 'En cas d’imprévu : qui peut partir à votre place, et à quel prix.',
    },
    sections: [changeSection, cancelSection],
  },
  {
    anchor: 'unterwegs',
    headline: {
      de: 'Flug, Hotel, Reiseunterlagen',
      en: 'Flight, hotel, documents',
      it: 'Volo, hotel, documenti',
      es: 'Vuelo, hotel, documentos',
      fr: 'Vol, hôtel, documents',
    },
    line: {
      de: 'Gepäck, Verspätung, Ankunft, Ausweis: alles für unterwegs.',
      en: 'Luggage, delays, arrival, passport: everything for your journey.',
      it: 'Bagagli, ritardi, arrivo, documenti: tutto per il viaggio.',
      es: 'Equipaje, retrasos, llegada, pasaporte: todo para el viaje.',
      fr: 'Bagages, retards, arrivée, passeport : tout pour le voyage.',
    },
    sections: [flightSection, hotelSection, documentsSection],
  },
  {
    anchor: 'barrierefrei',
    headline: {
      de: 'Barrierefrei reisen',
      en: 'Accessible travel',
      it: 'Viaggiare senza barriere',
      es: 'Viajar sin barreras',
      fr: 'Voyager sans obstacles',
    },
    line: {
      de: 'Mit Rollstuhl, mit Hilfe am Flughafen oder mit Vorleseprogramm.',
      en: 'With a wheelchair, assistance at the airport or a screen reader.',
      it: 'Con la sedia a rotelle, l’assistenza in aeroporto o un lettore di schermo.',
      es: 'Con silla de ruedas, asistencia en el aeropuerto o lector de pantalla.',
      fr: 'En fauteuil, avec une assistance à l’aéroport ou un lecteur d’écran.',
    },
    sections: [accessSection],
  },
];

const buildChapter = ({ anchor, headline, sections }: Chapter): SeedModule => ({
  type: 'faq',
  id: anchor,
  props: { anchor, headline, sections },
});

/** What is no chapter of its own. */
const elsewhere = [
  {
    headline: {
      de: 'Das Kleingedruckte',
      en: 'The small print',
      it: 'Le condizioni',
      es: 'La letra pequeña',
      fr: 'Les petites lignes',
    },
    copytext: {
      de: 'Unsere Bedingungen, kurz und lesbar.',
      en: 'Our terms, short and readable.',
      it: 'Brevi e leggibili.',
      es: 'Nuestras condiciones, breves y legibles.',
      fr: 'Nos conditions, courtes et lisibles.',
    },
    link: '/agb',
  },
  {
    headline: {
      de: 'Ihre Daten',
      en: 'Your data',
      it: 'I vostri dati',
      es: 'Sus datos',
      fr: 'Vos données',
    },
    copytext: {
      de: 'Was wir speichern und was nicht.',
      en: 'What we store and what we do not.',
      it: 'Che cosa conserviamo e che cosa no.',
      es: 'Qué guardamos y qué no.',
      fr: 'Ce que nous gardons, et ce que nous ne gardons pas.',
    },
    link: '/datenschutz',
  },
  {
    headline: newsletterLabel,
    copytext: {
      de: 'Bestellen, abbestellen, auswählen, was kommt.',
      en: 'Subscribe, unsubscribe, choose what you get.',
      it: 'Iscriversi, annullare, scegliere che cosa ricevere.',
      es: 'Suscribirse, cancelar, elegir qué recibir.',
      fr: 'S’abonner, se désabonner, choisir.',
    },
    link: '/newsletter',
  },
];

export const document: SeedDocument = {
  kind: 'page',
  slug: 'hilfe',
  meta: {
    title: {
      de: 'Hilfe – Abendmeer',
      en: 'Help – Abendmeer',
      it: 'Aiuto – Abendmeer',
      es: 'Ayuda – Abendmeer',
      fr: 'Aide – Abendmeer',
    },
    description: {
      de: 'Gepäck, Zahlung, Umbuchung, Kinder, Reisedokumente, Barrierefreiheit: die Fragen, die am Telefon am häufigsten kommen.',
      en: 'Luggage, payment, changes, children, travel documents, accessibility: the questions we hear most on the phone.',
      it: 'Bagagli, pagamento, modifiche, bambini, documenti, accessibilità: le domande più frequenti al telefono.',
      es: 'Equipaje, pago, cambios, niños, documentos, accesibilidad: las preguntas más frecuentes por teléfono.',
      fr: 'Bagages, paiement, modifications, enfants, documents, accessibilité : les questions les plus fréquentes au téléphone.',
    },
  },
  modules: [
    {
      type: 'textBlock',
      id: 'title',
      props: {
        isPageTitle: true,
        headline: {
          de: 'Was möchten Sie wissen?',
          en: 'What would you like to know?',
          it: 'Che cosa volete sapere?',
          es: '¿Qué quiere saber?',
          fr: 'Que voulez-vous savoir ?',
        },
        paragraphs: [
          {
            de: 'Wenn Ihre Frage nicht dabei ist, rufen Sie an: [+49 30 23125 200](tel:+493023125200), täglich von 8 bis 22 Uhr.',
            en: 'If your question is not here, call us: [+49 30 23125 200](tel:+493023125200), every day from 8 am to 10 pm.',
            it: 'Se la vostra domanda non c’è, chiamateci: [+49 30 23125 200](tel:+493023125200), ogni giorno dalle 8 alle 22.',
            es: 'Si no encuentra su pregunta, llame: [+49 30 23125 200](tel:+493023125200), todos los días de 8 a 22 h.',
            fr: 'Si votre question n’y est pas, appelez : [+49 30 23125 200](tel:+493023125200), tous les jours de 8 h à 22 h.',
          },
        ],
      },
    },
    {
      type: 'simpleTeaserSection',
      id: 'overview',
      props: {
        teasers: [
          ...chapters.map(({ anchor, headline, line }) => ({ headline, copytext: line, link: `#${anchor}` })),
          ...elsewhere,
        ],
      },
    },
    ...chapters.map(buildChapter),
    callUs,
  ],
};
