import type { Airport, Destination, HotelCard } from '../../domain/search/catalogue.ts';
import { foldText, splitWords } from '../../domain/words/fold-text.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { type Catalogue, listHolders } from '../catalogue/build-catalogue.ts';
import { placesByKey } from '../catalogue/places-by-key.ts';
import { createPhraseLexicon, type NamedThing, type PhraseLexicon } from '../phrase/phrase-lexicon.ts';
import { wordLexicon } from '../phrase/word-lexicon.ts';
import { placeNicknames } from './place-nicknames.ts';
import { placeSights } from './place-sights.ts';

type Named = readonly [name: string, thing: NamedThing];

/** Airports that closed; requests may name them, sentences do not mean them. */
const closedAirports = new Set(['TXL', 'SXF', 'ZQW']);

/** Words of a hotel's name that say what it is. */
const hotelWords = new Set(
  splitWords(`hotel hôtel otel hotels resort boutique boutiquehotel aparthotel apartments appartamenti apartamentos residence residenz the by
    and club suites spa holiday village villaggio garni pension pensione hostal butik studios ferienhotel rooms house`),
);

/** Halves of names such as 'Venice and Veneto' that say nothing without the other. */
const vagueHalves =
  /^(?:the|der|die|das|el|la|le|los|il|lo)?\s*(?:sout|nort|east|west|cent|süd|nord|ost|zent|umgeb|surr|nach|neigh|gebirg|mount|golf|gulf|inse|isla|île|isol|küst|coast|cost|côte|wüst|dese|heil|spas|hoch|hill|seen|lake|lag|atlant|mont|sur|sud|este|est|ouest|oest|ovest|midi|env|alred|dint|terme|baln|therm|desi|interior|entro|arrière|altip|altop|regi|valle|haut)/i;

/** The names of a catalogue's places, hotels and airports in all languages, once for each catalogue: a part looks them up in those of the whole. */
export function phraseNames(catalogue: Catalogue): PhraseLexicon<NamedThing> {
  const { whole, destinations, hotels } = catalogue;
  return catalogue.once('phrase names', () => {
    if (whole === catalogue) return createPhraseLexicon(listNames(catalogue));
    return phraseNames(whole).narrow((thing) => {
      if (thing.kind === 'airport') return true;
      return thing.kind === 'place' ? destinations.has(thing.id) : hotels.has(thing.id);
    });
  });
}

function* listNames(catalogue: Catalogue): Generator<Named> {
  // Places without hotels are understood too: that there is none is a better answer than another place. A part has only those with hotels.
  const places = [...new Set([...catalogue.names.places, ...catalogue.destinations.values()])];
  const things = new Map(places.map((place) => [place.id, thingOf(catalogue, place)]));
  const halves = new Map<string, Set<NamedThing>>();
  const whole = new Set<string>();
  for (const place of places) {
    // A sight is found where it stands: hotels are searched for in its city.
    const thing = things.get(place.type === 'poi' ? (place.parentId ?? 0) : place.id);
    if (thing === undefined) continue;
    for (const name of Object.values(place.name)) {
      whole.add(foldText(name));
      yield [name, thing];
      for (const half of halvesOf(name)) halves.set(half, (halves.get(half) ?? new Set()).add(thing));
    }
  }
  for (const { id, aliases = {} } of places) {
    const thing = things.get(id);
    for (const name of Object.values(aliases).flat()) if (thing !== undefined) yield [name, thing];
  }
  for (const [half, [thing, ...others]] of halves) {
    if (thing !== undefined && others.length === 0 && !whole.has(foldText(half))) yield [half, thing];
  }
  yield* listFurtherNames(catalogue, things);
  yield* listAirportNames(catalogue, places, things);
  yield* listHotelNames(catalogue, whole);
}

function thingOf(catalogue: Catalogue, place: Destination): NamedThing {
  return { kind: 'place', id: place.id, within: listHolders(catalogue, place).map(({ id }) => id) };
}

function halvesOf(name: string): readonly string[] {
  const halves = name.split(/ (?:and|und|e|ed|y|et) |, /);
  return halves.length < 2 ? [] : halves.filter((half) => half.length >= 4 && !vagueHalves.test(half));
}

/** Nicknames and sights of the places that the catalogue has. */
function* listFurtherNames(catalogue: Catalogue, things: ReadonlyMap<number, NamedThing>): Generator<Named> {
  const byKey = placesByKey(catalogue);
  for (const table of [placeNicknames, placeSights]) {
    for (const [key, phrases] of Object.entries(table)) {
      const thing = things.get(byKey.get(key)?.id ?? 0);
      if (thing === undefined) continue;
      for (const phrase of phrases.split('|')) yield [phrase, thing];
    }
  }
}

function* listAirportNames(
  { airports }: Catalogue,
  places: readonly Destination[],
  things: ReadonlyMap<number, NamedThing>,
): Generator<Named> {
  const placeByName = new Map(places.toReversed().map((place) => [foldText(place.name.en), place.id]));
  for (const airport of airports.values()) {
    const place = things.get(placeByName.get(foldText(airport.city.en)) ?? 0);
    if (place !== undefined) yield [airport.code, place];
    if (!airport.isDeparture || closedAirports.has(airport.code)) continue;
    const thing: NamedThing = { kind: 'airport', code: airport.code };
    for (const name of airportNames(airport)) yield [name, thing];
  }
}

/** 'Köln/Bonn' is also Köln and Bonn; 'London Gatwick' is also Gatwick, and one of London's. */
function airportNames({ code, name, city }: Airport): ReadonlySet<string> {
  const found = new Set([code]);
  for (const language of LANGUAGES) {
    found.add(name[language]).add(city[language]);
    for (const part of name[language].split(/[/()]/)) if (part.trim().length >= 4) found.add(part.trim());
    const own = splitWords(name[language]).join(' ');
    const cityWords = splitWords(city[language]).join(' ');
    const rest = own.startsWith(`${cityWords} `) ? own.slice(cityWords.length + 1) : '';
    if (rest.length >= 5 && rest !== 'international') found.add(rest);
  }
  return found;
}

function* listHotelNames({ hotels }: Catalogue, places: ReadonlySet<string>): Generator<Named> {
  const cores = new Map<string, NamedThing[]>();
  for (const hotel of hotels.values()) {
    const thing = hotelThing(hotel);
    yield [hotel.name, thing];
    const core = splitWords(hotel.name).filter((word) => !hotelWords.has(word));
    if (core.length < 2 || core.every((word) => wordLexicon('en').knows(word))) continue;
    const name = core.join(' ');
    if (!places.has(name)) cores.set(name, [...(cores.get(name) ?? []), thing]);
  }
  for (const [name, [thing, ...others]] of cores)
    if (thing !== undefined && others.length === 0) yield [name, thing];
}

function hotelThing({ id, cityId, regionId, countryId }: HotelCard): NamedThing {
  return { kind: 'hotel', id, within: [cityId, regionId, countryId] };
}
