import type { ModuleContext } from '../module-definition.server.ts';
import { type HeroSliderProps, listShownSlides, type StoredHeroSlider } from './hero-slider-props.ts';

/** The slider of a day: the search mask needs to know it, where a slide shows the mask. */
export function prepareHeroSlider(
  stored: StoredHeroSlider,
  { today }: Pick<ModuleContext, 'today'>,
): HeroSliderProps {
  const hasMask = listShownSlides(stored.slides).some(({ showSearchMask }) => showSearchMask === true);
  return hasMask ? { ...stored, today } : stored;
}
