import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climate, climateNote } from '../../../content-seeds/climate.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { moreLandingPages } from './parts/sister-pages.ts';
import { islandAtRest, roomsByTheWater, threeMonths } from './parts/sommer-offers.ts';
import { summerQuestions } from './parts/sommer-questions.ts';
import { bookEarly, longestDay, summerHouse } from './parts/sommer-stories.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'sommer',
  meta: {
    title: {
      de: 'Sommerurlaub: Juni, August, September – Abendmeer',
      en: 'Summer holidays by the sea, month by month – Abendmeer',
      it: 'Vacanze estive, mese per mese – Abendmeer',
      es: 'Vacaciones de verano, mes a mes – Abendmeer',
      fr: 'Vacances d’été, mois par mois – Abendmeer',
    },
    description: {
      de: 'Flug und Hotel für den Sommer: wo das Meer wann warm ist, welche Küste im August Wind hat und warum der September gewinnt.',
      en: 'Flight and hotel for summer: where the sea warms up first, which coast has a breeze in August and why September wins.',
      it: 'Volo e hotel per l’estate: dove il mare si scalda prima, quale costa ha vento ad agosto e perché vince settembre.',
      es: 'Vuelo y hotel para el verano: dónde se templa antes el mar, qué costa tiene brisa en agosto y por qué gana septiembre.',
      fr: 'Vol et hôtel pour l’été : où la mer se réchauffe d’abord, quelle côte a du vent en août et pourquoi septembre gagne.',
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
            headline: { de: 'Sommer', en: 'Summer', it: 'Estate', es: 'Verano', fr: 'Été' },
            postsubheadline: {
              de: 'Wenn es um neun noch hell ist und keiner nach Hause will.',
              en: 'When it is still light at nine and nobody wants to go home.',
              it: 'Quando alle nove c’è ancora luce e nessuno vuole rientrare.',
              es: 'Cuando a las nueve aún hay luz y nadie quiere volver a casa.',
              fr: 'Quand il fait encore jour à neuf heures et que personne ne veut rentrer.',
            },
            image: {
              url: 'beach.balearic.summer.golden.warm.langer-tag',
              alt: {
                de: 'Bucht mit Pinien, die Sonne steht tief über dem Wasser',
                en: 'Cove with pines, the sun low over the water',
                it: 'Cala con i pini, il sole basso sull’acqua',
                es: 'Cala con pinos y el sol bajo sobre el agua',
                fr: 'Crique bordée de pins, le soleil bas sur l’eau',
              },
            },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'three-summers',
      props: {
        variant: 'feature',
        headline: {
          de: 'Der Sommer hat drei Hälften',
          en: 'Summer has three halves',
          it: 'L’estate ha tre metà',
          es: 'El verano tiene tres mitades',
          fr: 'L’été a trois moitiés',
        },
        paragraphs: [
          {
            de: 'Im Juni blüht noch alles, das Meer ist frisch, und Sie finden überall einen Tisch. Im August ist das Wasser am wärmsten und die Straße zum Strand am vollsten. Im September fahren die anderen nach Hause, das Meer aber bleibt.',
            en: 'In June everything is still in flower, the sea is fresh, and there is a table for you everywhere. In August the water is at its warmest and the road to the beach at its fullest. In September the others go home; the sea stays.',
            it: 'A giugno è ancora tutto in fiore, il mare è fresco e un tavolo si trova ovunque. Ad agosto l’acqua è più calda che mai e la strada per la spiaggia più piena che mai. A settembre gli altri tornano a casa; il mare resta.',
            es: 'En junio todo sigue en flor, el mar está fresco y hay mesa en todas partes. En agosto el agua está más caliente que nunca y el camino a la playa, más lleno. En septiembre los demás vuelven a casa; el mar se queda.',
            fr: 'En juin, tout est encore en fleurs, la mer est fraîche et l’on trouve une table partout. En août, l’eau est la plus chaude et la route de la plage la plus chargée. En septembre, les autres rentrent ; la mer reste.',
          },
        ],
        facts: [
          {
            value: { de: '22°', en: '22°', it: '22°', es: '22°', fr: '22°' },
            label: {
              de: 'Meer vor Mallorca im Juni',
              en: 'sea off Majorca in June',
              it: 'mare a Maiorca in giugno',
              es: 'mar en Mallorca en junio',
              fr: 'mer à Majorque en juin',
            },
          },
          {
            value: { de: '26°', en: '26°', it: '26°', es: '26°', fr: '26°' },
            label: { de: 'im August', en: 'in August', it: 'in agosto', es: 'en agosto', fr: 'en août' },
          },
          {
            value: { de: '25°', en: '25°', it: '25°', es: '25°', fr: '25°' },
            label: {
              de: 'im September',
              en: 'in September',
              it: 'in settembre',
              es: 'en septiembre',
              fr: 'en septembre',
            },
          },
        ],
      },
    },
    threeMonths,
    bookEarly,
    {
      type: 'climateYear',
      id: 'year',
      props: {
        headline: {
          de: 'Wann das Meer warm genug ist',
          en: 'When the sea is warm enough',
          it: 'Quando il mare è abbastanza caldo',
          es: 'Cuándo está el mar bastante caliente',
          fr: 'Quand la mer est assez chaude',
        },
        copytext: {
          de: 'Mallorca als Maß: Ab 20 Grad gehen die meisten hinein, ab 23 kommt keiner mehr heraus.',
          en: 'Majorca as the measure: from 20 degrees most people go in, from 23 nobody comes out.',
          it: 'Maiorca come metro: da 20 gradi quasi tutti entrano, da 23 nessuno esce più.',
          es: 'Mallorca como medida: desde 20 grados casi todos entran, desde 23 ya nadie sale.',
          fr: 'Majorque pour repère : dès 20 degrés, presque tout le monde entre ; dès 23, plus personne ne sort.',
        },
        ...climate.mallorca,
        note: climateNote,
      },
    },
    islandAtRest,
    summerHouse,
    longestDay,
    roomsByTheWater,
    buildFaq(
      {
        de: 'Was im Sommer alle fragen',
        en: 'What everyone asks in summer',
        it: 'Le domande dell’estate',
        es: 'Lo que todos preguntan en verano',
        fr: 'Les questions de l’été',
      },
      {
        de: 'Bevor Sie buchen',
        en: 'Before you book',
        it: 'Prima di prenotare',
        es: 'Antes de reservar',
        fr: 'Avant de réserver',
      },
      summerQuestions,
    ),
    moreLandingPages('/sommer'),
  ],
};
