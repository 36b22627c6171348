import type { Scene, SceneMotif } from '../../domain/pictures/scene.ts';
import { withBorrowedFloats } from './canvas/borrow-floats.ts';
import type { PictureSize, Stage } from './canvas/stage.ts';
import { gradeToPixels } from './grade.ts';
import { paintBeach } from './scenes/beach.ts';
import { paintCity } from './scenes/city.ts';
import { paintCoast } from './scenes/coast.ts';
import { paintCountryside } from './scenes/countryside.ts';
import { paintDesert } from './scenes/desert.ts';
import { paintHotelFront } from './scenes/hotel-front.ts';
import { paintIsland } from './scenes/island.ts';
import { paintLake } from './scenes/lake.ts';
import { paintMountains } from './scenes/mountains.ts';
import { paintPoolside } from './scenes/pool.ts';
import { paintRestaurant } from './scenes/restaurant.ts';
import { paintRoom } from './scenes/room.ts';
import { paintSpa } from './scenes/spa.ts';

export type Painting = { data: Buffer; width: number; height: number; channels: 3 };

const PAINTERS: Record<SceneMotif, (scene: Scene, size: PictureSize) => Stage> = {
  coast: paintCoast,
  island: paintIsland,
  city: paintCity,
  mountains: paintMountains,
  desert: paintDesert,
  lake: paintLake,
  countryside: paintCountryside,
  'hotel-front': paintHotelFront,
  pool: paintPoolside,
  room: paintRoom,
  beach: paintBeach,
  restaurant: paintRestaurant,
  spa: paintSpa,
};

export async function paintScene(scene: Scene, size: PictureSize): Promise<Painting> {
  return {
    data: withBorrowedFloats(() => gradeToPixels(PAINTERS[scene.motif](scene, size))),
    width: size.width,
    height: size.height,
    channels: 3,
  };
}
