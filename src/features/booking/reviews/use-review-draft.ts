import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { deleteDraft, restoreDraft, saveFormDraft } from '../../../design/form/form-draft.ts';

const keyOf = (checkoutId: string) => `review-${checkoutId}`;

/** Pictures cannot be typed again by a program; what is taken away, and that they may be shown, is ticked again. */
const isSaved = (name: string) => name !== 'pictures' && name !== 'drop' && name !== 'agree';

/**
 * Keeps what a guest writes in the tab, so that it is there again after a new code: writing takes longer than the fifteen minutes that a
 * code lasts.
 */
export function useReviewDraft(checkoutId: string): {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onInput: () => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) restoreDraft(keyOf(checkoutId), ref.current);
  }, [checkoutId]);
  return {
    ref,
    onInput: () => {
      if (ref.current !== null) saveFormDraft(keyOf(checkoutId), ref.current, isSaved);
    },
  };
}

/** Deletes the saved draft, once the shop has the review. */
export function useDeletedDraft(checkoutId: string): void {
  useEffect(() => deleteDraft(keyOf(checkoutId)), [checkoutId]);
}
