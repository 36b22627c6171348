import { kilometres } from '../../../../content-seeds/figures.ts';
import type { DepartureMonths } from '../../../../content-seeds/seasons.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../../content-seeds/sold-places.ts';
import type { LocalText } from '../../../brand.ts';

type Teaser = Extract<SeedModule, { type: 'teaserSection' }>['props']['teasers'][number];

/** Nonstop from Frankfurt, rounded to five minutes; kilometres as the crow flies. `page` where the place has its own. */
const flights = {
  paris: { time: '1 h 10', distance: 448 },
  vienna: { time: '1 h 20', distance: 621 },
  london: { time: '1 h 25', distance: 654 },
  copenhagen: { time: '1 h 25', distance: 679 },
  budapest: { time: '1 h 40', distance: 836 },
  rome: { time: '1 h 50', distance: 959 },
  sardinia: { time: '1 h 50', distance: 1019 },
  menorca: { time: '2 h 05', distance: 1181 },
  mallorca: { time: '2 h 15', distance: 1252, page: '/mallorca' },
  ibiza: { time: '2 h 20', distance: 1365 },
  corfu: { time: '2 h 25', distance: 1462 },
  sicily: { time: '2 h 30', distance: 1491 },
  malta: { time: '2 h 40', distance: 1647 },
  porto: { time: '2 h 40', distance: 1652 },
  djerba: { time: '2 h 50', distance: 1806 },
  istanbul: { time: '2 h 55', distance: 1838 },
  lisbon: { time: '3 h 00', distance: 1874, page: '/lissabon' },
  algarve: { time: '3 h 05', distance: 1959 },
  crete: { time: '3 h 15', distance: 2114, page: '/kreta' },
  kos: { time: '3 h 15', distance: 2089 },
  rhodes: { time: '3 h 20', distance: 2178 },
  side: { time: '3 h 30', distance: 2299 },
  marrakech: { time: '3 h 40', distance: 2468 },
  agadir: { time: '3 h 55', distance: 2656 },
  madeira: { time: '4 h 10', distance: 2836, page: '/madeira' },
  fuerteventura: { time: '4 h 25', distance: 3056 },
  lanzarote: { time: '4 h 25', distance: 2996 },
  hurghada: { time: '4 h 30', distance: 3324, page: '/hurghada' },
  granCanaria: { time: '4 h 35', distance: 3185 },
  tenerife: { time: '4 h 45', distance: 3239, page: '/teneriffa' },
} as const satisfies Partial<
  Record<keyof typeof soldPlaces, { time: string; distance: number; page?: string }>
>;

type FlownPlace = keyof typeof flights;

const findPage = (place: FlownPlace): string => {
  const flight = flights[place];
  return 'page' in flight ? flight.page : `/search?destinations=${soldPlaces[place].destination}`;
};

/** '2 h 15 · 1.252 km'. */
function formatJourney(place: FlownPlace): Required<LocalText> {
  const { time, distance } = flights[place];
  return mapText(kilometres(distance), (text) => `${time} · ${text}`);
}

/** '2 h 15 Flug, Baden ab Juni', or the flight alone. */
function formatFlight(place: FlownPlace, fact?: Required<LocalText>): Required<LocalText> {
  const { time } = flights[place];
  const flight = {
    de: `${time} Flug`,
    en: `${time} flight`,
    it: `${time} di volo`,
    es: `${time} de vuelo`,
    fr: `${time} de vol`,
  };
  return fact === undefined ? flight : mapText(flight, (text, language) => `${text}, ${fact[language]}`);
}

interface AskedTeaser {
  readonly scene: string;
  /** Said after the time of the flight. */
  readonly fact?: Required<LocalText>;
  readonly nights?: number;
  /** Months in which one departs. */
  readonly season?: DepartureMonths;
}

/** A teaser with the place’s live price; without an offer it leads to the place’s page, or to a search for it. */
export function teaserTo(place: FlownPlace, { scene, fact, nights = 7, season }: AskedTeaser): Teaser {
  const copytext = formatFlight(place, fact);
  return {
    ...soldPlaces[place],
    ...season,
    nights,
    copytext,
    link: findPage(place),
    image: { url: scene },
  };
}

/** The place’s page, or its hotels, by its name. */
export function linkTo(place: FlownPlace): { label: LocalText; url: string } {
  return { label: soldPlaces[place].headline, url: findPage(place) };
}

/** What a ribbon of temperatures and prices shows of a place in addition to its temperatures. */
export function describeJourney(place: FlownPlace, scene: string) {
  const { headline: name, destination } = soldPlaces[place];
  return { name, destination, scene, link: findPage(place), journey: formatJourney(place) };
}

function mapText(
  texts: Required<LocalText>,
  format: (text: string, language: keyof LocalText) => string,
): Required<LocalText> {
  return {
    de: format(texts.de, 'de'),
    en: format(texts.en, 'en'),
    it: format(texts.it, 'it'),
    es: format(texts.es, 'es'),
    fr: format(texts.fr, 'fr'),
  };
}
