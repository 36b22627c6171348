import { climate, climateNote } from '../../../../content-seeds/climate.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { ribbonPlaces } from './ribbon-places.ts';

export const warmInWinter: SeedModule = {
  type: 'climateRibbon',
  id: 'warm-in-winter',
  props: {
    headline: {
      de: 'So warm ist es dort im {month}',
      en: 'How warm it is there in {month}',
      it: 'Quanto fa caldo a {month}',
      es: 'El calor que hace en {month}',
      fr: 'La chaleur qu’il y fait en {month}',
    },
    places: [
      ribbonPlaces.hurghada,
      ribbonPlaces.tenerife,
      ribbonPlaces.granCanaria,
      ribbonPlaces.madeira,
      ribbonPlaces.marrakech,
      ribbonPlaces.algarve,
    ],
    note: climateNote,
  },
};

export const beachOrWalk: SeedModule = {
  type: 'textBlock',
  id: 'beach-or-walk',
  props: {
    image: {
      url: 'mountains.canary.winter.golden.warm.lorbeerwald',
      alt: {
        de: 'Bergweg über einem Wolkenmeer',
        en: 'Mountain path above a sea of clouds',
        it: 'Sentiero di montagna sopra un mare di nuvole',
        es: 'Sendero de montaña sobre un mar de nubes',
        fr: 'Sentier de montagne au-dessus d’une mer de nuages',
      },
    },
    headline: {
      de: 'Baden oder gehen? Entscheiden Sie das zuerst.',
      en: 'Swim or walk? Decide that first.',
      it: 'Bagno o cammino? Decidetelo prima di tutto.',
      es: '¿Baño o caminata? Decídalo primero.',
      fr: 'Se baigner ou marcher ? À vous de choisir.',
    },
    paragraphs: [
      {
        de: 'Warm ist es an vielen Orten, baden mag man nicht überall. Im Januar hat das Rote Meer 22 Grad und der Atlantik vor den Kanaren 19: Die einen springen hinein, die anderen krempeln die Hosen hoch.',
        en: 'It is warm in many places, but you will not want to swim in all of them. In January the Red Sea is at 22 degrees and the Atlantic off the Canaries at 19: some jump in, others roll up their trousers.',
        it: 'Fa caldo in molti posti, ma non ovunque viene voglia di fare il bagno. A gennaio il Mar Rosso è a 22 gradi e l’Atlantico alle Canarie a 19: c’è chi si tuffa e chi si arrotola i pantaloni.',
        es: 'Hace calor en muchos sitios, pero no en todos apetece bañarse. En enero el mar Rojo está a 22 grados y el Atlántico en Canarias, a 19: unos se tiran y otros se remangan los pantalones.',
        fr: 'Il fait bon en bien des endroits, mais on n’a pas partout envie de se baigner. En janvier, la mer Rouge est à 22 degrés et l’Atlantique des Canaries à 19 : les uns sautent, les autres retroussent leur pantalon.',
      },
    ],
    items: [
      {
        de: '**Zum Baden:** Hurghada und die Küste südlich davon, windige Tage eingerechnet',
        en: '**For swimming:** Hurghada and the coast south of it, windy days included',
        it: '**Per il bagno:** Hurghada e la costa più a sud, giorni di vento compresi',
        es: '**Para bañarse:** Hurghada y la costa al sur, con algún día de viento',
        fr: '**Pour se baigner :** Hurghada et la côte au sud, jours de vent compris',
      },
      {
        de: '**Für beides:** der Süden von [Teneriffa](/teneriffa) und Gran Canaria',
        en: '**For both:** the south of [Tenerife](/teneriffa) and Gran Canaria',
        it: '**Per entrambi:** il sud di [Tenerife](/teneriffa) e Gran Canaria',
        es: '**Para ambas cosas:** el sur de [Tenerife](/teneriffa) y Gran Canaria',
        fr: '**Pour les deux :** le sud de [Tenerife](/teneriffa) et de la Grande Canarie',
      },
      {
        de: '**Zum Gehen:** Madeira mit seinen Levadas und [Marrakesch](/marrakesch) mit dem Atlas',
        en: '**For walking:** Madeira with its levadas and [Marrakesh](/marrakesch) with the Atlas',
        it: '**Per camminare:** Madera con le levadas e [Marrakech](/marrakesch) con l’Atlante',
        es: '**Para caminar:** Madeira con sus levadas y [Marrakech](/marrakesch) con el Atlas',
        fr: '**Pour marcher :** Madère et ses levadas, [Marrakech](/marrakesch) et l’Atlas',
      },
    ],
  },
};

export const winterSuitcase: SeedModule = {
  type: 'interactivePopup',
  id: 'packing',
  props: {
    shortText: {
      de: 'Was in den Winterkoffer gehört',
      en: 'What goes into the winter suitcase',
      it: 'Che cosa va nella valigia d’inverno',
      es: 'Qué va en la maleta de invierno',
      fr: 'Que mettre dans la valise d’hiver',
    },
    fullText: {
      de: '**Ein Pullover mehr, als Sie glauben.** Auf den Kanaren sind es abends 15 Grad, in Marrakesch im Januar 6, und Wüstennächte sind kalt.\n\nDazu Sonnencreme: Im Süden steht die Sonne auch im Dezember höher als bei uns Anfang März. Und feste Schuhe, denn der schönste Weg ist meistens aus Lava.',
      en: '**One more jumper than you think.** Evenings on the Canaries are 15 degrees, Marrakesh has 6 in January, and desert nights are cold.\n\nAdd sun cream: down south even the December sun stands higher than ours does in early March. And sturdy shoes, because the best path is usually made of lava.',
      it: '**Un maglione in più di quanto pensate.** La sera alle Canarie ci sono 15 gradi, a Marrakech in gennaio 6, e le notti nel deserto sono fredde.\n\nPoi la crema solare: al sud anche a dicembre il sole sta più in alto che da noi ai primi di marzo. E scarpe robuste, perché il sentiero più bello di solito è di lava.',
      es: '**Un jersey más de lo que cree.** En Canarias hay 15 grados por la noche, en Marrakech 6 en enero, y las noches del desierto son frías.\n\nAdemás, crema solar: en el sur, incluso en diciembre, el sol está más alto que aquí a principios de marzo. Y buen calzado, porque el mejor camino suele ser de lava.',
      fr: '**Un pull de plus que vous ne pensez.** Le soir, il fait 15 degrés aux Canaries, 6 à Marrakech en janvier, et les nuits du désert sont froides.\n\nAjoutez de la crème solaire : au sud, même en décembre, le soleil monte plus haut que chez nous début mars. Et de bonnes chaussures, car le plus beau sentier est souvent fait de lave.',
    },
    image: { url: 'countryside.canary.winter.golden.warm.lavaweg' },
  },
};

export const yearOnTenerife: SeedModule = {
  type: 'climateYear',
  id: 'year',
  props: {
    headline: {
      de: 'Ein Jahr ohne Winter',
      en: 'A year without winter',
      it: 'Un anno senza inverno',
      es: 'Un año sin invierno',
      fr: 'Une année sans hiver',
    },
    copytext: {
      de: 'Teneriffas Süden: im kältesten Monat so warm wie unser Juni, nur mit mehr Sonne.',
      en: 'The south of Tenerife: its coldest month is as warm as our June, only sunnier.',
      it: 'Il sud di Tenerife: il mese più freddo è caldo come il nostro giugno, ma con più sole.',
      es: 'El sur de Tenerife: su mes más frío es tan cálido como nuestro junio, pero con más sol.',
      fr: 'Le sud de Tenerife : son mois le plus froid vaut notre juin, le soleil en plus.',
    },
    ...climate.tenerife,
    note: climateNote,
  },
};
