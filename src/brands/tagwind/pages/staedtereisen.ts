import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climate, climateNote } from '../../../content-seeds/climate.ts';
import { figure } from '../../../content-seeds/figures.ts';
import { placeNames } from '../../../content-seeds/place-names.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../content-seeds/sold-places.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { cityQuestions } from './parts/city-questions.ts';
import { teaserTo } from './parts/flights.ts';
import { questionsHeadline } from './parts/headings.ts';
import { moreLandingPages } from './parts/more-landing-pages.ts';
import { reasons } from './parts/reasons.ts';

const nights = 3;

export const document: SeedDocument = {
  kind: 'page',
  slug: 'staedtereisen',
  meta: {
    title: {
      de: 'Städtereisen mit Flug ab 1 h 10 – Tagwind',
      en: 'City breaks, flights from 1 h 10 – Tagwind',
      it: 'Viaggi in città da 1 h 10 di volo – Tagwind',
      es: 'Escapadas desde 1 h 10 de vuelo – Tagwind',
      fr: 'Escapades dès 1 h 10 de vol – Tagwind',
    },
    description: {
      de: 'Neun Städte, drei Nächte, höchstens drei Stunden Flug ab Frankfurt. Preise für Flug und Hotel.',
      en: 'Nine cities, three nights, no more than three hours’ flight from Frankfurt. Prices for flight and hotel.',
      it: 'Nove città, tre notti, al massimo tre ore di volo da Francoforte. Prezzi di volo e hotel.',
      es: 'Nueve ciudades, tres noches, como máximo tres horas de vuelo desde Fráncfort. Precios de vuelo y hotel.',
      fr: 'Neuf villes, trois nuits, trois heures de vol au plus depuis Francfort. Prix vol et hôtel.',
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
            ...tripTo('lisbon', 3, {}),
            headline: { de: 'Städte', en: 'Cities', it: 'Città', es: 'Ciudades', fr: 'Villes' },
            postsubheadline: {
              de: 'Paris 1 h 10. Rom 1 h 50. Lissabon 3 h.',
              en: 'Paris 1 h 10. Rome 1 h 50. Lisbon 3 h.',
              it: 'Parigi 1 h 10. Roma 1 h 50. Lisbona 3 h.',
              es: 'París 1 h 10. Roma 1 h 50. Lisboa 3 h.',
              fr: 'Paris 1 h 10. Rome 1 h 50. Lisbonne 3 h.',
            },
            image: {
              url: 'city.iberian.spring.noon.noon.alfama',
              alt: {
                de: 'Helle Häuser einer Stadt auf Hügeln am Wasser',
                en: 'Pale houses of a hilly city by the water',
                it: 'Case chiare di una città su colline, in riva all’acqua',
                es: 'Casas claras de una ciudad en colinas junto al agua',
                fr: 'Maisons claires d’une ville de collines au bord de l’eau',
              },
            },
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'nearest',
      props: {
        layout: 'large',
        headline: {
          de: 'Unter zwei Stunden',
          en: 'Under two hours',
          it: 'Sotto le due ore',
          es: 'Menos de dos horas',
          fr: 'Moins de deux heures',
        },
        copytext: {
          de: 'Drei Nächte, zwei Erwachsene, günstigster Termin der nächsten zwölf Monate.',
          en: 'Three nights, two adults, cheapest date in the next twelve months.',
          it: 'Tre notti, due adulti, data più conveniente dei prossimi dodici mesi.',
          es: 'Tres noches, dos adultos, la fecha más barata de los próximos doce meses.',
          fr: 'Trois nuits, deux adultes, date la moins chère des douze prochains mois.',
        },
        teasers: [
          teaserTo('paris', { scene: 'city.riviera.spring.noon.noon.seine', nights }),
          teaserTo('vienna', { scene: 'city.alpine.autumn.noon.noon.ring', nights }),
          teaserTo('rome', { scene: 'city.italian.spring.noon.noon.trastevere', nights }),
        ],
      },
    },
    reasons,
    {
      type: 'teaserSection',
      id: 'cities',
      props: {
        layout: 'mosaic',
        headline: { de: 'Sechs weitere', en: 'Six more', it: 'Altre sei', es: 'Seis más', fr: 'Six de plus' },
        teasers: [
          teaserTo('lisbon', {
            scene: 'city.iberian.summer.noon.noon.miradouro',
            nights,
            fact: {
              de: 'Strand 40 Minuten entfernt',
              en: 'beach 40 minutes away',
              it: 'spiaggia a 40 minuti',
              es: 'playa a 40 minutos',
              fr: 'plage à 40 minutes',
            },
          }),
          teaserTo('london', { scene: 'city.british.autumn.noon.noon.themse', nights }),
          teaserTo('copenhagen', { scene: 'city.nordic.summer.noon.noon.nyhavn', nights }),
          teaserTo('budapest', {
            scene: 'spa.adriatic.winter.noon.noon.donau',
            nights,
            fact: {
              de: 'Thermalbäder',
              en: 'thermal baths',
              it: 'bagni termali',
              es: 'baños termales',
              fr: 'bains thermaux',
            },
          }),
          teaserTo('porto', { scene: 'coast.iberian.autumn.noon.noon.ribeira', nights }),
          teaserTo('istanbul', {
            scene: 'city.anatolian.spring.noon.noon.galata',
            nights,
            fact: {
              de: 'zwei Kontinente',
              en: 'two continents',
              it: 'due continenti',
              es: 'dos continentes',
              fr: 'deux continents',
            },
          }),
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'hours',
      props: {
        variant: 'feature',
        headline: {
          de: 'Drei Nächte rechnen sich',
          en: 'Three nights pay off',
          it: 'Tre notti convengono',
          es: 'Tres noches compensan',
          fr: 'Trois nuits, ça vaut le coup',
        },
        paragraphs: [
          {
            de: 'Freitag hin, Montag zurück: mit frühem Flug und spätem Rückflug fast vier ganze Tage.',
            en: 'Out on Friday, back on Monday: with an early flight and a late return almost four full days.',
            it: 'Venerdì andata, lunedì ritorno: con volo presto e rientro tardi quasi quattro giorni pieni.',
            es: 'Ida el viernes, vuelta el lunes: con vuelo temprano y regreso tarde, casi cuatro días completos.',
            fr: 'Départ vendredi, retour lundi : avec un vol tôt et un retour tard, presque quatre jours pleins.',
          },
        ],
        facts: [
          { value: figure('1 h 10'), label: placeNames.paris },
          { value: figure('1 h 20'), label: placeNames.wien },
          { value: figure('1 h 50'), label: placeNames.rom },
          { value: figure('3 h 00'), label: placeNames.lissabon },
        ],
      },
    },
    {
      type: 'amenitiesSection',
      id: 'hotels',
      props: {
        headline: {
          de: 'Hotels nach Merkmal',
          en: 'Hotels by feature',
          it: 'Hotel per servizio',
          es: 'Hoteles por servicio',
          fr: 'Hôtels par critère',
        },
        amenities: [
          {
            headline: { de: 'Zentral', en: 'Central', it: 'In centro', es: 'Céntrico', fr: 'Au centre' },
            link: '/search?attributes=central_location&duration=3-4',
            image: { url: 'hotel-front.italian.spring.noon.noon.piazza' },
          },
          {
            headline: { de: 'Spa', en: 'Spa', it: 'Spa', es: 'Spa', fr: 'Spa' },
            link: '/search?attributes=central_location,spa&duration=3-4',
            image: { url: 'spa.alpine.winter.noon.noon.therme' },
          },
          {
            headline: {
              de: 'Mit Frühstück',
              en: 'With breakfast',
              it: 'Con colazione',
              es: 'Con desayuno',
              fr: 'Avec petit-déjeuner',
            },
            link: '/search?attributes=central_location&board=breakfast&duration=3-4',
            image: { url: 'restaurant.iberian.spring.noon.noon.frueh' },
          },
          {
            headline: {
              de: 'Nur Erwachsene',
              en: 'Adults only',
              it: 'Solo adulti',
              es: 'Solo adultos',
              fr: 'Adultes seulement',
            },
            link: '/search?attributes=adults_only&duration=3-4',
            image: { url: 'room.iberian.autumn.noon.noon.suite' },
          },
        ],
      },
    },
    {
      type: 'climateYear',
      id: 'year',
      props: {
        headline: {
          de: 'Lissabon, zwölf Monate',
          en: 'Lisbon, twelve months',
          it: 'Lisbona, dodici mesi',
          es: 'Lisboa, doce meses',
          fr: 'Lisbonne, douze mois',
        },
        copytext: {
          de: 'Für die Stadt: April bis Juni. Für Stadt und Strand: September.',
          en: 'For the city: April to June. For city and beach: September.',
          it: 'Per la città: da aprile a giugno. Per città e spiaggia: settembre.',
          es: 'Para la ciudad: de abril a junio. Para ciudad y playa: septiembre.',
          fr: 'Pour la ville : avril à juin. Pour la ville et la plage : septembre.',
        },
        ...climate.lisbon,
        note: climateNote,
      },
    },
    {
      type: 'imageOfferTeaser',
      id: 'long-weekend',
      props: {
        headline: {
          de: 'Vier Nächte',
          en: 'Four nights',
          it: 'Quattro notti',
          es: 'Cuatro noches',
          fr: 'Quatre nuits',
        },
        offers: [
          {
            destination: soldPlaces.istanbul.destination,
            lengthOfStay: 4,
            image: { url: 'hotel-front.anatolian.autumn.noon.noon.sultan' },
          },
          {
            destination: soldPlaces.porto.destination,
            lengthOfStay: 4,
            image: { url: 'restaurant.iberian.summer.noon.noon.douro' },
          },
          {
            destination: soldPlaces.copenhagen.destination,
            lengthOfStay: 4,
            image: { url: 'coast.nordic.spring.noon.noon.hafen' },
          },
        ],
      },
    },
    buildFaq(
      questionsHeadline,
      { de: 'Städte', en: 'Cities', it: 'Città', es: 'Ciudades', fr: 'Villes' },
      cityQuestions,
    ),
    moreLandingPages('/staedtereisen'),
  ],
};
