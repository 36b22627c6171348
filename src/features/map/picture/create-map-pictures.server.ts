import type { Brand } from '../../../brands/brand.ts';
import { memoryLimits } from '../../../defaults.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { MapTilesPort } from '../../../ports/map-tiles/map-tiles-port.ts';
import { createLruCache } from '../../../trip-search/catalogue/lru-cache.ts';
import { frameMap, type PictureSize } from './map-frame.ts';
import { readMapColours } from './read-map-colours.server.ts';
import { listTiles, readTileShapes } from './read-tile-shapes.server.ts';
import { type MapMarks, renderMapPicture } from './render-map-picture.server.ts';

interface MapPictureDeps {
  /** Always tiles of our own: those of a vendor are for browsers that have agreed to it. */
  readonly tiles: Pick<MapTilesPort, 'findTile'>;
  /** The deepest zoom that there are tiles of. */
  readonly tileZoom: number;
  readonly attribution: string;
}

export interface MapPictureRequest {
  readonly brand: Pick<Brand, 'key' | 'documentStyle'>;
  readonly language: Language;
  readonly size: PictureSize;
  readonly hotel: MapMarks['hotel'] & { readonly id: number };
  readonly airport: MapMarks['airport'];
  /** Asked only for a picture that is not in memory. */
  readonly listLabels: () => MapMarks['labels'];
}

export interface MapPictures {
  /** An SVG. @throws Error where a tile cannot be read */
  render(request: MapPictureRequest): Promise<string>;
}

/** Renders pictures of maps and keeps the last ones in memory, by brand, language, size, and what is said of hotel and airport. */
export function createMapPictures(deps: MapPictureDeps): MapPictures {
  const pictures = createLruCache<string, string>(memoryLimits.mapPictureCharacters, (svg) => svg.length);
  return {
    render(request) {
      const { brand, language, size, hotel, airport } = request;
      const key = JSON.stringify([brand.key, language, size.width, size.height, hotel, airport]);
      return pictures.find(key, () => renderPicture(deps, request));
    },
  };
}

async function renderPicture(
  { tiles, tileZoom, attribution }: MapPictureDeps,
  { brand, size, hotel, airport, listLabels }: MapPictureRequest,
): Promise<string> {
  const frame = frameMap(size, airport === null ? [hotel] : [hotel, airport]);
  const shapes = await Promise.all(
    listTiles(frame, tileZoom).map(async (address) => {
      const tile = await tiles.findTile(address);
      if (tile === null) throw new Error(`There is no tile ${address.z}/${address.x}/${address.y}`);
      return readTileShapes(tile, address, frame);
    }),
  );
  const look = { colours: readMapColours(brand.key), fonts: brand.documentStyle, attribution };
  return renderMapPicture(frame, shapes, { hotel, airport, labels: listLabels() }, look);
}
