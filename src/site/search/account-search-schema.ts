import { z } from 'zod';
import type { SentBody } from '../calls/call-types.ts';
import type { RecentSearch } from './recent-searches.ts';

const name = z.object({ name: z.string().max(200) });

/** Body of the call that stores a member's last search in the account: a search as the browser stores it (DATA-012). */
export const accountSearchBody = z.object({
  price: z.object({ perPersonAmount: z.int().min(0).max(1_000_000_000).nullable() }),
  destination: name,
  airport: name,
  productSearch: z
    .record(z.string().max(40), z.string().max(2_000))
    .describe('Parameters of the search; what is none is passed over'),
  pageType: z.enum(['all_destinations', 'resultlist']),
  locationName: z.string().max(1_000),
  savedAt: z.int().min(0).max(8_640_000_000_000_000).describe('Milliseconds since 1970'),
});
export type AccountSearchBody = SentBody<typeof accountSearchBody>;

/** The last searches of a member, the latest first. */
export interface AccountSearchesAnswer {
  readonly searches: readonly RecentSearch[];
}
