import type { ModuleInstance } from './module-instance.ts';

/** Props of a page that editors compose. */
export interface ContentPageProps {
  readonly modules: readonly ModuleInstance[];
  /** When the oldest of its prices was true, for machines and as a sentence in the visitor's language; absent on a page without prices. */
  readonly pricesKnownAt?: { readonly iso: string; readonly text: string } | undefined;
}

declare module './view-props.ts' {
  interface ViewProps {
    readonly content: ContentPageProps;
  }
}
