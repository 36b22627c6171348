import { z } from 'zod';
import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import { destinationId, link, monthlyTemperatures, picture, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const climateRibbonSchema = z.strictObject({
  headline: words,
  places: z
    .array(
      z.strictObject({
        name: words,
        link,
        /** Key of a painted scene. */
        scene: picture,
        /** Mean daily maximum of each month in whole °C, January first. */
        air: monthlyTemperatures,
        /** Mean temperature of the sea in each month in whole °C; a place inland has none. */
        sea: monthlyTemperatures.exactOptional(),
        /** '3 h 15 ab Frankfurt'. */
        journey: words,
        /** Id of the place in the catalogue, for the price of its cheapest package. */
        destination: destinationId.exactOptional(),
      }),
    )
    .min(1)
    .max(12),
  /** Where the numbers come from. */
  note: words,
});

/** Places as an editor enters them. `{month}` in the headline becomes the current month's name. */
export type StoredClimateRibbon = PropsOf<typeof climateRibbonSchema>;

export type ClimatePlace = StoredClimateRibbon['places'][number];

/** What is shown of it on a day: one month, the warmest place first. */
export interface ClimateRibbonProps {
  readonly headline: string;
  readonly places: readonly {
    readonly name: string;
    readonly link: string;
    readonly scene: string;
    readonly journey: string;
    readonly air: number;
    readonly sea: number | null;
    /** Absent where nothing is for sale. */
    readonly price?: Pick<TeaserOffer, 'perPerson' | 'currency'>;
  }[];
  readonly note: string;
}
