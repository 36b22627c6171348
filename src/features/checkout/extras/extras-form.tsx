import { Button } from '../../../design/controls/button.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { ChangeTripLink } from '../frame/change-trip-link.tsx';
import { RefusalNotice } from './choices/refusal-notice.tsx';
import type { ExtrasSectionProps } from './choices/use-extras.ts';
import styles from './extras-page.module.css';
import { ExtrasSections } from './sections/extras-sections.tsx';

export interface ExtrasFormProps extends ExtrasSectionProps {
  /** Path and query of the next step. */
  readonly next: string;
}

/** The bar of a phone has a button of this form, too. */
export const extrasFormId = 'extras-form';

/**
 * All choices and the button to the next step. A real form, so that choices made before hydration are sent when the
 * shopper presses "Continue": the browser posts the form, and the server redirects.
 */
export function ExtrasForm({ offered, selection, next }: ExtrasFormProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const { status, summary } = selection;
  const total = formatAmount(summary.total, summary.currency);
  /** A refused choice stays on the page, where `RefusalNotice` explains it. */
  const continueToNextStep = async () => {
    const isSaved = await selection.waitUntilSaved();
    if (isSaved) moveTo(next);
  };
  return (
    <form
      id={extrasFormId}
      className={styles.form}
      method="post"
      action={buildPath('do_ancillaries_choose', { _locale: locale, checkoutId: summary.checkoutId })}
      onSubmit={(event) => {
        event.preventDefault();
        void continueToNextStep();
      }}
    >
      <ExtrasSections offered={offered} selection={selection} />
      <div className={styles.foot}>
        <RefusalNotice selection={selection} />
        <p className="visually-hidden" role="status">
          {status === 'saved' ? texts('extras.saved', { total }) : ''}
        </p>
        <ChangeTripLink summary={summary}>{texts('extras.back')}</ChangeTripLink>
        <Button type="submit" size="large" isBusy={status === 'saving'}>
          {texts('extras.continue')}
        </Button>
      </div>
    </form>
  );
}
