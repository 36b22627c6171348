import { z } from 'zod';
import {
  destinationId,
  link,
  monthlyTemperatures,
  picture,
  words,
} from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredClimateRibbon } from './climate-ribbon-props.ts';

export const climateRibbonSchema = z.strictObject({
  headline: words,
  places: z
    .array(
      z.strictObject({
        name: words,
        link,
        scene: picture,
        air: monthlyTemperatures,
        sea: monthlyTemperatures.exactOptional(),
        journey: words,
        destination: destinationId.exactOptional(),
      }),
    )
    .min(1)
    .max(12),
  note: words,
}) satisfies z.ZodType<Localised<StoredClimateRibbon>>;
