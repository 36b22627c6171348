import type { Scene } from '../../../domain/pictures/scene.ts';
import { chooseHotelForm, type HotelForm, houseOfSeed } from '../buildings/hotel-form.ts';
import { GARDEN } from '../buildings/hotel-grounds.ts';
import { createRandom } from '../canvas/seeded-random.ts';
import type { Framing } from '../canvas/stage.ts';

/** From where a house is seen. */
export const HOTEL_VIEWS = ['drive', 'axis', 'corner', 'above', 'afar', 'court'] as const;

const streetViews = ['drive', 'axis', 'corner', 'court'] as const;

export type HotelView = {
  kind: (typeof HOTEL_VIEWS)[number];
  framing: Framing;
  /** Metres to the house, and its turn. */
  distance: number;
  yaw: number;
  /** Where the house stands, share of the width from the focus. */
  aside: number;
  isMirrored: boolean;
};

/** High houses need distance, low ones nearness. */
const distances: Partial<Record<HotelForm, number>> = {
  tower: 2.05,
  palace: 1.16,
  court: 1.15,
  crescent: 1.12,
  townhouse: 1.05,
  cubes: 0.86,
  finca: 0.84,
  bungalows: 0.8,
  kasbah: 0.84,
  manor: 0.84,
  veranda: 0.88,
  chalet: 0.84,
};

/** The view of a picture, by its seed: a house is photographed from several sides. */
export function chooseHotelView(scene: Scene, isInStreet = false): HotelView {
  // Between houses nobody sees a hotel from afar.
  const kinds = isInStreet ? streetViews : HOTEL_VIEWS;
  // Further views of a house go around it.
  const house = createRandom(`view ${houseOfSeed(scene.seed)}`);
  const first = house.whole(0, kinds.length - 1);
  const number = numberOfView(scene.seed);
  const random = number === 0 ? house : createRandom(`view ${scene.seed}`);
  const kind = kinds[(first + number) % kinds.length] ?? 'drive';
  const stretch = (distances[chooseHotelForm(scene)] ?? 1) * random.between(0.92, 1.12);
  const view = viewOf(kind, random.between(0, 1));
  return {
    ...view,
    kind,
    distance: view.distance * stretch,
    aside: view.aside + random.between(-0.07, 0.07),
    isMirrored: random.chance(0.5),
  };
}

/** The number after `-v`, 0 for the main picture. */
function numberOfView(seed: string): number {
  return Number(/-v(\d+)$/.exec(seed)?.[1] ?? 0);
}

function viewOf(kind: HotelView['kind'], chance: number): Omit<HotelView, 'kind' | 'isMirrored'> {
  const low = (horizon: number, eye: number): Framing => ({
    horizon: [horizon, horizon + 0.02],
    eye: GARDEN + eye,
    air: 1.8,
    sunBehind: 0.6,
    lens: 1.08,
  });
  switch (kind) {
    case 'axis':
      return { framing: low(0.74, 2), distance: 62, yaw: 0.04, aside: -0.17 };
    case 'corner':
      return { framing: low(0.8, 1.9), distance: 50, yaw: -0.62 - chance * 0.25, aside: -0.14 };
    case 'above':
      return { framing: low(0.3, 17 + chance * 9), distance: 92, yaw: 0.24 - chance * 0.6, aside: -0.12 };
    case 'afar':
      return { framing: low(0.56, 6), distance: 94, yaw: -0.2, aside: -0.04 };
    case 'court':
      return { framing: low(0.62, 5), distance: 74, yaw: 0.42, aside: -0.26 };
    case 'drive':
      return { framing: low(0.69, 3.6), distance: 66, yaw: -0.34, aside: -0.06 };
  }
}
