import type { wirePages } from '../../src/main/wiring/wire-pages.server.ts';

// A page without a loader. None of it runs: `tsc` fails as soon as it compiles.

declare const loaders: ReturnType<typeof wirePages>;
const { favorites, ...withoutFavorites } = loaders;

/** What answers the pages of the route table. */
export const complete: readonly ReturnType<typeof wirePages>[] = [
  { ...withoutFavorites, favorites },
  // @ts-expect-error every page of the route table that is built has a loader
  withoutFavorites,
];
