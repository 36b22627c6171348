import type { ComponentType } from 'react';
import { Footer } from '../footer/footer.tsx';
import { TopNavigation } from '../top-navigation/top-navigation.tsx';

/** Components of modules by their type. */
export type ModuleComponents = Readonly<Record<string, ComponentType<never>>>;

/**
 * Modules of the frame around every page, in a registry of their own: a page without further modules loads no code of
 * those.
 */
export const frameComponents: ModuleComponents = {
  topNavigation: TopNavigation,
  footer: Footer,
};
