import { z } from 'zod';
import { link, richLine, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const footerSchema = z
  .strictObject({
    columns: z.array(z.strictObject({ key: z.string().min(1), title: words })).max(6),
    links: z
      .array(
        z.strictObject({
          label: words,
          url: link,
          /** Key of its column. */
          column: z.string(),
        }),
      )
      .max(60),
    /** A field for an address, which leads to the page on which the newsletter is asked for. */
    newsletter: z
      .strictObject({ headline: words, copytext: words, buttonText: words, url: link })
      .exactOptional(),
    legalText: richLine,
    /** Shown in the markets gb and ie alone (SHELL-035). */
    badge: z.strictObject({ text: words, link: link.exactOptional() }).exactOptional(),
  })
  .refine(
    ({ columns, links }) => links.every((each) => columns.some(({ key }) => key === each.column)),
    'has a link in a column that does not exist',
  );

/** The foot of every page (SHELL-032 to SHELL-040). */
export type FooterProps = PropsOf<typeof footerSchema>;
