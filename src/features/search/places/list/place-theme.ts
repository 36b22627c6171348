import { parseSceneKey, type SceneMotif } from '../../../../domain/pictures/scene.ts';

/** What one goes to a place for. */
export const placeThemes = ['beach', 'city', 'mountains'] as const;
export type PlaceTheme = (typeof placeThemes)[number];

const themesOfMotifs: Readonly<Partial<Record<SceneMotif, PlaceTheme>>> = {
  coast: 'beach',
  island: 'beach',
  beach: 'beach',
  city: 'city',
  mountains: 'mountains',
};

/** The theme of a place by its picture, which shows what its hotels are known for; null where that is none of them. */
export function findPlaceTheme(scene: string): PlaceTheme | null {
  const motif = parseSceneKey(scene)?.motif;
  return (motif && themesOfMotifs[motif]) ?? null;
}
