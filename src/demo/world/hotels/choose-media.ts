import type { SceneHour, SceneMotif } from '../../../domain/pictures/scene.ts';
import type { HolidayKind, HotelMedia } from '../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { captions } from './captions.ts';
import { metresShown, reframeScene } from './hotel-scenes.ts';

const mostMedia = 14;
const motifOfKind: Readonly<Record<HolidayKind, SceneMotif>> = {
  beach: 'coast',
  city: 'city',
  mountains: 'mountains',
  countryside: 'countryside',
};

/** 6 to 14 pictures of a hotel, at most one film among them: the main one, the house, what it has, then where it is. */
export function chooseMedia(hotel: WorldHotel): readonly HotelMedia[] {
  const random = seededRandom(mixSeed('media', hotel.card.id));
  const has = (attribute: HotelAttribute) => hotel.card.attributes.includes(attribute);
  const media = [
    ...buildSceneMedia(hotel, 'hotel', 'hotel-front', ['golden', 'dusk']),
    ...pickRooms(hotel),
    ...(has('pool') ? buildSceneMedia(hotel, 'pool', 'pool', ['noon', 'golden']) : []),
    ...(isNearBeach(hotel) ? buildSceneMedia(hotel, 'beach', 'beach', ['noon', 'golden']) : []),
    ...(has('restaurant') ? buildSceneMedia(hotel, 'restaurant', 'restaurant', ['noon', 'dusk']) : []),
    ...(has('spa')
      ? buildSceneMedia(hotel, 'spa', 'spa', has('indoor_pool') ? ['noon', 'dusk'] : ['noon'])
      : []),
    ...buildSceneMedia(hotel, 'surroundings', motifOfKind[hotel.kind], ['noon', 'golden']),
  ]
    .toSorted((a, b) => Number(b.scene === hotel.card.scene) - Number(a.scene === hotel.card.scene))
    .slice(0, mostMedia - 1);
  return random.chance(0.25) ? [...media, film(hotel)] : media;
}

/** The same motif at several hours, each with a caption of its own. */
function buildSceneMedia(
  hotel: WorldHotel,
  category: keyof typeof captions,
  motif: SceneMotif,
  hours: readonly SceneHour[],
): HotelMedia[] {
  return hours.map((hour, at) => ({
    type: 'image',
    category,
    scene: reframeScene(hotel.card.scene, motif, hour),
    caption: captions[category][at] ?? captions[category][0],
  }));
}

function pickRooms(hotel: WorldHotel): HotelMedia[] {
  return hotel.rooms
    .slice(0, 3)
    .map((room) => ({ type: 'image', category: 'room', scene: room.scene, caption: room.name }));
}

function isNearBeach({ metresToBeach }: WorldHotel): boolean {
  return metresToBeach !== null && metresToBeach <= metresShown;
}

function film(hotel: WorldHotel): HotelMedia {
  const caption = captions.hotel[2] ?? captions.hotel[0];
  return {
    type: 'video',
    category: 'hotel',
    scene: reframeScene(hotel.card.scene, 'hotel-front', 'dawn'),
    caption,
  };
}
