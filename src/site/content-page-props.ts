import type { KnownMoment } from '../domain/words/describe-moment.ts';
import type { ModuleInstance } from './module-instance.ts';

/** Props of a page that editors compose. */
export interface ContentPageProps {
  readonly modules: readonly ModuleInstance[];
  /** When the oldest of its prices was true; absent on a page without prices. */
  readonly pricesKnownAt?: KnownMoment | undefined;
}

declare module './view-props.ts' {
  interface ViewProps {
    readonly content: ContentPageProps;
    /** A content page with forms: it has code and texts that no other page loads. */
    readonly contentForms: ContentPageProps;
  }
}
