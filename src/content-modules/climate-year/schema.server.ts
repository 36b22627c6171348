import { z } from 'zod';
import { monthlyTemperatures, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredClimateYear } from './climate-year-props.ts';

export const climateYearSchema = z.strictObject({
  headline: words,
  copytext: words.exactOptional(),
  air: monthlyTemperatures,
  sea: monthlyTemperatures.exactOptional(),
  note: words,
}) satisfies z.ZodType<Localised<StoredClimateYear>>;
