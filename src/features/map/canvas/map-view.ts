import type { MapBounds } from './map-bounds.ts';
import type { MapCenter } from './map-state.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Pixels from the map's upper left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** A map that does not move; the same object until it has moved. */
export interface MapRest {
  readonly bounds: MapBounds;
  readonly center: MapCenter;
  /** One cannot go nearer. */
  readonly isNearest: boolean;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

type Unsubscribe = () => void;

/** A drawn map, as far as what lies on it needs to know; `open-map.ts` makes it and knows who draws. */
export interface MapView {
  readRest(): MapRest;
  /** Calls the listener when the map stops at another position. */
  onRest(listener: () => void): Unsubscribe;
  /** Calls the listener for every frame of a movement. */
  onMove(listener: () => void): Unsubscribe;
  onMovedByVisitor(listener: (center: MapCenter) => void): Unsubscribe;
  project(point: Point): ScreenPoint;
  /** Brings a box into view. */
  show(bounds: MapBounds): void;
  /** Brings a point into the upper half, clear of a card at the foot. */
  reveal(point: Point): void;
  remove(): void;
}

/** What the map itself says, by the names under which MapLibre asks for it. */
export type MapLabels = Readonly<Record<string, string>>;
