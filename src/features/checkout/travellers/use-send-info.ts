import { useRef, useState } from 'react';
import type { CheckedForm } from '../../../design/form/use-checked-form.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { requireStore } from '../../../site/client-store.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { checkoutErrorActions } from '../errors/checkout-errors.ts';
import { endCheckoutSession } from '../session/checkout-load.ts';
import type { ErrorCode } from '../validation/error-codes.ts';
import { checkInfoForm, type InfoRules } from './info-form.ts';
import { mapInfoToPayload } from './info-payload.ts';
import { readInfoAnswer } from './read-info-answer.ts';
import type { SetInfoBody, SetInfoResult } from './set-info-schema.ts';

export interface SendInfoOptions {
  readonly summary: CheckoutSummary;
  readonly rules: InfoRules;
  /** Path and query of the next step (FLOW-029 to FLOW-031). */
  readonly next: string;
  /** Resolves when the extras of this page are saved; false when the server refused one. */
  readonly waitUntilSaved: () => Promise<boolean>;
}

/**
 * Sends the travellers (CAPI-008 to CAPI-011), then opens the next step or returns to the form with its errors
 * (FLOW-028, FLOW-029). Ignores clicks while sending.
 */
export function useSendInfo({ summary, rules, next, waitUntilSaved }: SendInfoOptions) {
  const { locale } = useVisit();
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);

  async function post(
    values: unknown,
    form: Pick<CheckedForm<ErrorCode>, 'mark' | 'deleteDraft'>,
  ): Promise<void> {
    const checked = checkInfoForm(values, rules);
    if (!checked.ok || !(await waitUntilSaved())) return;
    const address = buildPath(CHECKOUT_STEPS.checkoutCustomer.dataRoute, {
      _locale: locale,
      checkoutId: summary.checkoutId,
    });
    const body: SetInfoBody = { data: mapInfoToPayload(checked.info) };
    const outcome = readInfoAnswer(
      await postJson<SetInfoResult>(address, body, new AbortController().signal),
    );
    if (outcome.step === 'next') {
      form.deleteDraft();
      moveTo(next);
      return;
    }
    if (outcome.step === 'booked') {
      moveTo(buildPath('checkout_processing', { _locale: locale, checkoutId: summary.checkoutId }));
      return;
    }
    if (outcome.step === 'over') return endCheckoutSession();
    form.mark(outcome.errors);
    if (outcome.code !== null) requireStore().dispatch(checkoutErrorActions.add('customer', outcome.code));
  }

  return {
    isSending,
    async send(values: unknown, form: Pick<CheckedForm<ErrorCode>, 'mark' | 'deleteDraft'>): Promise<void> {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setIsSending(true);
      await post(values, form).finally(() => {
        isUnderWay.current = false;
        setIsSending(false);
      });
    },
  };
}
