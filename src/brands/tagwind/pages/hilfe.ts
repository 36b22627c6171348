import { figure } from '../../../content-seeds/figures.ts';
import { newsletterLabel } from '../../../content-seeds/newsletter/subscribe-words.ts';
import type { SeedDocument, SeedModule, SeedQuestions } from '../../../content-seeds/seed-document.ts';
import { accessQuestions, paperQuestions } from './parts/help-before-departure.ts';
import { bookingQuestions, changeQuestions, paymentQuestions } from './parts/help-booking.ts';
import { flightQuestions, hotelQuestions } from './parts/help-on-the-way.ts';

interface Topic {
  readonly anchor: string;
  readonly title: SeedQuestionTitle;
  readonly line: SeedQuestionTitle;
  readonly questions: SeedQuestions;
}
type SeedQuestionTitle = SeedQuestions[number]['question'];

/** What people ask, in the order in which it comes up. */
const topics: readonly Topic[] = [
  {
    anchor: 'buchen',
    title: { de: 'Buchen', en: 'Booking', it: 'Prenotare', es: 'Reservar', fr: 'Réserver' },
    line: {
      de: 'Suchen, festhalten, bestätigen.',
      en: 'Search, hold, confirm.',
      it: 'Cercare, bloccare, confermare.',
      es: 'Buscar, retener, confirmar.',
      fr: 'Chercher, retenir, confirmer.',
    },
    questions: bookingQuestions,
  },
  {
    anchor: 'bezahlen',
    title: { de: 'Bezahlen', en: 'Payment', it: 'Pagamento', es: 'Pago', fr: 'Paiement' },
    line: {
      de: 'Zahlungsarten, Zeitpunkt, Absicherung.',
      en: 'Methods, timing, protection.',
      it: 'Mezzi, tempi, garanzia.',
      es: 'Medios, plazos, garantía.',
      fr: 'Moyens, délais, garantie.',
    },
    questions: paymentQuestions,
  },
  {
    anchor: 'aendern',
    title: {
      de: 'Ändern und stornieren',
      en: 'Changes and cancellation',
      it: 'Modifiche e annullamento',
      es: 'Cambios y anulación',
      fr: 'Modifier et annuler',
    },
    line: {
      de: 'Was geht, bis wann, zu welchem Satz.',
      en: 'What is possible, until when, at what rate.',
      it: 'Che cosa si può, fino a quando, a quanto.',
      es: 'Qué se puede, hasta cuándo, a qué coste.',
      fr: 'Quoi, jusqu’à quand, à quel taux.',
    },
    questions: changeQuestions,
  },
  {
    anchor: 'gepaeck',
    title: {
      de: 'Flug und Gepäck',
      en: 'Flight and luggage',
      it: 'Volo e bagagli',
      es: 'Vuelo y equipaje',
      fr: 'Vol et bagages',
    },
    line: {
      de: 'Kilogramm, Zeiten, Verspätung.',
      en: 'Kilograms, times, delays.',
      it: 'Chili, orari, ritardi.',
      es: 'Kilos, horarios, retrasos.',
      fr: 'Kilos, horaires, retards.',
    },
    questions: flightQuestions,
  },
  {
    anchor: 'hotel',
    title: { de: 'Im Hotel', en: 'At the hotel', it: 'In hotel', es: 'En el hotel', fr: 'À l’hôtel' },
    line: {
      de: 'Ankunft, Verpflegung, Mängel.',
      en: 'Arrival, meals, problems.',
      it: 'Arrivo, pasti, problemi.',
      es: 'Llegada, comidas, problemas.',
      fr: 'Arrivée, repas, problèmes.',
    },
    questions: hotelQuestions,
  },
  {
    anchor: 'papiere',
    title: {
      de: 'Reisedokumente',
      en: 'Travel documents',
      it: 'Documenti',
      es: 'Documentación',
      fr: 'Documents de voyage',
    },
    line: {
      de: 'Ausweis, Pass, Visum.',
      en: 'Identity card, passport, visa.',
      it: 'Carta d’identità, passaporto, visto.',
      es: 'DNI, pasaporte, visado.',
      fr: 'Carte d’identité, passeport, visa.',
    },
    questions: paperQuestions,
  },
  {
    anchor: 'barrierefrei',
    title: {
      de: 'Barrierefrei reisen',
      en: 'Accessible travel',
      it: 'Viaggiare senza barriere',
      es: 'Viajar sin barreras',
      fr: 'Voyager sans obstacle',
    },
    line: {
      de: 'Hotel, Flug, diese Seiten.',
      en: 'Hotel, flight, these pages.',
      it: 'Hotel, volo, queste pagine.',
      es: 'Hotel, vuelo, estas páginas.',
      fr: 'Hôtel, vol, ces pages.',
    },
    questions: accessQuestions,
  },
];

function buildTopic({ anchor, title, line, questions }: Topic): SeedModule {
  return {
    type: 'faq',
    id: anchor,
    props: { anchor, headline: title, sections: [{ title: line, questions }] },
  };
}

export const document: SeedDocument = {
  kind: 'page',
  slug: 'hilfe',
  meta: {
    title: {
      de: 'Hilfe – Tagwind',
      en: 'Help – Tagwind',
      it: 'Aiuto – Tagwind',
      es: 'Ayuda – Tagwind',
      fr: 'Aide – Tagwind',
    },
    description: {
      de: 'Buchen, Bezahlen, Stornieren, Gepäck, Hotel, Reisedokumente, Barrierefreiheit: kurze Antworten.',
      en: 'Booking, payment, cancellation, luggage, hotel, documents, accessibility: short answers.',
      it: 'Prenotazione, pagamento, annullamento, bagagli, hotel, documenti, accessibilità: risposte brevi.',
      es: 'Reserva, pago, anulación, equipaje, hotel, documentación, accesibilidad: respuestas breves.',
      fr: 'Réservation, paiement, annulation, bagages, hôtel, papiers, accessibilité : réponses brèves.',
    },
  },
  modules: [
    {
      type: 'textBlock',
      id: 'title',
      props: {
        isPageTitle: true,
        headline: { de: 'Hilfe', en: 'Help', it: 'Aiuto', es: 'Ayuda', fr: 'Aide' },
        paragraphs: [
          {
            de: 'Sieben Themen, kurze Antworten. Buchungsnummer bereithalten, wenn Sie anrufen.',
            en: 'Seven topics, short answers. Have your booking number ready when you call.',
            it: 'Sette temi, risposte brevi. Se telefonate, tenete a portata il numero di prenotazione.',
            es: 'Siete temas, respuestas breves. Si llama, tenga a mano el número de reserva.',
            fr: 'Sept thèmes, réponses brèves. Si vous appelez, gardez le numéro de réservation à portée.',
          },
        ],
      },
    },
    {
      type: 'simpleTeaserSection',
      id: 'topics',
      props: {
        teasers: [
          ...topics.map(({ anchor, title, line }) => ({
            headline: title,
            copytext: line,
            link: `#${anchor}`,
          })),
          {
            headline: newsletterLabel,
            copytext: {
              de: 'Bestellen, abbestellen.',
              en: 'Subscribe, unsubscribe.',
              it: 'Iscriversi, annullare.',
              es: 'Suscribirse, cancelar.',
              fr: 'S’abonner, se désabonner.',
            },
            link: '/newsletter',
          },
        ],
      },
    },
    ...topics.map(buildTopic),
    {
      type: 'textBlock',
      id: 'call-us',
      props: {
        variant: 'feature',
        headline: {
          de: 'Nicht dabei?',
          en: 'Not listed?',
          it: 'Non c’è?',
          es: '¿No está?',
          fr: 'Pas trouvé ?',
        },
        paragraphs: [
          {
            de: 'Anrufen. Fünf Sprachen, auch an Feiertagen.',
            en: 'Call us. Five languages, public holidays included.',
            it: 'Telefonateci. Cinque lingue, anche nei festivi.',
            es: 'Llámenos. Cinco idiomas, también en festivos.',
            fr: 'Appelez-nous. Cinq langues, jours fériés compris.',
          },
        ],
        facts: [
          {
            value: { de: '7–23 Uhr', en: '7 am–11 pm', it: '7–23', es: '7–23 h', fr: '7 h–23 h' },
            label: {
              de: 'Montag bis Sonntag',
              en: 'Monday to Sunday',
              it: 'da lunedì a domenica',
              es: 'de lunes a domingo',
              fr: 'du lundi au dimanche',
            },
          },
        ],
        link: 'tel:+493023125700',
        buttonText: figure('+49 30 23125 700'),
      },
    },
  ],
};
