import { z } from 'zod';
import { link, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

/** Opens a new window. */
const linkout = z.boolean().exactOptional();

const heading = {
  /** Where a tab without sections leads; with sections it is the flyout's first line. */
  headlineLink: link.exactOptional(),
  /** Of a section it holds for every link. */
  linkout,
};

const section = z.strictObject({
  headline: words.exactOptional(),
  ...heading,
  navLinks: z.array(z.strictObject({ label: words, url: link, linkout })).max(60),
});

export const topNavigationSchema = z.strictObject({
  navTabs: z
    .array(z.strictObject({ headline: words, ...heading, navSections: z.array(section).max(6) }))
    .min(1)
    .max(8),
});

/** The brand's destinations and service pages, nested navTabs > navSections > navLinks (MOD-048 to MOD-053). */
export type TopNavigationProps = PropsOf<typeof topNavigationSchema>;

export type NavTab = TopNavigationProps['navTabs'][number];
export type NavSection = NavTab['navSections'][number];
export type NavLink = NavSection['navLinks'][number];
