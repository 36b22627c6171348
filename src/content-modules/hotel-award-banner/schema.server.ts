import { z } from 'zod';
import { hotelId, link, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredHotelAwardBanner } from './hotel-award-banner-props.ts';

export const hotelAwardBannerSchema = z.strictObject({
  headline: words,
  copytext: words.exactOptional(),
  link: link.exactOptional(),
  linkText: words.exactOptional(),
  hotelIds: z.array(hotelId).min(1).max(500),
}) satisfies z.ZodType<Localised<StoredHotelAwardBanner>>;
