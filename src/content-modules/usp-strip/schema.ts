import { z } from 'zod';
import { words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

/** MOD-061, with the keys of MOD-062. */
export const USP_ICONS = ['tripadvisor', 'holidaycheck', 'deposit', 'supplierFailureInsurance'] as const;

export const uspStripSchema = z.strictObject({
  usps: z
    .array(
      z.strictObject({
        icon: z.enum(USP_ICONS),
        text: words,
        /** Not shown up to 767 px (MOD-062). */
        hideOnMobile: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(6),
});

/** Reasons to book here, one quiet line (MOD-060). */
export type UspStripProps = PropsOf<typeof uspStripSchema>;

export type UspIconName = (typeof USP_ICONS)[number];
