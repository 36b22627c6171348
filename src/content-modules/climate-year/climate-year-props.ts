import type { Words } from '../parts/words.ts';

/** A place's year as an editor enters it. */
export interface StoredClimateYear {
  readonly headline: Words;
  readonly copytext?: Words;
  /** Mean daily maximum of each month in whole °C, January first. */
  readonly air: readonly number[];
  /** Mean temperature of the sea in whole °C; a place inland has none. */
  readonly sea?: readonly number[];
  /** Where the numbers come from. */
  readonly note: Words;
}

/** The same with the names of the months and the current one marked. */
export interface ClimateYearProps {
  readonly headline: string;
  readonly copytext?: string;
  readonly months: readonly {
    readonly name: string;
    readonly air: number;
    readonly sea: number | null;
    readonly isNow: boolean;
  }[];
  readonly note: string;
}
