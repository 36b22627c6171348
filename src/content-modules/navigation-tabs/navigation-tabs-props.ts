import type { Words } from '../parts/words.ts';

/** Links under tabs (MOD-046); every link opens in a new window (MOD-047). */
export interface NavigationTabsProps {
  readonly headline?: Words;
  /** Where the headline leads. */
  readonly headlineLink?: string;
  /** The headline's link opens in a new window; those of the tabs always do (MOD-051). */
  readonly linkout?: boolean;
  readonly copytext?: Words;
  /** MOD-023. */
  readonly tabs: readonly {
    readonly title: Words;
    readonly links: readonly { readonly label: Words; readonly url: string }[];
  }[];
}
