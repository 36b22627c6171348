import type { ModuleExample } from '../definition/module-example.ts';
import type { FooterProps } from './schema.ts';

const footer: FooterProps = {
  columns: [
    { key: 'places', title: 'Reiseziele' },
    { key: 'legal', title: 'Rechtliches' },
  ],
  links: [
    { label: 'Kreta', url: '/kreta', column: 'places' },
    { label: 'Impressum', url: '/impressum', column: 'legal' },
    { label: 'AGB', url: '/agb', column: 'legal' },
  ],
  legalText: 'Eine erfundene Marke. Mehr im [Impressum](/impressum).',
};

export const examples: readonly ModuleExample<FooterProps>[] = [
  { name: 'Links and legal text', props: footer },
  {
    name: 'With a field for the newsletter',
    props: {
      ...footer,
      newsletter: {
        headline: 'Post aus der Ferne',
        copytext: 'Jeden Freitag drei Orte, an denen es gerade schön ist.',
        buttonText: 'Weiter',
        url: '/newsletter',
      },
    },
  },
  {
    name: 'With a badge for gb and ie',
    props: { ...footer, badge: { text: 'Ihr Geld ist abgesichert', link: '/agb' } },
  },
];
