import type { Words } from '../parts/words.ts';

export interface FooterLink {
  readonly label: Words;
  readonly url: string;
  /** Key of the column it stands in. */
  readonly column: string;
}

/** The foot of every page (SHELL-032 to SHELL-040). */
export interface FooterProps {
  readonly columns: readonly { readonly key: string; readonly title: Words }[];
  readonly links: readonly FooterLink[];
  readonly legalText: Words;
  /** Shown in the markets gb and ie alone (SHELL-035). */
  readonly badge?: { readonly text: Words; readonly link?: string };
}
