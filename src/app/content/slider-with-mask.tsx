import { HeroSlider } from '../../content-modules/hero-slider/hero-slider.tsx';
import type { HeroSliderProps } from '../../content-modules/hero-slider/schema.ts';
import { SearchMask } from '../../features/search/mask/search-mask.tsx';

/** The slider with the search mask on it, where a slide shows it (MOD-012): a module knows no feature, so they meet here. */
export function SliderWithMask({ today, ...slider }: HeroSliderProps) {
  const mask = today === undefined ? undefined : <SearchMask place="hero" {...nothingChosen} today={today} />;
  return <HeroSlider {...slider} mask={mask} />;
}

/** The home page's mask starts empty; what was chosen before is remembered by the mask itself. */
const nothingChosen = { params: {}, destinations: [], airports: [] } as const;
