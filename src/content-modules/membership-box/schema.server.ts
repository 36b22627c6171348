import { z } from 'zod';
import { words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredMembershipBox } from './membership-box-props.ts';

export const membershipBoxSchema = z.strictObject({
  headline: words,
  copytext: words.exactOptional(),
  promoCode: z.string().trim().min(3).max(40),
}) satisfies z.ZodType<Localised<StoredMembershipBox>>;
