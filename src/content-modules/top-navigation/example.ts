import type { ModuleExample } from '../definition/module-example.ts';
import type { NavLink, TopNavigationProps } from './schema.ts';

const islands: readonly NavLink[] = [
  { label: 'Kreta', url: '/kreta' },
  { label: 'Mallorca', url: '/mallorca' },
];

/** One more than a column holds. */
const eleven = Array.from({ length: 11 }, (_, index) => ({
  label: `Ort ${index + 1}`,
  url: `/ort-${index + 1}`,
}));

export const examples: readonly ModuleExample<TopNavigationProps>[] = [
  {
    name: 'Flyout and links',
    props: {
      navTabs: [
        {
          headline: 'Reiseziele',
          navSections: [
            { headline: 'Am Meer', navLinks: islands },
            { headline: 'In der Stadt', navLinks: [{ label: 'Lissabon', url: '/lissabon' }] },
          ],
        },
        { headline: 'Hilfe', headlineLink: '/hilfe', navSections: [] },
        { headline: 'Karte', headlineLink: 'https://example.com/', linkout: true, navSections: [] },
      ],
    },
  },
  {
    name: 'Two columns',
    props: {
      navTabs: [
        {
          headline: 'Alle Orte',
          headlineLink: '/alle-orte',
          navSections: [{ headline: 'Spanien', headlineLink: '/spanien', linkout: true, navLinks: eleven }],
        },
      ],
    },
  },
];
