import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { buildTeaserQueries, withOffer } from '../parts/build-teaser-query.ts';
import type { HeroSliderProps, Slide, StoredHeroSlider } from './schema.ts';

/** Builds the price queries of the visible slides. */
export function buildHeroSliderQueries({ slides }: StoredHeroSlider): (TeaserQuery | null)[] {
  return buildTeaserQueries(listShownSlides(slides));
}

/** The slider of a day: its shown slides with their prices; the search mask needs the day, where a slide shows the mask. */
export function prepareHeroSlider(
  { slides, height }: StoredHeroSlider,
  { today }: Pick<ModuleContext, 'today'>,
  offers: readonly (TeaserOffer | null)[],
): HeroSliderProps {
  const shown = listShownSlides(slides);
  const hasMask = shown.some(({ showSearchMask }) => showSearchMask === true);
  return {
    slides: shown.map(({ status: _, ...slide }, at) => withOffer(slide, offers[at])),
    ...(height === undefined ? {} : { height }),
    ...(hasMask ? { today } : {}),
  };
}

/** Slides that are shown (MOD-022). */
function listShownSlides(slides: readonly Slide[]): Slide[] {
  return slides.filter(({ status = true }) => status);
}
