import { z } from 'zod';
import { includedBaggage } from '../../domain/search/describe-flights.ts';
import { richLine } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

/** IATA code: two letters or digits, of which one is a letter. */
const airline = z.string().regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/);

export const ancillariesNoticeSchema = z.strictObject({
  infos: z
    .array(
      z.strictObject({
        /** The info is shown with a flight of any of them. */
        airlines: z.array(airline).min(1).max(100),
        /** The info is shown only where every fare of the trip together includes one of these; absent for any. */
        baggage: z.array(z.enum(includedBaggage)).min(1).max(includedBaggage.length).exactOptional(),
        text: richLine,
      }),
    )
    .min(1)
    .max(50),
});

/** What travellers with certain airlines should know of bags, seats and meals (MOD-114 to MOD-118), as stored. */
export type StoredAncillariesNotice = PropsOf<typeof ancillariesNoticeSchema>;

export interface AncillariesNoticeProps extends StoredAncillariesNotice {
  /** True where none of the page's airlines is meant: then editors alone see it (EDIT-006). */
  readonly isPlaceholder?: boolean;
}
