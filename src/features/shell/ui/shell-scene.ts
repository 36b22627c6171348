import {
  buildSceneKey,
  placeholderScene,
  type SceneHour,
  type SceneLight,
} from '../../../domain/pictures/scene.ts';

/** What the screens of the shop itself show. */
const looks = {
  notFound: { motif: 'desert', region: 'maghreb' },
  failure: { motif: 'coast', region: 'nordic' },
  signIn: { motif: 'coast', region: 'balearic' },
} as const;

export type ShellScreenName = keyof typeof looks;

/** When a brand's light is at its best. */
const hours: Readonly<Record<SceneLight, SceneHour>> = { warm: 'dusk', noon: 'noon' };

/** The scene key of a screen, in the brand's own light. */
export function buildShellScene(name: ShellScreenName, light: SceneLight): string {
  return buildSceneKey({ ...looks[name], season: 'summer', hour: hours[light], light, seed: 'off-the-map' });
}

/** Every scene that the shop shows without content and catalogue, the placeholder (IMG-003) included. */
export function listShellScenes(): readonly string[] {
  const names = Object.keys(looks) as ShellScreenName[];
  return (['warm', 'noon'] as const).flatMap((light) => [
    buildSceneKey(placeholderScene(light)),
    ...names.map((name) => buildShellScene(name, light)),
  ]);
}
