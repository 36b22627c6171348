import { placeNames } from '../../../../content-seeds/place-names.ts';
import { inMonths } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';

/** Three large ones with what they cost. */
export const threePlaces: SeedModule = {
  type: 'teaserSection',
  id: 'three-places',
  props: {
    layout: 'large',
    headline: {
      de: 'Drei, bei denen niemand lange überlegt',
      en: 'Three you will not think twice about',
      it: 'Tre su cui nessuno ci pensa troppo',
      es: 'Tres que nadie se piensa mucho',
      fr: 'Trois lieux pour lesquels personne n’hésite',
    },
    teasers: [
      {
        ...soldPlaces.mallorca,
        ...inMonths(2),
        nights: 7,
        postsubheadline: {
          de: 'Februar. Die Mandeln blühen, und die Insel ist noch ganz still.',
          en: 'February. The almonds are in blossom and the island is still quiet.',
          it: 'Febbraio. Fioriscono i mandorli e l’isola è ancora tranquilla.',
          es: 'Febrero. Florecen los almendros y la isla sigue tranquila.',
          fr: 'Février. Les amandiers fleurissent et l’île est encore tranquille.',
        },
        link: '/mallorca',
        image: { url: 'countryside.balearic.spring.golden.warm.tramuntana' },
      },
      {
        ...soldPlaces.marrakech,
        ...inMonths(4),
        nights: 4,
        postsubheadline: {
          de: 'April. Orangenblüten über dem Hof, Schnee auf dem Atlas.',
          en: 'April. Orange blossom over the courtyard, snow on the Atlas.',
          it: 'Aprile. Zagare sopra il cortile, neve sull’Atlante.',
          es: 'Abril. Azahar sobre el patio, nieve en el Atlas.',
          fr: 'Avril. Fleurs d’oranger au-dessus du patio, neige sur l’Atlas.',
        },
        link: '/marrakesch',
        image: { url: 'desert.maghreb.spring.golden.warm.agafay' },
      },
      {
        ...soldPlaces.dolomites,
        ...inMonths(9),
        nights: 7,
        postsubheadline: {
          de: 'Ende September. Die Almen sind leer, die Lärchen fangen an zu brennen.',
          en: 'Late September. The pastures are empty and the larches begin to burn.',
          it: 'Fine settembre. I pascoli sono vuoti e i larici cominciano ad accendersi.',
          es: 'Finales de septiembre. Los prados están vacíos y los alerces empiezan a arder.',
          fr: 'Fin septembre. Les alpages se vident, les mélèzes commencent à flamber.',
        },
        link: '/dolomiten',
        image: { url: 'mountains.alpine.autumn.golden.warm.drei-zinnen' },
      },
    ],
  },
};

/** The places with a page of their own. */
export const allPlaces: SeedModule = {
  type: 'teaserSection',
  id: 'all-places',
  props: {
    layout: 'mosaic',
    headline: {
      de: 'Wohin diesmal?',
      en: 'Where to this time?',
      it: 'Dove, questa volta?',
      es: '¿Adónde esta vez?',
      fr: 'Où, cette fois ?',
    },
    teasers: [
      {
        headline: placeNames.lissabon,
        copytext: {
          de: 'Für drei Tage, die sich wie eine Woche anfühlen.',
          en: 'For three days that feel like a week.',
          it: 'Per tre giorni che sembrano una settimana.',
          es: 'Para tres días que parecen una semana.',
          fr: 'Pour trois jours qui en valent sept.',
        },
        link: '/lissabon',
        image: { url: 'city.iberian.summer.golden.warm.tejo' },
      },
      {
        headline: placeNames.kreta,
        copytext: {
          de: 'Für alle, die Meer und Berge nicht trennen wollen.',
          en: 'For everyone who wants sea and mountains at once.',
          it: 'Per chi non vuole separare mare e monti.',
          es: 'Para quien no quiere separar mar y montaña.',
          fr: 'Pour ceux qui veulent la mer et la montagne.',
        },
        link: '/kreta',
        image: { url: 'mountains.aegean.spring.golden.warm.weisse-berge' },
      },
      {
        headline: placeNames.teneriffa,
        copytext: {
          de: 'Für den Winter, von dem man genug hat.',
          en: 'For the winter you have had enough of.',
          it: 'Per quando dell’inverno ne avete abbastanza.',
          es: 'Para cuando ya se ha tenido bastante invierno.',
          fr: 'Pour l’hiver dont on a assez.',
        },
        link: '/teneriffa',
        image: { url: 'mountains.canary.winter.dusk.warm.teide' },
      },
      {
        headline: placeNames.mallorca,
        copytext: {
          de: 'Für die, die glauben, sie kennen es schon.',
          en: 'For those who think they know it already.',
          it: 'Per chi crede di conoscerla già.',
          es: 'Para quienes creen que ya la conocen.',
          fr: 'Pour ceux qui croient déjà la connaître.',
        },
        link: '/mallorca',
        image: { url: 'beach.balearic.summer.golden.warm.cala' },
      },
      {
        headline: placeNames.marrakesch,
        copytext: {
          de: 'Für vier Tage, in denen nichts ist wie zu Hause.',
          en: 'For four days in which nothing is like home.',
          it: 'Per quattro giorni in cui niente è come a casa.',
          es: 'Para cuatro días en los que nada es como en casa.',
          fr: 'Pour quatre jours où rien n’est comme chez soi.',
        },
        link: '/marrakesch',
        image: { url: 'city.maghreb.winter.dusk.warm.dachterrasse' },
      },
      {
        headline: placeNames.dolomiten,
        copytext: {
          de: 'Für Füße, die wieder müde werden wollen.',
          en: 'For feet that want to be tired again.',
          it: 'Per piedi che vogliono tornare a stancarsi.',
          es: 'Para pies que quieren volver a cansarse.',
          fr: 'Pour des pieds qui veulent retrouver la fatigue.',
        },
        link: '/dolomiten',
        image: { url: 'lake.alpine.summer.dawn.warm.pragser' },
      },
    ],
  },
};
