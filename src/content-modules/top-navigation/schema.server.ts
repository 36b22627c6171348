import { z } from 'zod';
import { link, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { TopNavigationProps } from './top-navigation-props.ts';

const heading = { headlineLink: link.exactOptional(), linkout: z.boolean().exactOptional() };

const section = z.strictObject({
  headline: words.exactOptional(),
  ...heading,
  navLinks: z.array(z.strictObject({ label: words, url: link, linkout: heading.linkout })).max(60),
});

export const topNavigationSchema = z.strictObject({
  navTabs: z
    .array(z.strictObject({ headline: words, ...heading, navSections: z.array(section).max(6) }))
    .min(1)
    .max(8),
}) satisfies z.ZodType<Localised<TopNavigationProps>>;
