import { z } from 'zod';
import { hotelId, link, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const hotelAwardBannerSchema = z.strictObject({
  headline: words,
  copytext: words.exactOptional(),
  /** Leads to what the award is. */
  link: link.exactOptional(),
  linkText: words.exactOptional(),
  /** Giata ids of the hotels that have it. */
  hotelIds: z.array(hotelId).min(1).max(500),
});

/** An award on the pages of the hotels that have won it (MOD-079 to MOD-083), as stored. */
export type StoredHotelAwardBanner = PropsOf<typeof hotelAwardBannerSchema>;

export interface HotelAwardBannerProps extends Omit<StoredHotelAwardBanner, 'hotelIds'> {
  /** True where the hotel has no award, or there is none: what editors see in its place (EDIT-004). */
  readonly isPlaceholder?: boolean;
}
