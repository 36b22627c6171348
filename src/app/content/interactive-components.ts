import { NavigationTabs } from '../../content-modules/navigation-tabs/navigation-tabs.tsx';
import type { ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import { SliderWithMask } from './slider-with-mask.tsx';

/** Modules of pages that act (`acts.ts`): what the browser needs of a page that it was served. */
export const actingComponents: ModuleComponents = {
  heroSlider: SliderWithMask,
  navigationTabs: NavigationTabs,
};
