import { z } from 'zod';
import { link, richLine, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { FooterProps } from './footer-props.ts';

export const footerSchema = z
  .strictObject({
    columns: z.array(z.strictObject({ key: z.string().min(1), title: words })).max(6),
    links: z.array(z.strictObject({ label: words, url: link, column: z.string() })).max(60),
    legalText: richLine,
    badge: z.strictObject({ text: words, link: link.exactOptional() }).exactOptional(),
  })
  .refine(
    ({ columns, links }) => links.every((each) => columns.some(({ key }) => key === each.column)),
    'has a link in a column that does not exist',
  ) satisfies z.ZodType<Localised<FooterProps>>;
