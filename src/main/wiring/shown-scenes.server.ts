import type { ContentScenes } from '../../features/content/content-scenes.server.ts';
import { listShellScenes } from '../../features/shell/ui/shell-scene.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { isCatalogueScene } from '../../trip-search/pictures/is-catalogue-scene.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import type { Env } from '../settings/env.server.ts';

interface ShownScenes {
  readonly search: Pick<Search, 'visit'>;
  readonly contentScenes: ContentScenes;
}

/** Pictures do not depend on who looks at them. */
export const anyVisitor = {
  locale: '',
  language: 'de',
  currency: 'EUR',
  homeCountry: 'DE',
  brandName: '',
} as const;

/**
 * Distinguishes scenes that a page of the shop shows from invented ones. A development server shows every scene, for
 * its gallery does.
 * @returns a function that throws UnavailableError while content or catalogue cannot be read
 */
export function createShownScenes(
  { isProduction }: Pick<Env, 'isProduction'>,
  { search, contentScenes }: ShownScenes,
): (sceneKey: string) => Promise<boolean> {
  const shellScenes = new Set(listShellScenes());
  return async (sceneKey) => {
    if (!isProduction || shellScenes.has(sceneKey)) return true;
    if (await isCatalogueScene(search.visit(anyVisitor), sceneKey)) return true;
    return contentScenes.has(sceneKey).catch((error: unknown) => {
      throw new UnavailableError('The scenes of the pages cannot be read', { cause: error });
    });
  };
}
