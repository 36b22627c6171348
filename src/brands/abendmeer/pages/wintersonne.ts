import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { seasons } from '../../../content-seeds/seasons.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { reasons } from './parts/reasons.ts';
import { moreLandingPages } from './parts/sister-pages.ts';
import { redCity, twoIslands, weekAway } from './parts/wintersonne-offers.ts';
import { winterQuestions } from './parts/wintersonne-questions.ts';
import { beachOrWalk, warmInWinter, winterSuitcase, yearOnTenerife } from './parts/wintersonne-stories.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'wintersonne',
  meta: {
    title: {
      de: 'Wintersonne: wo es warm genug ist – Abendmeer',
      en: 'Winter sun: where it is warm enough – Abendmeer',
      it: 'Sole d’inverno: dove fa abbastanza caldo – Abendmeer',
      es: 'Sol de invierno: dónde hace bastante calor – Abendmeer',
      fr: 'Soleil d’hiver : où il fait assez chaud – Abendmeer',
    },
    description: {
      de: 'Kanaren, Madeira, Rotes Meer, Marrakesch: wo Sie im Winter baden, wo Sie wandern und wie viel Tag Ihnen dort bleibt.',
      en: 'Canaries, Madeira, Red Sea, Marrakesh: where you can swim in winter, where to walk and how much daylight you get.',
      it: 'Canarie, Madera, Mar Rosso, Marrakech: dove d’inverno si fa il bagno, dove si cammina e quante ore di luce restano.',
      es: 'Canarias, Madeira, mar Rojo, Marrakech: dónde bañarse en invierno, dónde caminar y cuántas horas de luz quedan.',
      fr: 'Canaries, Madère, mer Rouge, Marrakech : où se baigner en hiver, où marcher et combien d’heures de jour il vous reste.',
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
            ...tripTo('tenerife', 7, seasons.winter),
            headline: {
              de: 'Wintersonne',
              en: 'Winter sun',
              it: 'Sole d’inverno',
              es: 'Sol de invierno',
              fr: 'Soleil d’hiver',
            },
            postsubheadline: {
              de: 'Vier Stunden fliegen, und der Mantel bleibt im Schrank.',
              en: 'Four hours in the air, and the coat stays in the wardrobe.',
              it: 'Quattro ore di volo, e il cappotto resta nell’armadio.',
              es: 'Cuatro horas de vuelo y el abrigo se queda en el armario.',
              fr: 'Quatre heures de vol, et le manteau reste au placard.',
            },
            image: {
              url: 'coast.canary.winter.golden.warm.wintermeer',
              alt: {
                de: 'Vulkanküste mit hellen Häusern im Winterlicht',
                en: 'Volcanic coast with pale houses in winter light',
                it: 'Costa vulcanica con case chiare nella luce d’inverno',
                es: 'Costa volcánica con casas claras a la luz del invierno',
                fr: 'Côte volcanique et maisons claires dans la lumière d’hiver',
              },
            },
          },
        ],
      },
    },
    warmInWinter,
    beachOrWalk,
    twoIslands,
    {
      type: 'textBlock',
      id: 'daylight',
      props: {
        variant: 'feature',
        headline: {
          de: 'Nicht nur die Wärme fehlt, auch der Tag',
          en: 'It is not only warmth you miss, it is daylight',
          it: 'Non manca solo il caldo, manca anche il giorno',
          es: 'No solo falta el calor, también falta el día',
          fr: 'Ce n’est pas que la chaleur qui manque, c’est le jour',
        },
        paragraphs: [
          {
            de: 'Kurz vor Weihnachten hat Berlin keine acht Stunden Licht. Auf Teneriffa und am Roten Meer sind es gut zehn: Sie können nach dem Frühstück losgehen und sitzen um vier noch in der Sonne.',
            en: 'Just before Christmas Berlin has less than eight hours of light. On Tenerife and the Red Sea it is a good ten: you can set off after breakfast and still sit in the sun at four.',
            it: 'Poco prima di Natale Berlino ha meno di otto ore di luce. A Tenerife e sul Mar Rosso sono più di dieci: si parte dopo colazione e alle quattro si è ancora al sole.',
            es: 'Poco antes de Navidad, Berlín no llega a ocho horas de luz. En Tenerife y en el mar Rojo son más de diez: se sale después de desayunar y a las cuatro aún se está al sol.',
            fr: 'Juste avant Noël, Berlin a moins de huit heures de jour. À Tenerife et en mer Rouge, un peu plus de dix : on part après le petit-déjeuner et, à quatre heures, on est encore au soleil.',
          },
        ],
        facts: [
          {
            value: { de: '7 h 40', en: '7 h 40', it: '7 h 40', es: '7 h 40', fr: '7 h 40' },
            label: {
              de: 'Tag in Berlin am 21. Dezember',
              en: 'of daylight in Berlin on 21 December',
              it: 'di luce a Berlino il 21 dicembre',
              es: 'de día en Berlín el 21 de diciembre',
              fr: 'de jour à Berlin le 21 décembre',
            },
          },
          {
            value: { de: '10 h 25', en: '10 h 25', it: '10 h 25', es: '10 h 25', fr: '10 h 25' },
            label: {
              de: 'auf Teneriffa',
              en: 'on Tenerife',
              it: 'a Tenerife',
              es: 'en Tenerife',
              fr: 'à Tenerife',
            },
          },
        ],
      },
    },
    weekAway,
    yearOnTenerife,
    redCity,
    winterSuitcase,
    reasons,
    buildFaq(
      {
        de: 'Winter, kurz gefragt',
        en: 'Winter, in brief',
        it: 'L’inverno in breve',
        es: 'El invierno, en breve',
        fr: 'L’hiver en bref',
      },
      {
        de: 'Bevor Sie den Mantel weghängen',
        en: 'Before you put the coat away',
        it: 'Prima di riporre il cappotto',
        es: 'Antes de guardar el abrigo',
        fr: 'Avant de ranger le manteau',
      },
      winterQuestions,
    ),
    moreLandingPages('/wintersonne'),
  ],
};
