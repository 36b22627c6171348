import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { MapView } from './map-view.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Keeps the children of an element on their points of a map while it moves: the first child on the first point and so on.
 * They are moved without React, for every frame.
 */
export function useLaidOnMap(
  view: MapView,
  parent: RefObject<HTMLElement | null>,
  points: readonly Point[],
): void {
  useLayoutEffect(() => layOnMap(view, parent.current, points));
  useEffect(() => view.onMove(() => layOnMap(view, parent.current, points)), [view, parent, points]);
}

function layOnMap(view: MapView, parent: HTMLElement | null, points: readonly Point[]): void {
  for (const [at, point] of points.entries()) {
    const child = parent?.children[at];
    const { x, y } = view.project(point);
    if (child instanceof HTMLElement)
      child.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}
