import type { ModuleExample } from '../definition/module-example.ts';
import type { NavigationTabsProps } from './schema.ts';

const buildLinks = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `${name} ${index + 1}`, url: `/ort-${index + 1}` }));

export const examples: readonly ModuleExample<NavigationTabsProps>[] = [
  {
    name: 'Three tabs',
    props: {
      headline: 'Alle Ziele',
      headlineLink: '/gallery/AllDestinations',
      copytext: 'Nach Himmelsrichtung.',
      tabs: [
        { title: 'Süden', links: buildLinks('Insel', 6) },
        { title: 'Westen', links: buildLinks('Küste', 11) },
        { title: 'Norden', links: buildLinks('Fjord', 3) },
      ],
    },
  },
  {
    name: 'One tab without headline',
    props: { tabs: [{ title: 'Städte', links: buildLinks('Stadt', 21) }] },
  },
  {
    name: 'Headline into a new window',
    props: {
      headline: 'Karten',
      headlineLink: 'https://example.com/',
      linkout: true,
      tabs: [{ title: 'Atlas', links: buildLinks('Blatt', 2) }],
    },
  },
];
