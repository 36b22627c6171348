import { type RefObject, useLayoutEffect, useState } from 'react';
import { listDraftFields, restoreDraft, saveFormDraft } from '../../../../design/form/form-draft.ts';
import { isBillingName } from './billing-entry.ts';

export interface BillingDraft {
  /** Names of the fields with a saved draft from before a reload; empty on the server. */
  readonly restored: readonly string[];
  readonly save: (form: HTMLFormElement) => void;
}

/** Saves only the billing address for a reload; cards and accounts are never saved. */
export function useBillingDraft(checkoutId: string, form: RefObject<HTMLFormElement | null>): BillingDraft {
  const key = `billing-${checkoutId}`;
  const [restored, setRestored] = useState<readonly string[]>([]);

  useLayoutEffect(() => setRestored(listDraftFields(key)), [key]);

  // The second render expands the parts with restored fields, so that their fields exist.
  useLayoutEffect(() => {
    if (form.current !== null && restored.length > 0) restoreDraft(key, form.current);
  }, [key, form, restored]);

  return { restored, save: (element) => saveFormDraft(key, element, isBillingName) };
}
