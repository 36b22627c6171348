import { z } from 'zod';
import { picture } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredPartnerLogo } from './partner-logo-props.ts';

const parameter = z
  .string()
  .max(50)
  .regex(/^[A-Za-z0-9_.-]+$/);

export const partnerLogoSchema = z.strictObject({
  partners: z
    .array(
      z.strictObject({
        enabled: z.boolean(),
        partnerId: z.string().trim().min(1).max(100),
        partnerLogo: picture,
        partnerName: z.string().trim().min(1).max(100),
        urlParameter: parameter.exactOptional(),
      }),
    )
    .min(1)
    .max(50),
}) satisfies z.ZodType<Localised<StoredPartnerLogo>>;
