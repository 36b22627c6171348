import type { Words } from '../parts/words.ts';

export interface NavLink {
  readonly label: Words;
  readonly url: string;
  /** Opens in a new window. */
  readonly linkout?: boolean;
}

export interface NavSection {
  readonly headline?: Words;
  readonly headlineLink?: string;
  /** Every link of the section opens in a new window. */
  readonly linkout?: boolean;
  readonly navLinks: readonly NavLink[];
}

export interface NavTab {
  readonly headline: Words;
  /** Where a tab without sections leads; with sections it is the flyout's first line. */
  readonly headlineLink?: string;
  readonly linkout?: boolean;
  readonly navSections: readonly NavSection[];
}

/** The brand's destinations and service pages, nested navTabs > navSections > navLinks (MOD-048 to MOD-053). */
export interface TopNavigationProps {
  readonly navTabs: readonly NavTab[];
}
