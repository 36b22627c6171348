import { buildSceneKey, parseSceneKey, type SceneLight } from '../../domain/pictures/scene.ts';

/** The same picture in the light of a brand: the catalogue is every brand's, its pictures are not. A key that cannot be read stays. */
export function lightScene(key: string, light: SceneLight): string {
  const scene = parseSceneKey(key);
  return scene === null || scene.light === light ? key : buildSceneKey({ ...scene, light });
}
