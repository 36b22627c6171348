import { z } from 'zod';
import { richLine } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredAncillariesNotice } from './ancillaries-notice-props.ts';

/** Two letters or digits, of which one is a letter. */
const airline = z.string().regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/);

export const ancillariesNoticeSchema = z.strictObject({
  infos: z
    .array(z.strictObject({ airlines: z.array(airline).min(1).max(100), text: richLine }))
    .min(1)
    .max(50),
}) satisfies z.ZodType<Localised<StoredAncillariesNotice>>;
