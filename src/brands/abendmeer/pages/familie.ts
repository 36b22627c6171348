import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climate, climateNote } from '../../../content-seeds/climate.ts';
import { family } from '../../../content-seeds/family.ts';
import { seasons } from '../../../content-seeds/seasons.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { housesWithClub, threeForFamilies } from './parts/familie-offers.ts';
import { familyQuestions } from './parts/familie-questions.ts';
import { childrenDecide, whatGoesWrong } from './parts/familie-stories.ts';
import { reasons } from './parts/reasons.ts';
import { moreLandingPages } from './parts/sister-pages.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'familie',
  meta: {
    title: {
      de: 'Familienurlaub mit kurzen Wegen – Abendmeer',
      en: 'Family holidays, everything close by – Abendmeer',
      it: 'Vacanze con i bambini, senza fatica – Abendmeer',
      es: 'Vacaciones en familia, sin prisas – Abendmeer',
      fr: 'Vacances en famille, sans courir – Abendmeer',
    },
    description: {
      de: 'Flaches Wasser, frühes Essen, ein Kinderclub, den Kinder mögen: Flug und Hotel für Familien, mit den Fragen, die Eltern wirklich stellen.',
      en: 'Shallow water, early supper, a kids’ club children like: flight and hotel for families, with the questions parents really ask.',
      it: 'Acqua bassa, cena presto, un miniclub che piace ai bambini: volo e hotel per famiglie, con le domande vere dei genitori.',
      es: 'Agua poco profunda, cena temprana, un club que gusta a los niños: vuelo y hotel para familias, con las preguntas de los padres.',
      fr: 'Peu de fond, dîner tôt, un club que les enfants aiment : vol et hôtel pour familles, avec les vraies questions des parents.',
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
            ...tripTo('menorca', 7, { ...family, ...seasons.schoolSummer }),
            headline: {
              de: 'Mit Kindern',
              en: 'With children',
              it: 'Con i bambini',
              es: 'Con niños',
              fr: 'En famille',
            },
            postsubheadline: {
              de: 'Fünf Minuten zum Strand. Mit Kinderbeinen gemessen.',
              en: 'Five minutes to the beach. Measured in children’s steps.',
              it: 'Cinque minuti dalla spiaggia. Contati con gambe da bambino.',
              es: 'A cinco minutos de la playa. Con pasos de niño.',
              fr: 'À cinq minutes de la plage. Avec des jambes d’enfant.',
            },
            image: {
              url: 'beach.balearic.summer.golden.warm.knietief',
              alt: {
                de: 'Flacher Strand mit ruhigem Wasser',
                en: 'Shallow beach with calm water',
                it: 'Spiaggia bassa con acqua tranquilla',
                es: 'Playa poco profunda de aguas tranquilas',
                fr: 'Plage en pente douce, eau calme',
              },
            },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'calm',
      props: {
        variant: 'feature',
        headline: {
          de: 'Ein guter Familienurlaub ist einer, in dem auch die Großen schlafen',
          en: 'A good family holiday is one in which the grown-ups sleep, too',
          it: 'Una buona vacanza in famiglia è quella in cui dormono anche i grandi',
          es: 'Unas buenas vacaciones son aquellas en que también duermen los mayores',
          fr: 'De bonnes vacances en famille, c’est quand les grands dorment aussi',
        },
        paragraphs: [
          {
            de: 'Darum fragen wir zuerst nach den Zimmern: Gibt es eine Tür zwischen Kinder- und Elternbett? Und dann nach dem Abendessen: Ab wann? Alles andere findet sich am Strand.',
            en: 'That is why we ask about the rooms first: is there a door between the children’s bed and yours? Then about supper: from when? Everything else sorts itself out on the beach.',
            it: 'Per questo chiediamo prima delle camere: c’è una porta fra il letto dei bambini e il vostro? E poi della cena: da che ora? Il resto si risolve in spiaggia.',
            es: 'Por eso preguntamos primero por las habitaciones: ¿hay una puerta entre la cama de los niños y la suya? Y luego por la cena: ¿desde qué hora? Lo demás se arregla en la playa.',
            fr: 'C’est pourquoi nous parlons d’abord des chambres : y a-t-il une porte entre le lit des enfants et le vôtre ? Puis du dîner : à partir de quand ? Le reste s’arrange à la plage.',
          },
        ],
        facts: [
          {
            value: { de: 'unter 2', en: 'under 2', it: 'sotto i 2', es: 'menos de 2', fr: 'avant 2 ans' },
            label: {
              de: 'sitzt ein Kind auf dem Schoß',
              en: 'a child sits on your lap',
              it: 'il bambino viaggia in braccio',
              es: 'el niño va en su regazo',
              fr: 'l’enfant voyage sur les genoux',
            },
          },
          {
            value: { de: 'bis 15', en: 'up to 15', it: 'fino a 15', es: 'hasta 15', fr: 'jusqu’à 15' },
            label: {
              de: 'gilt es bei uns als Kind',
              en: 'we count it as a child',
              it: 'per noi è un bambino',
              es: 'cuenta como niño',
              fr: 'il compte comme enfant',
            },
          },
        ],
      },
    },
    threeForFamilies,
    childrenDecide,
    whatGoesWrong,
    housesWithClub,
    {
      type: 'climateYear',
      id: 'year',
      props: {
        headline: {
          de: 'Ab wann Kinder nicht mehr frieren',
          en: 'When children stop shivering',
          it: 'Da quando i bambini non hanno più freddo',
          es: 'Desde cuándo los niños no tiritan',
          fr: 'Quand les enfants cessent de grelotter',
        },
        copytext: {
          de: 'Kreta als Beispiel: Von Juni bis Oktober hat das Wasser mindestens 23 Grad, auch in den Herbstferien.',
          en: 'Crete as an example: from June to October the water stays at 23 degrees or more, half-term included.',
          it: 'Creta come esempio: da giugno a ottobre l’acqua non scende sotto i 23 gradi.',
          es: 'Creta como ejemplo: de junio a octubre el agua no baja de 23 grados.',
          fr: 'La Crète pour exemple : de juin à octobre, l’eau reste à 23 degrés au moins, vacances de la Toussaint comprises.',
        },
        ...climate.crete,
        note: climateNote,
      },
    },
    reasons,
    buildFaq(
      {
        de: 'Was Eltern uns fragen',
        en: 'What parents ask us',
        it: 'Le domande dei genitori',
        es: 'Lo que preguntan los padres',
        fr: 'Les questions des parents',
      },
      {
        de: 'Vom Flug bis zum Gitterbett',
        en: 'From the flight to the cot',
        it: 'Dal volo al lettino',
        es: 'Del vuelo a la cuna',
        fr: 'Du vol au lit bébé',
      },
      familyQuestions,
    ),
    moreLandingPages('/familie'),
  ],
};
