import { parseSceneKey, type SceneHour, type SceneMotif } from '../../../domain/pictures/scene.ts';
import type { HolidayKind, HotelMedia } from '../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { captions, furtherCaptions } from './captions.ts';
import { metresShown, reframeScene } from './hotel-scenes.ts';

/** As many as a printed catalogue shows of its best houses. */
const mediaPerHotel = 20;
const hoursOfViews: readonly SceneHour[] = ['noon', 'golden', 'dawn', 'noon', 'dusk'];
const motifOfKind: Readonly<Record<HolidayKind, SceneMotif>> = {
  beach: 'coast',
  city: 'city',
  mountains: 'mountains',
  countryside: 'countryside',
};

/**
 * 20 pictures of a hotel, at most one film among them: the main one, the house, its rooms, what it has, where it is, then further views
 * of all that.
 */
export function chooseMedia(hotel: WorldHotel): readonly HotelMedia[] {
  const random = seededRandom(mixSeed('media', hotel.card.id));
  const has = (attribute: HotelAttribute) => hotel.card.attributes.includes(attribute);
  const media = [
    mainPicture(hotel),
    ...buildSceneMedia(hotel, 'hotel', 'hotel-front', ['golden', 'dusk']),
    ...buildFurtherViews(hotel, 'hotel', 'hotel-front', [0, 1]),
    ...pickRooms(hotel),
    ...(has('pool') ? buildSceneMedia(hotel, 'pool', 'pool', ['noon', 'golden']) : []),
    ...(isNearBeach(hotel) ? buildSceneMedia(hotel, 'beach', 'beach', ['noon', 'golden']) : []),
    ...(has('restaurant') ? buildSceneMedia(hotel, 'restaurant', 'restaurant', ['noon', 'dusk']) : []),
    ...(has('spa')
      ? buildSceneMedia(hotel, 'spa', 'spa', has('indoor_pool') ? ['noon', 'dusk'] : ['noon'])
      : []),
    ...buildSceneMedia(hotel, 'surroundings', motifOfKind[hotel.kind], ['noon', 'golden']),
    ...fillGallery(hotel),
  ];
  const scenes = new Set<string>();
  const unique = media.filter(({ scene }) => !scenes.has(scene) && scenes.add(scene));
  return random.chance(0.25)
    ? [...unique.slice(0, mediaPerHotel - 1), film(hotel)]
    : unique.slice(0, mediaPerHotel);
}

/** More than enough to fill the gallery: the house from other sides, rooms in other light, then the places around. */
function fillGallery(hotel: WorldHotel): HotelMedia[] {
  return [
    ...buildFurtherViews(hotel, 'hotel', 'hotel-front', [2, 3, 4]),
    ...(hotel.card.attributes.includes('pool') ? buildFurtherViews(hotel, 'pool', 'pool', [0, 1]) : []),
    ...(isNearBeach(hotel) ? buildFurtherViews(hotel, 'beach', 'beach', [0, 1]) : []),
    ...pickRooms(hotel).map((item) => ({ ...item, scene: reframeScene(item.scene, 'room', 'dusk') })),
    ...buildFurtherViews(hotel, 'surroundings', motifOfKind[hotel.kind], [0, 1, 2, 3, 4, 5, 6, 7, 8]),
  ];
}

/** What a list shows of the hotel comes first in its gallery. */
function mainPicture({ card: { scene } }: WorldHotel): HotelMedia {
  const motif = parseSceneKey(scene)?.motif;
  const category = motif === 'pool' || motif === 'beach' ? motif : 'hotel';
  return { type: 'image', category, scene, caption: captions[category][0] };
}

function buildFurtherViews(
  hotel: WorldHotel,
  category: keyof typeof captions,
  motif: SceneMotif,
  numbers: readonly number[],
): HotelMedia[] {
  return numbers.map((at) => ({
    type: 'image',
    category,
    scene: reframeScene(hotel.card.scene, motif, hoursOfViews[at % hoursOfViews.length] ?? 'noon', at + 1),
    caption: furtherCaptions[category]?.[at % 2] ?? captions[category][0],
  }));
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
  return hotel.rooms.map((room) => ({
    type: 'image',
    category: 'room',
    scene: room.scene,
    caption: room.name,
  }));
}

function isNearBeach({ metresToBeach }: WorldHotel): boolean {
  return metresToBeach !== null && metresToBeach <= metresShown;
}

function film(hotel: WorldHotel): HotelMedia {
  const caption = captions.hotel[2] ?? captions.hotel[0];
  return {
    type: 'video',
    category: 'hotel',
    scene: reframeScene(hotel.card.scene, 'hotel-front', 'dawn', 6),
    caption,
  };
}
