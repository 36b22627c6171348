import { useEffect } from 'react';
import { FieldError } from '../../../../design/feedback/field-error.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { ExtrasSelection } from './use-extras.ts';

/** The one element that says at a control why its choice was not saved; the control's `aria-describedby` names it. */
export const refusedReasonId = 'refused-choice';

/**
 * Shows at a control why its choice was not saved, and scrolls it into view. `RefusalNotice` announces it: a group of
 * radio buttons must not contain an alert.
 */
export function RefusedReason({ refusal }: Pick<ExtrasSelection, 'refusal'>) {
  const texts = useTexts();
  useEffect(() => {
    if (refusal !== null) document.getElementById(refusedReasonId)?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (refusal === null) return null;
  return (
    <FieldError id={refusedReasonId}>
      {`${texts('extras.refused.title')}. ${texts(`extras.refused.${refusal.reason}`)}`}
    </FieldError>
  );
}
