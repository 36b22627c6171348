import { z } from 'zod';
import { link, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const navigationTabsSchema = z.strictObject({
  headline: words.exactOptional(),
  /** Where the headline leads. */
  headlineLink: link.exactOptional(),
  /** The headline's link opens in a new window; those of the tabs always do (MOD-051). */
  linkout: z.boolean().exactOptional(),
  copytext: words.exactOptional(),
  /** MOD-023. */
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
});

/** Links under tabs (MOD-046); every link opens in a new window (MOD-047). */
export type NavigationTabsProps = PropsOf<typeof navigationTabsSchema>;
