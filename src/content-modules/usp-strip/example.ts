import type { ModuleExample } from '../definition/module-example.ts';
import type { UspStripProps } from './schema.ts';

const usps: UspStripProps['usps'] = [
  { icon: 'holidaycheck', text: 'In jedem Haus hat einer von uns geschlafen' },
  { icon: 'tripadvisor', text: 'Wir schreiben auch, was nicht gut ist', hideOnMobile: true },
  { icon: 'deposit', text: '20 % anzahlen, der Rest vier Wochen vorher' },
  { icon: 'supplierFailureInsurance', text: 'Ihr Reisepreis ist abgesichert' },
];

export const examples: readonly ModuleExample<UspStripProps>[] = [
  { name: 'Four reasons', props: { usps } },
  { name: 'Two reasons', props: { usps: usps.slice(2) } },
];
