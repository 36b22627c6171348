import { describe, expect, test } from 'vitest';
import { brands as shippedBrands } from '../brands/load-brands.server.ts';
import { isLocalText } from '../content-modules/parts/is-local-text.ts';
import { moduleRegistry } from '../content-modules/registry/registry.server.ts';
import { describeWorld } from '../demo/world/build-world.server.ts';
import { sceneRegionOfCity } from '../demo/world/hotels/hotel-scenes.ts';
import { worldSeed } from '../demo/world/world-seed.ts';
import { parseSceneKey } from '../domain/pictures/scene.ts';
import { requireDay } from '../domain/time/calendar-day.ts';
import { LANGUAGES, type Language } from '../domain/words/language.ts';
import { isPlainLinkPath } from '../site/resolve-link.ts';
import { readTripSearch } from '../trip-search/address/read-trip-search.ts';
import { matchPath } from '../url.ts';
import { listSeedDocuments } from './list-seed-documents.server.ts';
import type { SeedDocument } from './seed-document.ts';

const seeds = listSeedDocuments();
const brands = [...new Set(seeds.map(({ brand }) => brand))];
const named = seeds.map(
  ({ brand, document }) => [`${brand}/${document.kind}/${document.slug}`, document] as const,
);

/** Everything in a document that the test accepts, however deep it lies. */
function collect<Found>(value: unknown, accept: (value: unknown) => value is Found): Found[] {
  if (accept(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item) => collect(item, accept));
}

const isText = (value: unknown): value is Record<Language, string> => isLocalText(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const textsOf = (document: SeedDocument) => collect(document, isText);

const today = requireDay('2026-11-22');

const landingSlugs = ['', 'sommer', 'wintersonne', 'staedtereisen', 'familie', 'last-minute', 'inseln'];
const landingPages = seeds
  .filter(({ document: { kind, slug } }) => kind === 'page' && landingSlugs.includes(slug))
  .map(({ brand, document }) => [`${brand}/${document.slug}`, document] as const);

interface OfferQuestion {
  readonly destination?: number;
  readonly hotelId?: number;
  readonly hotelIds?: readonly number[];
  readonly departureDateMaxOffset?: number;
  readonly childrenAges?: readonly number[];
}

const isOfferQuestion = (value: unknown): value is OfferQuestion =>
  typeof value === 'object' &&
  value !== null &&
  ('destination' in value || 'hotelId' in value || 'hotelIds' in value);

const linksOf = (document: SeedDocument): string[] =>
  collect(document.modules, isString).flatMap((text) => [
    ...(/^(?:\/[a-z]|#)/.test(text) ? [text] : []),
    ...[...text.matchAll(/\]\(([/#][^)]*)\)/g)].map(([, link]) => link ?? ''),
  ]);

const anchorsOf = ({ modules }: SeedDocument) =>
  modules.flatMap(({ type, props }) => (type === 'textBlock' || type === 'faq' ? [props.anchor] : []));

const { destinations, cities } = describeWorld({ hotels: 1, seed: worldSeed, today }).places;
const placesById = new Map(destinations.map((place) => [place.id, place]));

/** A place and all it lies in. */
function listWithParents(id: number): number[] {
  const parent = placesById.get(id)?.parentId ?? null;
  return parent === null ? [id] : [id, ...listWithParents(parent)];
}

/** How the cities of a place look. */
function regionsOf(place: number): ReadonlySet<string> {
  const inside = cities.filter(({ destination: { id } }) => listWithParents(id).includes(place));
  return new Set(inside.map(sceneRegionOfCity));
}

interface PricedPicture {
  readonly destination: number;
  readonly image: { readonly url: string };
}

const isPricedPicture = (value: unknown): value is PricedPicture =>
  isOfferQuestion(value) &&
  typeof value.destination === 'number' &&
  'nights' in value &&
  'showSearchMask' in value &&
  'image' in value;

describe('seeds', () => {
  test.each(landingPages.filter(([name]) => name.endsWith('/last-minute')))(
    '[MOD-019] %s asks for nothing that departs later than in 21 days',
    (_, { modules }) => {
      const asked = collect(
        modules.filter(({ type }) =>
          ['imageOfferTeaser', 'teaserSection', 'destinationTeaser'].includes(type),
        ),
        isOfferQuestion,
      );
      expect(asked.length).toBeGreaterThan(2);
      for (const question of asked) expect(question.departureDateMaxOffset).toBeLessThanOrEqual(21);
    },
  );

  test.each(landingPages.filter(([name]) => name.endsWith('/familie')))(
    '[MOD-019] %s asks for the price of a family, with children of an age',
    (_, { modules }) => {
      const asked = collect(
        modules.filter(({ type }) => ['imageOfferTeaser', 'teaserSection'].includes(type)),
        isOfferQuestion,
      );
      expect(asked.length).toBeGreaterThan(2);
      for (const { childrenAges = [] } of asked) expect(childrenAges.length).toBeGreaterThan(0);
    },
  );

  test('[SHELL-002] give every brand home, navigation and footer', () => {
    expect(brands).toEqual([...shippedBrands.keys()]);
    for (const brand of brands) {
      const kinds = seeds
        .filter((seed) => seed.brand === brand)
        .map(({ document: { kind, slug } }) => `${kind}/${slug}`);
      expect(kinds).toEqual(expect.arrayContaining(['page/', 'navigation/', 'footer/']));
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  test.each(brands)('compose the home page of %s from twelve modules or more', (brand) => {
    const home = seeds.find(
      (seed) => seed.brand === brand && seed.document.kind === 'page' && seed.document.slug === '',
    );
    expect(home?.document.modules.length).toBeGreaterThanOrEqual(12);
    expect(home?.document.modules[0]?.type).toBe('heroSlider');
  });

  test('the winter pages have the twelve modules that are measured by `bench:pages --pages content12`', () => {
    const winter = seeds.filter(
      ({ document }) => document.kind === 'page' && document.slug === 'wintersonne',
    );
    expect(winter.map(({ brand, document }) => [brand, document.modules.length])).toEqual(
      brands.map((brand) => [brand, 12]),
    );
  });

  test.each(named)('%s fits the schemas', (_name, { modules }) => {
    for (const { type, props } of modules) {
      expect(moduleRegistry[type].schema.safeParse(props).error?.issues ?? []).toEqual([]);
    }
    expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length);
  });

  test.each(named)('[SHELL-004] %s is complete in five languages', (_name, document) => {
    for (const text of textsOf(document)) {
      expect(Object.keys(text).sort(), text.de).toEqual([...LANGUAGES].sort());
      for (const language of LANGUAGES) expect(text[language].trim(), text.de).toBe(text[language]);
    }
  });

  test.each(named)('%s keeps French punctuation on its line', (_name, document) => {
    for (const { fr } of textsOf(document))
      expect(fr).not.toMatch(/ [!?:;»]|« |[^\s\u202f\u00a0(][!?;»](?!\S)/);
  });

  test.each(named)('%s opens Spanish questions and exclamations', (_name, document) => {
    for (const text of textsOf(document)) {
      const es = text.es.replaceAll(/\]\([^)]*\)/g, ']');
      expect(es.split('?').length, es).toBe(es.split('¿').length);
      expect(es.split('!').length, es).toBe(es.split('¡').length);
    }
  });

  test.each(named)('%s uses typographic quotes and apostrophes', (_name, document) => {
    for (const text of textsOf(document)) expect(Object.values(text).join(' ')).not.toMatch(/['"]/);
  });

  test.each(named)('%s contains no invented price', (_name, document) => {
    const words = textsOf(document).flatMap((text) => Object.values(text));
    for (const text of words) expect(text).not.toMatch(/€|EUR|\bab \d+ Euro/);
  });

  test.each(named)(
    '%s has a title and a description that a search engine shows whole',
    (_name, { kind, meta }) => {
      if (kind !== 'page') return;
      for (const language of LANGUAGES) {
        const { title, description } = {
          title: meta?.title[language],
          description: meta?.description[language],
        };
        expect([...(title ?? '')].length, title).toBeLessThanOrEqual(60);
        expect([...(description ?? '')].length, description).toBeLessThanOrEqual(160);
      }
    },
  );

  test.each(named)('[MOD-092] %s does not count offers that may be fewer', (_name, { modules }) => {
    const counts = /^(zwei|drei|vier|two|three|four|due|tre|quattro|dos|tres|cuatro|deux|trois|quatre)\b/i;
    const nights = /^\S+ (Nächte|nights|notti|noches|nuits)/;
    for (const { type, props } of modules) {
      if (type !== 'imageOfferTeaser') continue;
      for (const headline of Object.values(props.headline ?? {}))
        if (!nights.test(headline)) expect(headline).not.toMatch(counts);
    }
  });

  test.each(named)('%s says what its large pictures show', (_name, document) => {
    for (const { type, props } of document.modules) {
      const pictures =
        type === 'heroSlider'
          ? props.slides.map(({ image }) => image)
          : type === 'destinationTeaser' || type === 'textBlock'
            ? [props.image]
            : type === 'promotionTeaser'
              ? props.images.slice(0, 1)
              : [];
      for (const picture of pictures)
        if (picture !== undefined) expect(picture.alt, picture.url).toBeDefined();
    }
  });

  test.each(landingPages)('%s has no two neighbours alike', (_name, { modules }) => {
    const looks = modules.map(({ type, props }) => `${type} ${'layout' in props ? props.layout : ''}`);
    for (const [at, look] of looks.entries()) expect(look).not.toBe(looks[at + 1]);
  });

  test.each(
    seeds.map(({ brand, document }) => [brand, `${document.kind}/${document.slug}`, document] as const),
  )('%s/%s links only to pages that exist', (brand, _name, document) => {
    const pages = new Map(
      seeds
        .filter((seed) => seed.brand === brand && seed.document.kind === 'page')
        .map((seed) => [`/${seed.document.slug}`, seed.document]),
    );
    for (const link of linksOf(document)) {
      const [path = '', part] = link.split('#');
      const target = path === '' ? document : pages.get(path);
      if (target !== undefined) {
        if (part !== undefined) expect(anchorsOf(target), link).toContain(part);
        continue;
      }
      const route = matchPath(`/de-de${path.split('?', 1)[0]}`, ['de-de'])?.name;
      expect(route, link).toBeDefined();
      expect(route === 'homepage' && !isPlainLinkPath(path, 'de-de'), `${link} is no page of ${brand}`).toBe(
        false,
      );
    }
  });

  test.each(named)('%s searches for what can be searched', (_name, document) => {
    for (const link of linksOf(document).filter((each) => each.startsWith('/search'))) {
      const params = Object.fromEntries(new URL(link, 'https://shop.example').searchParams);
      const read = readTripSearch(params, today);
      expect(
        read.ok ? read.value.destinations.filter((id) => !placesById.has(id)) : read.problems,
        link,
      ).toEqual([]);
    }
  });

  test.each([600, 2000])('name places and hotels that a world of %i hotels has', (hotels) => {
    const world = describeWorld({ hotels, seed: worldSeed, today });
    const cards = [...world.hotels()].map(({ card }) => card);
    const sold = new Set(cards.map(({ id }) => id));
    for (const { cityId } of cards) for (const id of listWithParents(cityId)) sold.add(id);
    for (const { brand, document } of seeds) {
      const referenced = collect(document, isOfferQuestion).flatMap(
        ({ destination, hotelId, hotelIds = [] }) => [
          ...(destination === undefined ? [] : [destination]),
          ...(hotelId === undefined ? [] : [hotelId]),
          ...hotelIds,
        ],
      );
      expect(
        referenced.filter((id) => !sold.has(id)),
        `${brand}/${document.slug}`,
      ).toEqual([]);
    }
  });

  test('show above a live price a picture of the part of the world that it is for', () => {
    const slides = seeds.flatMap(({ brand, document }) =>
      collect(document, isPricedPicture).map(({ destination, image: { url } }) => ({
        slide: `${brand}/${document.slug} ${destination}`,
        looks: regionsOf(destination),
        shown: parseSceneKey(url)?.region,
      })),
    );
    expect(slides.length).toBeGreaterThan(10);
    expect(slides.filter(({ looks, shown }) => shown === undefined || !looks.has(shown))).toEqual([]);
  });

  test.each(brands)('paint every picture of %s in the brand’s own light', (brand) => {
    const scenes = seeds
      .filter((seed) => seed.brand === brand)
      .flatMap(({ document }) => collect(document, isString))
      .map(parseSceneKey)
      .filter((scene) => scene !== null);
    expect(scenes.length).toBeGreaterThan(20);
    expect(new Set(scenes.map(({ light }) => light))).toEqual(new Set([shippedBrands.get(brand)?.light]));
  });
});

test.each(named.filter(([, { kind }]) => kind === 'notices'))(
  'what %s says on pages of every kind names no next step: on some it is a former one',
  (_name, document) => {
    const nextStep = /nächsten Schritt|next step|passo successivo|paso siguiente|étape suivante/;
    for (const text of textsOf(document))
      for (const words of Object.values(text)) expect(words).not.toMatch(nextStep);
  },
);
