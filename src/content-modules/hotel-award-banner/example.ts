import type { ModuleExample } from '../definition/module-example.ts';
import type { HotelAwardBannerProps } from './schema.ts';

const award: HotelAwardBannerProps = { headline: 'Haus des Jahres 2026' };

export const examples: readonly ModuleExample<HotelAwardBannerProps>[] = [
  {
    name: 'Award with a reason and a link',
    props: {
      ...award,
      copytext: 'Von allen Gästen dieses Sommers am häufigsten empfohlen.',
      link: '/ueber-uns',
      linkText: 'So wird gewählt',
    },
  },
  { name: 'Award alone', props: award },
  { name: 'Placeholder for editors', props: { ...award, isPlaceholder: true } },
];
