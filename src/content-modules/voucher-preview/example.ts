import type { ModuleExample } from '../definition/module-example.ts';
import type { VoucherPreviewProps } from './schema.ts';

const voucher: VoucherPreviewProps = { amount: 250, currency: 'EUR', preview: true };

export const examples: readonly ModuleExample<VoucherPreviewProps>[] = [
  { name: 'Specimen without a name', props: voucher },
  { name: 'For somebody', props: { firstName: 'Mira', lastName: 'Muster', amount: 1000, currency: 'CHF' } },
  { name: 'In a design', props: { ...voucher, motif: 'sunset' } },
];
