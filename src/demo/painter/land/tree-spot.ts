export type TreeSpot = {
  /** Foot of the tree on the sheet and its height, pixels. */
  x: number;
  y: number;
  tall: number;
  /** Depth for hiding, 0 = in front of everything. */
  depth: number;
  /** Metres of air before it. */
  distance: number;
};
