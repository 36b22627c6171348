import type { ModuleExample } from '../definition/module-example.ts';
import type { PromotionTeaserProps } from './schema.ts';

const early: PromotionTeaserProps = {
  headline: 'Wer im Winter bucht, wohnt im Sommer vorn',
  text: 'Bis Ende Januar halten unsere Häuser ihre Zimmer **zum Wasser** für Frühbucher frei.\n\nWas bis dahin nicht gefällt, geben Sie kostenlos zurück: [so geht es](/hilfe#storno).',
  buttonText: 'Sommer ansehen',
  buttonLink: '/sommer',
  images: [{ url: 'beach.aegean.summer.noon.warm.sommer', alt: 'Strand am Mittag' }],
  infoTextBold: 'Bis 31. Januar.',
  infoText: 'Gilt für Abreisen von Mai bis Oktober, solange Zimmer da sind.',
};

export const examples: readonly ModuleExample<PromotionTeaserProps>[] = [
  { name: 'One picture', props: early },
  {
    name: 'Three pictures',
    props: {
      ...early,
      images: [
        ...early.images,
        { url: 'pool.aegean.summer.golden.warm.kante' },
        { url: 'restaurant.aegean.autumn.dusk.warm.taverne' },
      ],
    },
  },
  { name: 'Headline alone', props: { headline: 'Bald mehr', images: [] } },
];
