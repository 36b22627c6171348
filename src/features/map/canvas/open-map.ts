import { AttributionControl, Map as MapLibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapStyle } from '../../../ports/map-tiles/map-tiles-port.ts';
import type { MapBounds } from './map-bounds.ts';
import type { MapCenter } from './map-state.ts';
import type { MapLabels, MapRest, MapView, ScreenPoint } from './map-view.ts';

setWorkerUrl(new URL(workerUrl, import.meta.url).href);

/** Nearer than this the coastline is drawn finer than it is known. */
const nearestZoom = 12;
/** Pixels that stay free around what is brought into view: markers are wider than their points. */
const padding = 56;
/** Pixels above the middle to which a hotel is moved when a card would cover it. */
const revealedAbove = 100;

export interface OpenMapOptions {
  readonly style: MapStyle;
  /** What is shown first: bounds, or the place where the visitor left the map. */
  readonly start: MapBounds | MapCenter;
  readonly labels: MapLabels;
  /** In a page that scrolls: the wheel and one finger move the page, not the map. */
  readonly isCooperative: boolean;
  /** No flights from place to place (prefers-reduced-motion). */
  readonly isStill: boolean;
}

/**
 * Draws a map into an element; resolves when its style is known: places have their points on it from then on, and what lies on
 * them need not wait for the tiles.
 * @throws where the browser cannot draw (no WebGL) or the style cannot be used
 */
export async function openMap(container: HTMLElement, options: OpenMapOptions): Promise<MapView> {
  const { style, start, labels, isCooperative, isStill } = options;
  const map = new MapLibreMap({
    container,
    // The port describes a style without the vendor's types; MapLibre checks it when it loads.
    style: style as StyleSpecification,
    ...('south' in start
      ? { bounds: corners(start), fitBoundsOptions: { padding, maxZoom: 11 } }
      : { center: [start.longitude, start.latitude], zoom: start.zoom }),
    maxZoom: nearestZoom,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: isCooperative,
    attributionControl: false,
    locale: labels,
    ...(isStill ? { fadeDuration: 0 } : {}),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  map.addControl(new AttributionControl({ compact: true }), 'bottom-left');
  try {
    await untilStyled(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  return viewOf(map, isStill);
}

/** A tile that fails leaves a gap, nothing more; a style that fails leaves no map. */
function untilStyled(map: MapLibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.on('error', ({ error }) => {
      if (!map.isStyleLoaded() && map.getStyle() === undefined) reject(error);
    });
    map.on('webglcontextlost', () => reject(new Error('The browser took the map its memory')));
  });
}

function viewOf(map: MapLibreMap, isStill: boolean): MapView {
  let rest = readRest(map);
  const remember = () => {
    rest = readRest(map);
  };
  map.on('moveend', remember);
  map.on('resize', remember);
  return {
    readRest: () => rest,
    onRest: (listener) => subscribe(map, ['moveend', 'resize'], listener),
    onMove: (listener) => subscribe(map, ['move', 'resize'], listener),
    onMovedByVisitor(listener) {
      const listen = (event: { readonly originalEvent?: unknown }) => {
        if (event.originalEvent !== undefined) listener(rest.center);
      };
      map.on('moveend', listen);
      return () => map.off('moveend', listen);
    },
    project: ({ latitude, longitude }): ScreenPoint => map.project([longitude, latitude]),
    show: (bounds) =>
      void map.fitBounds(corners(bounds), {
        padding,
        maxZoom: nearestZoom,
        animate: !isStill,
        duration: 600,
      }),
    reveal: ({ latitude, longitude }) =>
      void map.easeTo({ center: [longitude, latitude], offset: [0, -revealedAbove], animate: !isStill }),
    remove: () => map.remove(),
  };
}

function readRest(map: MapLibreMap): MapRest {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return {
    bounds: {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
    center: { latitude: lat, longitude: lng, zoom: map.getZoom() },
    isNearest: map.getZoom() > nearestZoom - 0.5,
    width,
    height,
  };
}

function subscribe(
  map: MapLibreMap,
  events: readonly ('move' | 'moveend' | 'resize')[],
  listener: () => void,
) {
  for (const event of events) map.on(event, listener);
  return () => {
    for (const event of events) map.off(event, listener);
  };
}

function corners({ south, west, north, east }: MapBounds): [[number, number], [number, number]] {
  return [
    [west, south],
    [east, north],
  ];
}
