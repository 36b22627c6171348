import type { ModuleExample } from '../definition/module-example.ts';
import type { PartnerLogoProps } from './schema.ts';

export const examples: readonly ModuleExample<PartnerLogoProps>[] = [
  {
    name: 'Partner',
    props: { partner: { partnerLogo: 'coast.aegean.summer.golden.warm.kreta', partnerName: 'Sonnenclub' } },
  },
  { name: 'Placeholder for editors', props: { partner: null } },
];
