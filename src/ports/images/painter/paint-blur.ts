import type { Scene, SceneMotif } from '../../../domain/scene.ts';
import { fromHex, mix, type Rgb, toHex } from './colour.ts';
import { hotelIdentity } from './hotel-identity.ts';
import { type Light, resolveLight, shade } from './light.ts';
import { REGION_LOOKS, type RegionLook } from './region-look.ts';

/** Share of the height at which each motif's horizon lies; the same proportions the painter uses. */
const HORIZONS: Record<SceneMotif, number> = {
  coast: 40,
  island: 46,
  city: 56,
  mountains: 56,
  desert: 47,
  lake: 50,
  countryside: 42,
  'hotel-front': 66,
  pool: 44,
  room: 46,
  beach: 42,
  restaurant: 46,
  spa: 47,
};

/**
 * A placeholder for the picture as one CSS `background` value: its sky, its light and its ground as soft gradients.
 * Pure and cheap (some tens of microseconds), so that a page can carry it before anything is painted.
 */
export function sceneBlur(scene: Scene): string {
  const light = resolveLight(scene);
  const horizon = HORIZONS[scene.motif];
  const [zenith, upper, lower, edge] = light.sky.map(toHex);
  const [far, near] = groundTones(scene, light, REGION_LOOKS[scene.region]);
  const glow = toHex(mix(light.sky[3], light.disc, 0.35));
  const sky = `${zenith} 0%, ${upper} ${Math.round(horizon * 0.42)}%, ${lower} ${Math.round(horizon * 0.8)}%, ${edge} ${horizon}%`;
  const ground = `${toHex(far)} ${horizon + 3}%, ${toHex(near)} 100%`;
  return `radial-gradient(circle at 42% ${Math.round(horizon * 0.68)}%, ${glow}99, ${glow}00 46%), linear-gradient(180deg, ${sky}, ${ground})`;
}

/** Colour of the ground below the horizon and at the lower edge. */
function groundTones(scene: Scene, light: Light, region: RegionLook): readonly [Rgb, Rgb] {
  const lit = (hex: string, sun: number): Rgb => shade(fromHex(hex), light, sun, 0.9);
  const veiled = (colour: Rgb): Rgb => mix(colour, light.haze, 0.45);
  switch (scene.motif) {
    case 'coast':
    case 'island':
    case 'city':
    case 'lake':
      return [veiled(lit(region.seaDeep, 0.5)), lit(region.seaDeep, 0.4)];
    case 'desert':
      return [veiled(lit(region.sand, 0.6)), lit(region.sand, 0.5)];
    case 'mountains':
    case 'countryside':
      return [veiled(lit(region.leaf, 0.5)), lit(region.leaf, 0.4)];
    case 'beach':
      return [lit(region.seaShallow, 0.5), lit(region.sand, 0.7)];
    case 'pool':
      return [lit('#e9dcc6', 0.6), lit('#3fb4c6', 0.5)];
    default:
      return [lit(hotelIdentity(scene.seed).facade, 0.5), lit(hotelIdentity(scene.seed).wood, 0.4)];
  }
}
