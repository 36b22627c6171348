/** A marker on the screen: pixels from the map's upper left corner. */
export interface PlacedMarker {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** One marker that is drawn, and all it stands for, itself included. */
export interface MarkerGroup {
  readonly leader: number;
  readonly members: readonly number[];
}

/**
 * Lets the first of markers that would overlap stand for the others. Markers come in the order of their prices, so that a
 * group shows its cheapest hotel.
 * @param box width and height in pixels that a drawn marker needs for itself
 */
export function groupMarkers(
  markers: readonly PlacedMarker[],
  box: { readonly width: number; readonly height: number },
): readonly MarkerGroup[] {
  const groups: { readonly at: PlacedMarker; readonly members: number[] }[] = [];
  for (const marker of markers) {
    const near = groups.find(
      ({ at }) => Math.abs(at.x - marker.x) < box.width && Math.abs(at.y - marker.y) < box.height,
    );
    if (near === undefined) groups.push({ at: marker, members: [marker.id] });
    else near.members.push(marker.id);
  }
  return groups.map(({ at, members }) => ({ leader: at.id, members }));
}
