import { z } from 'zod';
import { link, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { NavigationTabsProps } from './navigation-tabs-props.ts';

export const navigationTabsSchema = z.strictObject({
  headline: words.exactOptional(),
  headlineLink: link.exactOptional(),
  linkout: z.boolean().exactOptional(),
  copytext: words.exactOptional(),
  tabs: z
    .array(
      z.strictObject({
        title: words,
        links: z
          .array(z.strictObject({ label: words, url: link }))
          .min(1)
          .max(60),
      }),
    )
    .min(1)
    .max(8),
}) satisfies z.ZodType<Localised<NavigationTabsProps>>;
