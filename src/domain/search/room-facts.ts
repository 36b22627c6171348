/** Beds by how many sleep in one; a sofa bed sleeps one, a bunk bed two. */
export const bedPlaces = { double: 2, single: 1, sofa: 1, bunk: 2 } as const;
export type BedKind = keyof typeof bedPlaces;
export const bedKinds = Object.keys(bedPlaces) as readonly BedKind[];

export interface RoomBeds {
  readonly kind: BedKind;
  /** 1 to 20. */
  readonly count: number;
}

export const roomViews = ['sea', 'pool', 'garden', 'mountains', 'city'] as const;
export type RoomView = (typeof roomViews)[number];

/** What makes a room one that can be judged, as far as its supplier says it. */
export interface RoomFacts {
  /** All beds of the room, extra beds included; each kind once. Missing where it is not known. */
  readonly beds?: readonly RoomBeds[];
  readonly view?: RoomView;
  /** Cots that the hotel puts up in it, 1 to 9; missing where it puts up none, or nobody has said so. */
  readonly cots?: number;
  /** For wheelchairs: every room of the kind. Missing for all others, and where nobody has said so. */
  readonly isAccessible?: true;
}
