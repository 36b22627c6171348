import { z } from 'zod';
import { monthlyTemperatures, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const climateYearSchema = z.strictObject({
  headline: words,
  copytext: words.exactOptional(),
  /** Mean daily maximum of each month in whole °C, January first. */
  air: monthlyTemperatures,
  /** Mean temperature of the sea in whole °C; a place inland has none. */
  sea: monthlyTemperatures.exactOptional(),
  /** Where the numbers come from. */
  note: words,
});

/** A place's year as an editor enters it. */
export type StoredClimateYear = PropsOf<typeof climateYearSchema>;

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
