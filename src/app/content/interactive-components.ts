import { NavigationTabs } from '../../content-modules/navigation-tabs/navigation-tabs.tsx';
import type { ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import { SliderWithMask } from './slider-with-mask.tsx';

/** Interactive modules of pages (`is-interactive.ts`): what the browser needs for a page that the server has rendered. */
export const interactiveComponents: ModuleComponents = {
  heroSlider: SliderWithMask,
  navigationTabs: NavigationTabs,
};
