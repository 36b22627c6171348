import type { ModuleExample } from '../definition/module-example.ts';
import type { SimpleTeaserSectionProps } from './schema.ts';

const teasers = [
  { headline: 'Gepäck', copytext: 'Maße, Gewicht, Sportgerät.', link: '/hilfe#gepaeck' },
  { headline: 'Einreise', copytext: 'Was an der Grenze gezeigt werden will.', link: '/hilfe#einreise' },
  { headline: 'Storno', copytext: 'Bis wann es nichts kostet.', link: '/hilfe#storno' },
  { headline: 'Kinder', link: '/familie' },
];

export const examples: readonly ModuleExample<SimpleTeaserSectionProps>[] = [
  {
    name: 'With headline',
    props: { headline: 'Gut zu wissen', copytext: 'Was vor der Abreise gefragt wird.', teasers },
  },
  { name: 'Links alone', props: { teasers: teasers.slice(0, 2) } },
  {
    name: 'Into a new window',
    props: {
      headline: 'Nebenan',
      teasers: [
        { headline: 'Seewetter', copytext: 'Wind und Wellen.', link: 'https://example.com/', linkout: true },
      ],
    },
  },
];
