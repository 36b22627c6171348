import type { LocalText } from '../brands/brand.ts';
import type { FaqProps } from '../content-modules/faq/schema.ts';
import type { Localised } from '../content-modules/parts/localised-text.ts';
import type { TextBlockProps } from '../content-modules/text-block/schema.ts';
import { climateNote } from './climate.ts';
import { describeScene } from './describe-scene.ts';
import { type PlaceSlug, placeNames } from './place-names.ts';
import type { SeedDocument } from './seed-document.ts';
import { type SoldPlace, soldPlaces } from './sold-places.ts';

type StoredTextBlock = Localised<TextBlockProps>;

/** The content of a place; the order in which a page shows it is the builder's. */
export interface Story {
  readonly slug: PlaceSlug;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly promise: LocalText;
  readonly heroScene: string;
  readonly intro: StoredTextBlock;
  /** What to eat and drink. */
  readonly table: StoredTextBlock;
  readonly climate: { readonly air: readonly number[]; readonly sea?: readonly number[] };
  readonly climateHeadline: LocalText;
  readonly climateText: LocalText;
  /** Where to go once there. */
  readonly walk: StoredTextBlock;
  readonly faqHeadline: LocalText;
  readonly questions: Localised<FaqProps>['sections'][number]['questions'];
  readonly faqTitle: LocalText;
  readonly next: {
    readonly headline: LocalText;
    readonly places: readonly {
      readonly slug: PlaceSlug;
      readonly scene: string;
      readonly line: LocalText;
    }[];
  };
}

/** The page of a place: picture, what to know, the table, the year, a walk, questions, the next places. */
export function buildStory(story: Story): SeedDocument {
  const { slug, climate, next } = story;
  return {
    kind: 'page',
    slug,
    meta: { title: story.title, description: story.description },
    modules: [
      {
        type: 'heroSlider',
        id: 'hero',
        props: {
          height: 'band',
          slides: [
            {
              ...priceOf(slug),
              headline: placeNames[slug],
              postsubheadline: story.promise,
              image: { url: story.heroScene, alt: describeScene(story.heroScene) },
            },
          ],
        },
      },
      { type: 'textBlock', id: 'intro', props: describePicture(story.intro) },
      { type: 'textBlock', id: 'table', props: describePicture(story.table) },
      {
        type: 'climateYear',
        id: 'year',
        props: {
          headline: story.climateHeadline,
          copytext: story.climateText,
          ...climate,
          note: climateNote,
        },
      },
      { type: 'textBlock', id: 'walk', props: { ...describePicture(story.walk), imagePosition: 'right' } },
      {
        type: 'faq',
        id: 'questions',
        props: {
          headline: story.faqHeadline,
          sections: [{ title: story.faqTitle, questions: story.questions }],
        },
      },
      {
        type: 'teaserSection',
        id: 'next',
        props: {
          layout: 'mosaic',
          headline: next.headline,
          teasers: next.places.map((place) => ({
            headline: placeNames[place.slug],
            copytext: place.line,
            link: `/${place.slug}`,
            image: { url: place.scene },
          })),
        },
      },
    ],
  };
}

/** What a place's picture shows is said for those who cannot see it, unless the story has said it. */
function describePicture(block: StoredTextBlock): StoredTextBlock {
  const { image } = block;
  if (image === undefined || image.alt !== undefined) return block;
  return { ...block, image: { ...image, alt: describeScene(image.url) } };
}

const shortStays: readonly PlaceSlug[] = ['lissabon', 'marrakesch'];

/** The live price of the place; without an offer the button leads to a search for it. */
function priceOf(slug: PlaceSlug) {
  const { destination } = soldStories[slug];
  return {
    destination,
    nights: shortStays.includes(slug) ? 4 : 7,
    buttonText: seeTrips,
    link: `/search?destinations=${destination}`,
  };
}

const soldStories: Record<PlaceSlug, SoldPlace> = {
  kreta: soldPlaces.crete,
  mallorca: soldPlaces.mallorca,
  teneriffa: soldPlaces.tenerife,
  lissabon: soldPlaces.lisbon,
  dolomiten: soldPlaces.dolomites,
  marrakesch: soldPlaces.marrakech,
  hurghada: soldPlaces.hurghada,
  madeira: soldPlaces.madeira,
};

const seeTrips = {
  de: 'Reisen ansehen',
  en: 'See the trips',
  it: 'Vedere i viaggi',
  es: 'Ver los viajes',
  fr: 'Voir les voyages',
};
