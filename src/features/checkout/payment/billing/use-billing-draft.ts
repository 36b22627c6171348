import { type RefObject, useLayoutEffect, useState } from 'react';
import { listDraft, restoreDraft, saveDraft } from '../../form/form-draft.ts';

export interface BillingDraft {
  /** Names of the fields that were typed into before a reload; none on the server. */
  readonly drafted: readonly string[];
  readonly keep: (form: HTMLFormElement) => void;
}

/** Saves only the billing address for a reload; cards and accounts are never saved. */
export function useBillingDraft(checkoutId: string, form: RefObject<HTMLFormElement | null>): BillingDraft {
  const key = `billing-${checkoutId}`;
  const [drafted, setDrafted] = useState<readonly string[]>([]);

  useLayoutEffect(() => setDrafted(listDraft(key)), [key]);

  // Folded parts that the draft has fields of are open from the second drawing on.
  useLayoutEffect(() => {
    if (form.current !== null && drafted.length > 0) restoreDraft(key, form.current);
  }, [key, form, drafted]);

  return { drafted, keep: (element) => saveDraft(key, element, (name) => name.startsWith('billing.')) };
}
