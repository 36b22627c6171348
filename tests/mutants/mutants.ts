import { bookingMutants } from './booking-mutants.ts';
import { checkoutMutants } from './checkout-mutants.ts';
import type { Mutant } from './mutant.ts';
import { paymentMutants } from './payment-mutants.ts';
import { priceMutants } from './price-mutants.ts';

export const mutants: readonly Mutant[] = [
  ...bookingMutants,
  ...paymentMutants,
  ...priceMutants,
  ...checkoutMutants,
];

const workflow = [
  'features/booking/workflow/apply-outcome.test.ts',
  'features/booking/workflow/choose-step.test.ts',
  'features/booking/workflow/booking-workflow.test.ts',
  'features/booking/workflow/apply-payment-message.test.ts',
  'features/booking/office/staff-changes.test.ts',
];
const models = ['features/booking/model/states/booking-state.test.ts', ...workflow];

/** The tests of each file with mutants, quick ones first. */
const tests: Readonly<Record<string, readonly string[]>> = {
  'features/booking/workflow/judge-card.ts': ['features/booking/workflow/judge-card.test.ts'],
  'features/booking/workflow/perform-step.server.ts': [
    'features/booking/workflow/perform-step.server.test.ts',
    'features/booking/workflow/payment-messages.server.test.ts',
  ],
  'features/booking/workflow/payment-messages.server.ts': [
    'features/booking/workflow/payment-messages.server.test.ts',
  ],
  'features/booking/model/states/booking-state.ts': models,
  'features/booking/model/states/payment-state.ts': models,
  'features/booking/model/states/hold-state.ts': models,
  'features/booking/model/states/miles-state.ts': models,
  'features/booking/model/settlement.ts': ['features/booking/model/settlement.test.ts', ...workflow],
  'features/booking/model/shopper-fee.ts': ['features/booking/model/shopper-fee.test.ts'],
  'features/booking/limits/card-pause.ts': ['features/booking/limits/card-pause.test.ts'],
  'features/booking/store/order-admission.server.ts': [
    'features/booking/limits/card-limits.server.test.ts',
    'features/booking/limits/hold-limits.server.test.ts',
  ],
  'domain/booking/cancellation-steps.ts': ['domain/booking/cancellation-steps.test.ts'],
  'domain/money/card-discount.ts': ['domain/money/card-discount.test.ts'],
  'domain/money/calculate-percentage.ts': ['domain/money/calculate-percentage.test.ts'],
  'ports/payment/vendor/vendor-rules.ts': ['ports/payment/vendor/vendor-rules.test.ts'],
  'ports/payment/adyen/map-adyen-error.ts': ['ports/payment/adyen/map-adyen-error.test.ts'],
  'ports/payment/adyen/adyen-webhook.ts': ['ports/payment/adyen/adyen-payment.server.test.ts'],
  'ports/payment/datatrans/map-datatrans-error.ts': ['ports/payment/datatrans/map-datatrans-error.test.ts'],
  'ports/payment/datatrans/to-vendor-status.ts': ['ports/payment/datatrans/datatrans-payment.server.test.ts'],
  'ports/payment/payment-rules.ts': ['demo/payment-provider/embedded-payment.server.test.ts'],
};

export function testsOf(mutant: Mutant): readonly string[] {
  return (mutant.tests ?? tests[mutant.file] ?? workflow).map((path) => `src/${path}`);
}

/** The source with the error in it. @throws Error where the text is not in it exactly once */
export function mutate(source: string, { file, find, replace }: Mutant): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`Not exactly once in ${file}: ${find}`);
  return before + replace + after;
}
