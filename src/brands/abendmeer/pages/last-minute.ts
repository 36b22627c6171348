import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climateNote } from '../../../content-seeds/climate.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { cheapestDay, fewestNights } from './parts/last-minute-offers.ts';
import { lastMinuteQuestions } from './parts/last-minute-questions.ts';
import { eveningBefore, fromWhichAirport, whyNot } from './parts/last-minute-stories.ts';
import { membersCode } from './parts/members-code.ts';
import { reasons } from './parts/reasons.ts';
import { ribbonPlaces } from './parts/ribbon-places.ts';
import { moreLandingPages } from './parts/sister-pages.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'last-minute',
  meta: {
    title: {
      de: 'Last Minute: morgen weg – Abendmeer',
      en: 'Last minute: off tomorrow – Abendmeer',
      it: 'Last minute: domani si parte – Abendmeer',
      es: 'Última hora: mañana de viaje – Abendmeer',
      fr: 'Dernière minute : partir demain – Abendmeer',
    },
    description: {
      de: 'Heute entschieden, morgen geflogen: wo es jetzt warm ist, ab welchem Flughafen etwas geht und was Sie am Abend vorher wissen müssen.',
      en: 'Decided today, flying tomorrow: where it is warm now, what leaves from your airport and what you need to know the night before.',
      it: 'Deciso oggi, in volo domani: dove fa caldo adesso, da quale aeroporto si parte e che cosa sapere la sera prima.',
      es: 'Decidido hoy, volando mañana: dónde hace calor ahora, qué sale de su aeropuerto y qué saber la noche antes.',
      fr: 'Décidé aujourd’hui, envolé demain : où il fait bon maintenant, ce qui part de votre aéroport et ce qu’il faut savoir la veille.',
    },
  },
  modules: [
    {
      type: 'heroSlider',
      id: 'hero',
      props: {
        height: 'band',
        slides: [
          {
            showSearchMask: true,
            ...tripTo('mallorca', 4, { departureDateMaxOffset: 21 }),
            headline: {
              de: 'Morgen weg',
              en: 'Off tomorrow',
              it: 'Domani si parte',
              es: 'Mañana fuera',
              fr: 'Demain, ailleurs',
            },
            postsubheadline: {
              de: 'Die Zahnbürste, zwei Hemden, ein Buch. Den Rest hat das Hotel.',
              en: 'A toothbrush, two shirts, a book. The hotel has the rest.',
              it: 'Lo spazzolino, due camicie, un libro. Il resto ce l’ha l’hotel.',
              es: 'El cepillo, dos camisas, un libro. Lo demás lo tiene el hotel.',
              fr: 'La brosse à dents, deux chemises, un livre. L’hôtel a le reste.',
            },
            image: {
              url: 'island.balearic.autumn.dusk.warm.morgen-weg',
              alt: {
                de: 'Insel im letzten Licht, vom Meer aus gesehen',
                en: 'Island in the last light, seen from the sea',
                it: 'Isola nell’ultima luce, vista dal mare',
                es: 'Isla con la última luz, vista desde el mar',
                fr: 'Île dans la dernière lumière, vue de la mer',
              },
            },
          },
        ],
      },
    },
    whyNot,
    {
      type: 'climateRibbon',
      id: 'warm-now',
      props: {
        headline: {
          de: 'Wo es im {month} warm ist',
          en: 'Where it is warm in {month}',
          it: 'Dove fa caldo a {month}',
          es: 'Dónde hace calor en {month}',
          fr: 'Où il fait bon en {month}',
        },
        places: [
          ribbonPlaces.hurghada,
          ribbonPlaces.tenerife,
          ribbonPlaces.granCanaria,
          ribbonPlaces.marrakech,
          ribbonPlaces.crete,
          ribbonPlaces.mallorca,
        ],
        note: climateNote,
      },
    },
    fromWhichAirport,
    fewestNights,
    cheapestDay,
    eveningBefore,
    membersCode,
    reasons,
    buildFaq(
      {
        de: 'Kurz gefragt',
        en: 'Quick questions',
        it: 'Domande al volo',
        es: 'Preguntas rápidas',
        fr: 'Questions rapides',
      },
      {
        de: 'Heute buchen, morgen fliegen',
        en: 'Book today, fly tomorrow',
        it: 'Prenotare oggi, volare domani',
        es: 'Reservar hoy, volar mañana',
        fr: 'Réserver aujourd’hui, partir demain',
      },
      lastMinuteQuestions,
    ),
    moreLandingPages('/last-minute'),
  ],
};
