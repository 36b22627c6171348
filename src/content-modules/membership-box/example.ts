import type { ModuleExample } from '../definition/module-example.ts';
import type { MembershipBoxProps } from './schema.ts';

const box: MembershipBoxProps = {
  headline: 'Fünf Prozent für alle, die wiederkommen',
  copytext: 'Mitglied wird man kostenlos und mit einer E-Mail-Adresse.',
  promoCode: null,
};

export const examples: readonly ModuleExample<MembershipBoxProps>[] = [
  { name: 'Not signed in', props: box },
  { name: 'Member', props: { ...box, promoCode: 'WIEDER-5' } },
];
