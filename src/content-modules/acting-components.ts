import type { ModuleComponents } from './frame-components.ts';
import { HeroSlider } from './hero-slider/hero-slider.tsx';
import { NavigationTabs } from './navigation-tabs/navigation-tabs.tsx';

/** Modules of pages that act (`acts.ts`): what the browser needs of a page that it was served. */
export const actingComponents: ModuleComponents = {
  heroSlider: HeroSlider,
  navigationTabs: NavigationTabs,
};
