import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climateNote } from '../../../content-seeds/climate.ts';
import { seasons } from '../../../content-seeds/seasons.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { bestKnownIsland, houseOnAnIsland, islandsBySize, twoQuietOnes } from './parts/inseln-offers.ts';
import { islandQuestions } from './parts/inseln-questions.ts';
import { byFerry, islandInWinter } from './parts/inseln-stories.ts';
import { ribbonPlaces } from './parts/ribbon-places.ts';
import { moreLandingPages } from './parts/sister-pages.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'inseln',
  meta: {
    title: {
      de: 'Inseln: welche zu Ihnen passt – Abendmeer',
      en: 'Islands: which one suits you – Abendmeer',
      it: 'Isole: quale fa per voi – Abendmeer',
      es: 'Islas: cuál va con usted – Abendmeer',
      fr: 'Îles : laquelle vous ressemble – Abendmeer',
    },
    description: {
      de: 'Kreta, Menorca, Sardinien, Madeira, Naxos: welche Insel wie groß ist, wann das Meer warm wird und wo Sie kein Auto brauchen.',
      en: 'Crete, Menorca, Sardinia, Madeira, Naxos: how big each island is, when its sea warms up and where you do not need a car.',
      it: 'Creta, Minorca, Sardegna, Madera, Nasso: quanto è grande ogni isola, quando il mare si scalda e dove l’auto non serve.',
      es: 'Creta, Menorca, Cerdeña, Madeira, Naxos: cómo es de grande cada isla, cuándo se templa el mar y dónde no hace falta coche.',
      fr: 'Crète, Minorque, Sardaigne, Madère, Naxos : la taille de chaque île, quand la mer se réchauffe et où se passer de voiture.',
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
            ...tripTo('crete', 7, seasons.summer),
            headline: { de: 'Inseln', en: 'Islands', it: 'Isole', es: 'Islas', fr: 'Îles' },
            postsubheadline: {
              de: 'Weil man merkt, dass man weg ist, wenn ringsum Wasser liegt.',
              en: 'Because you know you are away when there is water all around.',
              it: 'Perché ci si accorge di essere via quando tutt’intorno c’è acqua.',
              es: 'Porque uno nota que está lejos cuando hay agua alrededor.',
              fr: 'Parce qu’on sait qu’on est parti quand l’eau est tout autour.',
            },
            image: {
              url: 'island.aegean.spring.golden.warm.ringsum',
              alt: {
                de: 'Insel mit weißem Dorf, Boote im Abendlicht',
                en: 'Island with a white village, boats in evening light',
                it: 'Isola con un paese bianco, barche nella luce della sera',
                es: 'Isla con un pueblo blanco, barcas a la luz de la tarde',
                fr: 'Île au village blanc, barques dans la lumière du soir',
              },
            },
          },
        ],
      },
    },
    islandsBySize,
    {
      type: 'textBlock',
      id: 'size',
      props: {
        variant: 'feature',
        headline: {
          de: 'Die wichtigste Frage ist die Größe',
          en: 'The question that matters is size',
          it: 'La domanda che conta è quanto è grande',
          es: 'Lo que importa es el tamaño',
          fr: 'La vraie question, c’est la taille',
        },
        paragraphs: [
          {
            de: 'Auf einer kleinen Insel kennen Sie am dritten Tag den Wirt, auf einer großen am siebten noch nicht die andere Küste. Beides ist schön. Nur verwechseln sollte man es nicht.',
            en: 'On a small island you know the innkeeper by day three; on a big one you still have not seen the other coast by day seven. Both are fine. Just do not mistake one for the other.',
            it: 'Su un’isola piccola al terzo giorno conoscete l’oste; su una grande al settimo non avete ancora visto l’altra costa. Vanno bene tutt’e due. Basta non confonderle.',
            es: 'En una isla pequeña, al tercer día ya conoce al tabernero; en una grande, al séptimo aún no ha visto la otra costa. Las dos cosas están bien. Solo hay que no confundirlas.',
            fr: 'Sur une petite île, au troisième jour vous connaissez l’aubergiste ; sur une grande, au septième, vous n’avez pas vu l’autre côte. Les deux sont bien. Il suffit de ne pas les confondre.',
          },
        ],
        facts: [
          {
            value: { de: '260 km', en: '260 km', it: '260 km', es: '260 km', fr: '260 km' },
            label: {
              de: 'misst Kreta von West nach Ost',
              en: 'is Crete from west to east',
              it: 'misura Creta da ovest a est',
              es: 'mide Creta de oeste a este',
              fr: 'd’ouest en est, pour la Crète',
            },
          },
          {
            value: { de: '47 km', en: '47 km', it: '47 km', es: '47 km', fr: '47 km' },
            label: {
              de: 'sind es quer über Menorca',
              en: 'is all of Menorca',
              it: 'è lunga Minorca',
              es: 'mide Menorca de punta a punta',
              fr: 'pour traverser Minorque',
            },
          },
          {
            value: { de: '9 km', en: '9 km', it: '9 km', es: '9 km', fr: '9 km' },
            label: {
              de: 'Sandstrand hat Porto Santo',
              en: 'of sand on Porto Santo',
              it: 'di spiaggia a Porto Santo',
              es: 'de playa tiene Porto Santo',
              fr: 'de sable à Porto Santo',
            },
          },
        ],
      },
    },
    {
      type: 'climateRibbon',
      id: 'islands-now',
      props: {
        headline: {
          de: 'Auf welcher Insel es im {month} warm ist',
          en: 'Which island is warm in {month}',
          it: 'Su quale isola fa caldo a {month}',
          es: 'En qué isla hace calor en {month}',
          fr: 'Sur quelle île il fait bon en {month}',
        },
        places: [
          ribbonPlaces.tenerife,
          ribbonPlaces.granCanaria,
          ribbonPlaces.madeira,
          ribbonPlaces.crete,
          ribbonPlaces.mallorca,
        ],
        note: climateNote,
      },
    },
    byFerry,
    twoQuietOnes,
    bestKnownIsland,
    islandInWinter,
    houseOnAnIsland,
    buildFaq(
      {
        de: 'Bevor Sie übersetzen',
        en: 'Before you cross over',
        it: 'Prima di imbarcarvi',
        es: 'Antes de embarcar',
        fr: 'Avant de traverser',
      },
      {
        de: 'Inselfragen',
        en: 'Island questions',
        it: 'Domande d’isola',
        es: 'Preguntas de isla',
        fr: 'Questions d’île',
      },
      islandQuestions,
    ),
    moreLandingPages('/inseln'),
  ],
};
