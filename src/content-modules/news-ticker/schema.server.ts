import { z } from 'zod';
import { PAGE_ROUTE_NAMES, type PageRouteName } from '../../routes.ts';
import { link, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { NewsTickerProps } from './news-ticker-props.ts';

export const newsTickerSchema = z.strictObject({
  messages: z
    .array(z.strictObject({ text: words, link: link.exactOptional() }))
    .min(1)
    .max(10),
  separator: z.string().trim().min(1).max(3).exactOptional(),
  link: link.exactOptional(),
  pages: z
    .array(z.enum(PAGE_ROUTE_NAMES as [PageRouteName, ...PageRouteName[]]))
    .max(PAGE_ROUTE_NAMES.length)
    .exactOptional(),
}) satisfies z.ZodType<Localised<NewsTickerProps>>;
