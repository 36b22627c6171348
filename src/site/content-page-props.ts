import type { ModuleInstance } from './module-instance.ts';

/** Props of a page that editors compose. */
export interface ContentPageProps {
  readonly modules: readonly ModuleInstance[];
}

declare module './view-props.ts' {
  interface ViewProps {
    readonly content: ContentPageProps;
  }
}
