import type { MapStyle, OwnMapAddresses } from '../map-tiles-port.ts';

/** Zoom up to which there are tiles; closer views enlarge them. */
export const deepestTileZoom = 6;
/** Natural Earth is in the public domain; the names of cities are of GeoNames, which asks to be named. */
export const naturalEarthAttribution = 'Natural Earth · GeoNames';

/** A calm map: sea, land, coast, borders and the names of places that are sold, in the brand's colours. */
export function buildNaturalEarthStyle({ tiles, places }: OwnMapAddresses): MapStyle {
  return {
    version: 8,
    sources: {
      world: {
        type: 'vector',
        tiles: [tiles],
        minzoom: 0,
        maxzoom: deepestTileZoom,
        attribution: naturalEarthAttribution,
      },
      places: { type: 'geojson', data: places },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': 'var(--map-sea)' } },
      area('shelf', { 'line-color': 'var(--map-shelf)', 'line-width': width(4, 12), 'line-blur': 6 }),
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        'source-layer': 'land',
        paint: { 'fill-color': 'var(--map-land)' },
      },
      area('coast', { 'line-color': 'var(--map-coast)', 'line-width': width(0.6, 1.4) }),
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        'source-layer': 'borders',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': 'var(--map-border)',
          'line-width': width(0.6, 1.6),
          'line-dasharray': [3, 2],
        },
      },
      names('city', { minzoom: 7, size: 12, weight: 'Medium', spacing: 0 }),
      names('region', { minzoom: 4.5, maxzoom: 9, size: 14, weight: 'SemiBold', spacing: 0.02 }),
      names('country', { minzoom: 2, maxzoom: 6.5, size: 13, weight: 'SemiBold', spacing: 0.14 }),
    ],
  };
}

/** Pixels that grow from far to near. */
function width(far: number, near: number) {
  return ['interpolate', ['linear'], ['zoom'], 2, far, 9, near];
}

/** The outline of land. */
function area(id: string, paint: Readonly<Record<string, unknown>>) {
  return {
    id,
    type: 'line',
    source: 'world',
    'source-layer': 'land',
    layout: { 'line-join': 'round' },
    paint,
  };
}

interface LabelStyle {
  readonly minzoom: number;
  readonly maxzoom?: number;
  /** Pixels. */
  readonly size: number;
  readonly weight: string;
  /** Between letters, in em. */
  readonly spacing: number;
}

/** Where two names would overlap, the place with more hotels shows its name. */
function names(
  type: 'country' | 'region' | 'city',
  { minzoom, maxzoom = 24, size, weight, spacing }: LabelStyle,
) {
  return {
    id: type,
    type: 'symbol',
    source: 'places',
    minzoom,
    maxzoom,
    filter: ['==', ['get', 'type'], type],
    layout: {
      'text-field': ['get', 'name'],
      // Without a glyph server MapLibre sets names in the page's own fonts; it reads the
      // weight from the first name, which is no font's.
      'text-font': [weight, 'var(--font-text)'],
      'text-size': size,
      'text-letter-spacing': spacing,
      'text-transform': type === 'country' ? 'uppercase' : 'none',
      'text-max-width': 8,
      'text-padding': 8,
      // The price label covers its place, so the name is below.
      'text-anchor': type === 'city' ? 'top' : 'center',
      'text-offset': type === 'city' ? [0, 0.5] : [0, 0],
      'symbol-sort-key': ['-', 0, ['get', 'hotels']],
    },
    paint: {
      'text-color': type === 'city' ? 'var(--map-ink-soft)' : 'var(--map-ink)',
      'text-halo-color': 'var(--map-land)',
      'text-halo-width': 1.5,
    },
  };
}
