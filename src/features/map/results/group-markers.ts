/** A marker on the screen: pixels from the map's upper left corner. */
export interface PlacedMarker {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** A rendered marker and the ids of all markers that it represents, including its own. */
export interface MarkerGroup {
  readonly leader: number;
  readonly members: readonly number[];
}

/**
 * Groups markers that would overlap under the first of them. The caller passes markers in the order of their prices, so
 * that a group shows its cheapest hotel.
 * @param box width and height in pixels that a marker needs
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
