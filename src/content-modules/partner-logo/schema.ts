import { z } from 'zod';
import { picture } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

const parameter = z
  .string()
  .max(50)
  .regex(/^[A-Za-z0-9_.-]+$/);

export const partnerLogoSchema = z.strictObject({
  partners: z
    .array(
      z.strictObject({
        /** Off, it is passed over. */
        enabled: z.boolean(),
        /** What the address says of visitors whom the partner has sent. */
        partnerId: z.string().trim().min(1).max(100),
        /** Picture key of the logo. */
        partnerLogo: picture,
        partnerName: z.string().trim().min(1).max(100),
        /** Parameter of the address that says it; `utm_source` unless given (MOD-129). */
        urlParameter: parameter.exactOptional(),
      }),
    )
    .min(1)
    .max(50),
});

/** Logos of partners (MOD-125 to MOD-131), as stored. */
export type StoredPartnerLogo = PropsOf<typeof partnerLogoSchema>;

/** A partner whose visitors see its logo. */
export type Partner = StoredPartnerLogo['partners'][number];

export interface PartnerLogoProps {
  /** The partner that the address names; null where it names none, which editors alone see (EDIT-005). */
  readonly partner: Pick<Partner, 'partnerLogo' | 'partnerName'> | null;
}
