import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climate, climateNote } from '../../../content-seeds/climate.ts';
import { figure } from '../../../content-seeds/figures.ts';
import { seasons } from '../../../content-seeds/seasons.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../content-seeds/sold-places.ts';
import { describeJourney, teaserTo } from './parts/flights.ts';
import { questionsHeadline } from './parts/headings.ts';
import { moreLandingPages } from './parts/more-landing-pages.ts';
import { reasons } from './parts/reasons.ts';
import { winterQuestions } from './parts/winter-questions.ts';
import { winterSlides } from './parts/winter-slides.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'wintersonne',
  meta: {
    title: {
      de: 'Wintersonne: 20 °C im Januar – Tagwind',
      en: 'Winter sun: 20 °C in January – Tagwind',
      it: 'Sole d’inverno: 20 °C a gennaio – Tagwind',
      es: 'Sol de invierno: 20 °C en enero – Tagwind',
      fr: 'Soleil d’hiver : 20 °C en janvier – Tagwind',
    },
    description: {
      de: 'Luft und Wasser im Winter, Flugzeit ab Frankfurt, Preise für Flug und Hotel: Kanaren, Madeira, Ägypten, Marokko.',
      en: 'Air and sea in winter, flight time from Frankfurt, prices for flight and hotel: Canaries, Madeira, Egypt, Morocco.',
      it: 'Aria e mare d’inverno, volo da Francoforte, prezzi di volo e hotel: Canarie, Madera, Egitto, Marocco.',
      es: 'Aire y mar en invierno, vuelo desde Fráncfort, precios de vuelo y hotel: Canarias, Madeira, Egipto, Marruecos.',
      fr: 'Air et mer en hiver, vol depuis Francfort, prix vol et hôtel : Canaries, Madère, Égypte, Maroc.',
    },
  },
  modules: [
    { type: 'heroSlider', id: 'hero', props: { height: 'band', slides: winterSlides } },
    { type: 'lastSearchTeaser', id: 'last-search', props: {} },
    reasons,
    {
      type: 'climateRibbon',
      id: 'warm-now',
      props: {
        headline: {
          de: 'Jetzt: {month}',
          en: 'Now: {month}',
          it: 'Adesso: {month}',
          es: 'Ahora: {month}',
          fr: 'En ce moment : {month}',
        },
        places: [
          {
            ...describeJourney('tenerife', 'coast.canary.winter.noon.noon.los-gigantes'),
            ...climate.tenerife,
          },
          { ...describeJourney('hurghada', 'beach.egyptian.winter.noon.noon.makadi'), ...climate.hurghada },
          { ...describeJourney('madeira', 'coast.canary.winter.noon.noon.machico'), ...climate.madeira },
          {
            ...describeJourney('granCanaria', 'desert.canary.winter.noon.noon.maspalomas'),
            ...climate.granCanaria,
          },
          {
            ...describeJourney('marrakech', 'city.maghreb.winter.noon.noon.koutoubia'),
            ...climate.marrakech,
          },
          { ...describeJourney('algarve', 'beach.iberian.winter.noon.noon.lagos'), ...climate.algarve },
        ],
        note: climateNote,
      },
    },
    {
      type: 'teaserSection',
      id: 'by-time',
      props: {
        layout: 'large',
        headline: {
          de: 'Unter 4 h 30',
          en: 'Under 4 h 30',
          it: 'Sotto le 4 h 30',
          es: 'Menos de 4 h 30',
          fr: 'Moins de 4 h 30',
        },
        copytext: {
          de: 'Sieben Nächte, zwei Erwachsene, Abflug November bis März.',
          en: 'Seven nights, two adults, departing November to March.',
          it: 'Sette notti, due adulti, partenza da novembre a marzo.',
          es: 'Siete noches, dos adultos, salida de noviembre a marzo.',
          fr: 'Sept nuits, deux adultes, départ de novembre à mars.',
        },
        teasers: [
          teaserTo('marrakech', {
            scene: 'city.maghreb.winter.noon.noon.medina',
            season: seasons.winter,
            fact: {
              de: '18 °C im Januar',
              en: '18 °C in January',
              it: '18 °C a gennaio',
              es: '18 °C en enero',
              fr: '18 °C en janvier',
            },
          }),
          teaserTo('agadir', {
            scene: 'beach.maghreb.winter.noon.noon.agadir',
            season: seasons.winter,
            fact: {
              de: 'langer Sandstrand',
              en: 'long sandy beach',
              it: 'lunga spiaggia',
              es: 'playa larga',
              fr: 'longue plage',
            },
          }),
          teaserTo('fuerteventura', {
            scene: 'beach.canary.winter.noon.noon.sotavento',
            season: seasons.winter,
            fact: {
              de: 'Sand und Wind',
              en: 'sand and wind',
              it: 'sabbia e vento',
              es: 'arena y viento',
              fr: 'sable et vent',
            },
          }),
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'january',
      props: {
        variant: 'feature',
        headline: {
          de: 'Meer im Januar',
          en: 'The sea in January',
          it: 'Il mare a gennaio',
          es: 'El mar en enero',
          fr: 'La mer en janvier',
        },
        paragraphs: [
          {
            de: 'Baden oder nur Sonne? Das Rote Meer ist im Januar drei Grad wärmer als der Atlantik.',
            en: 'Swimming, or sun only? In January the Red Sea is three degrees warmer than the Atlantic.',
            it: 'Bagno o solo sole? A gennaio il Mar Rosso è tre gradi più caldo dell’Atlantico.',
            es: '¿Baño o solo sol? En enero el mar Rojo está tres grados más caliente que el Atlántico.',
            fr: 'Baignade ou soleil seul ? En janvier, la mer Rouge a trois degrés de plus que l’Atlantique.',
          },
        ],
        facts: [
          { value: figure('22 °C'), label: soldPlaces.hurghada.headline },
          { value: figure('19 °C'), label: soldPlaces.tenerife.headline },
          { value: figure('19 °C'), label: soldPlaces.granCanaria.headline },
          { value: figure('19 °C'), label: soldPlaces.madeira.headline },
        ],
      },
    },
    {
      type: 'climateYear',
      id: 'year',
      props: {
        headline: {
          de: 'Teneriffa Süd, zwölf Monate',
          en: 'Tenerife south, twelve months',
          it: 'Tenerife sud, dodici mesi',
          es: 'Tenerife sur, doce meses',
          fr: 'Tenerife sud, douze mois',
        },
        copytext: {
          de: 'Kühlster Monat: 22 °C. Wärmster: 29 °C.',
          en: 'Coolest month: 22 °C. Warmest: 29 °C.',
          it: 'Mese più fresco: 22 °C. Più caldo: 29 °C.',
          es: 'Mes más fresco: 22 °C. Más cálido: 29 °C.',
          fr: 'Mois le plus frais : 22 °C. Le plus chaud : 29 °C.',
        },
        ...climate.tenerife,
        note: climateNote,
      },
    },
    {
      type: 'promotionTeaser',
      id: 'heated-pool',
      props: {
        headline: {
          de: 'Pool mit 26 statt 19 °C',
          en: 'Pool at 26, not 19 °C',
          it: 'Piscina a 26, non a 19 °C',
          es: 'Piscina a 26, no a 19 °C',
          fr: 'Piscine à 26, pas à 19 °C',
        },
        text: {
          de: 'Der Atlantik hat im Januar 19 °C. **Beheizte Pools** liegen meist bei 24 bis 28. Ein Filter zeigt nur Hotels mit beheiztem Pool.',
          en: 'In January the Atlantic is at 19 °C. **Heated pools** are mostly at 24 to 28. One filter shows only hotels with a heated pool.',
          it: 'A gennaio l’Atlantico è a 19 °C. Le **piscine riscaldate** stanno di solito fra 24 e 28. Un filtro mostra solo gli hotel con piscina riscaldata.',
          es: 'En enero el Atlántico está a 19 °C. Las **piscinas climatizadas**, casi siempre entre 24 y 28. Un filtro muestra solo los hoteles con piscina climatizada.',
          fr: 'En janvier, l’Atlantique est à 19 °C. Les **piscines chauffées** sont en général entre 24 et 28. Un filtre ne montre que les hôtels avec piscine chauffée.',
        },
        buttonText: {
          de: 'Hotels mit beheiztem Pool',
          en: 'Hotels with heated pool',
          it: 'Hotel con piscina riscaldata',
          es: 'Con piscina climatizada',
          fr: 'Hôtels à piscine chauffée',
        },
        buttonLink: '/search?attributes=heated_pool',
        images: [
          {
            url: 'pool.canary.winter.noon.noon.meloneras',
            alt: {
              de: 'Hotelpool unter Palmen im Winterlicht',
              en: 'Hotel pool under palms in winter light',
              it: 'Piscina d’hotel sotto le palme nella luce invernale',
              es: 'Piscina de hotel bajo palmeras en invierno',
              fr: 'Piscine d’hôtel sous les palmiers en hiver',
            },
          },
          { url: 'spa.canary.winter.noon.noon.warm' },
          { url: 'room.egyptian.winter.noon.noon.balkon' },
        ],
      },
    },
    {
      type: 'imageOfferTeaser',
      id: 'ten-nights',
      props: {
        headline: {
          de: 'Zehn Nächte in der Sonne',
          en: 'Ten nights in the sun',
          it: 'Dieci notti al sole',
          es: 'Diez noches al sol',
          fr: 'Dix nuits au soleil',
        },
        backgroundImage: { url: 'island.canary.winter.noon.noon.graciosa' },
        offers: [
          {
            ...seasons.winter,
            destination: soldPlaces.lanzarote.destination,
            lengthOfStay: 10,
            image: { url: 'countryside.canary.winter.noon.noon.geria' },
          },
          {
            ...seasons.winter,
            destination: soldPlaces.hurghada.destination,
            lengthOfStay: 10,
            image: { url: 'pool.egyptian.winter.noon.noon.dattelpalmen' },
          },
          {
            ...seasons.winter,
            destination: soldPlaces.tenerife.destination,
            lengthOfStay: 10,
            image: { url: 'mountains.canary.winter.noon.noon.teide' },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'south',
      props: {
        image: {
          url: 'countryside.canary.winter.noon.noon.orotava',
          alt: {
            de: 'Grünes Tal mit Feldern vor einem Vulkan',
            en: 'Green valley with fields below a volcano',
            it: 'Valle verde con campi sotto un vulcano',
            es: 'Valle verde con campos bajo un volcán',
            fr: 'Vallée verte et champs au pied d’un volcan',
          },
        },
        imagePosition: 'right',
        headline: {
          de: 'Kanaren: Süd oder Nord',
          en: 'Canaries: south or north',
          it: 'Canarie: sud o nord',
          es: 'Canarias: sur o norte',
          fr: 'Canaries : sud ou nord',
        },
        paragraphs: [
          {
            de: 'Der Passat bringt die Wolken von Nordosten. Die Berge halten sie auf.',
            en: 'The trade wind brings clouds from the north-east. The mountains stop them.',
            it: 'L’aliseo porta le nuvole da nord-est. I monti le fermano.',
            es: 'El alisio trae las nubes del nordeste. Las montañas las frenan.',
            fr: 'L’alizé amène les nuages du nord-est. Les montagnes les arrêtent.',
          },
        ],
        items: [
          {
            de: '**Süden:** trocken, mehr Sonne, mehr Hotels.',
            en: '**South:** dry, more sun, more hotels.',
            it: '**Sud:** asciutto, più sole, più hotel.',
            es: '**Sur:** seco, más sol, más hoteles.',
            fr: '**Sud :** sec, plus de soleil, plus d’hôtels.',
          },
          {
            de: '**Norden:** grün, zwei bis drei Grad kühler.',
            en: '**North:** green, two to three degrees cooler.',
            it: '**Nord:** verde, due o tre gradi in meno.',
            es: '**Norte:** verde, dos o tres grados menos.',
            fr: '**Nord :** vert, deux à trois degrés de moins.',
          },
        ],
      },
    },
    buildFaq(
      questionsHeadline,
      { de: 'Winter', en: 'Winter', it: 'Inverno', es: 'Invierno', fr: 'Hiver' },
      winterQuestions,
    ),
    moreLandingPages('/wintersonne'),
  ],
};
