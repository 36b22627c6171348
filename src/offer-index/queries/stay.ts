/** A stay by where it lies in memory. */
export interface Stay {
  readonly plan: number;
  /** Plans of the second and every further room; missing for one room. */
  readonly others?: readonly number[];
  readonly checkIn: number;
  readonly nights: number;
}
