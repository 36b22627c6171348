import { z } from 'zod';
import type { PageRouteName } from '../../routes.ts';
import { PAGE_ROUTE_NAMES } from '../../routes.ts';
import { link, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const newsTickerSchema = z.strictObject({
  messages: z
    .array(z.strictObject({ text: words, link: link.exactOptional() }))
    .min(1)
    .max(10),
  /** Sign between two messages; a dot unless said. */
  separator: z.string().trim().min(1).max(3).exactOptional(),
  /** Where messages lead that have no link of their own. */
  link: link.exactOptional(),
  /** Names of the routes it is shown on; none for every page but the two of the voucher. */
  pages: z
    .array(z.enum(PAGE_ROUTE_NAMES as [PageRouteName, ...PageRouteName[]]))
    .max(PAGE_ROUTE_NAMES.length)
    .exactOptional(),
});

/** One line of news that runs above the page (MOD-104 to MOD-113). */
export type NewsTickerProps = PropsOf<typeof newsTickerSchema>;
