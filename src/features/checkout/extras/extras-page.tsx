import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { isPlainPress } from '../../../site/is-plain-press.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import styles from './extras-page.module.css';
import { ExtrasSections } from './extras-sections.tsx';
import type { OfferedExtras, ReviewedExtras } from './offered-extras.ts';
import { type PriceChange, PriceChangeNotice } from './price-change-notice.tsx';
import { PriceDifferenceNotice } from './price-difference-notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { RemovedDialog } from './removed-dialog.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { SilentNotice } from './silent-notice.tsx';
import { useExtras } from './use-extras.ts';
import { writeAmount } from './write-amount.ts';

export interface ExtrasPageProps {
  readonly summary: CheckoutSummary;
  /** Null where the supplier is silent or does not sell the trip any more. */
  readonly offered: OfferedExtras | null;
  /** Has to be agreed to first; null where the price is as it was. */
  readonly change: PriceChange | null;
  readonly isGone: boolean;
  readonly review: Pick<ReviewedExtras, 'dropped' | 'repriced'>;
  /** Path and query of the next step. */
  readonly next: string;
}

const titleId = 'extras-title';

/** The extras step (EXTRA-001). */
export default function ExtrasPage({ summary, offered, change, isGone, review, next }: ExtrasPageProps) {
  const texts = useTexts();
  const chooser = useExtras(offered, summary);
  const isOpen = !isGone && change === null;
  return (
    <CheckoutFrame step="extras" summary={chooser.summary}>
      <div className={styles.head}>
        <h1 id={titleId}>{texts(titleOf({ isGone, change }))}</h1>
        {isOpen ? <p className={styles.note}>{texts('extras.note')}</p> : null}
      </div>
      {isGone ? <GoneNotice path={summary.trip.hotel.path} /> : null}
      {!isGone && change !== null ? (
        <PriceChangeNotice summary={summary} change={change} labelledBy={titleId} />
      ) : null}
      {isOpen ? (
        <>
          <PriceDifferenceNotice summary={summary} />
          <ReviewNotice {...review} />
          {offered === null ? (
            <SilentNotice currency={summary.currency} />
          ) : (
            <ExtrasSections offered={offered} chooser={chooser} />
          )}
          <NextStep chooser={chooser} next={next} hasExtras={offered !== null} />
        </>
      ) : null}
      <RemovedDialog chooser={chooser} />
    </CheckoutFrame>
  );
}

function titleOf({ isGone, change }: Pick<ExtrasPageProps, 'isGone' | 'change'>): string {
  if (isGone) return 'extras.gone.title';
  return change === null ? 'extras.title' : 'extras.change.title';
}

function GoneNotice({ path }: { readonly path: string }) {
  const texts = useTexts();
  return (
    <Notice kind="warning" action={<Button href={path}>{texts('extras.gone.back')}</Button>}>
      {texts('extras.gone.note')}
    </Notice>
  );
}

interface NextStepProps {
  readonly chooser: ReturnType<typeof useExtras>;
  readonly next: string;
  readonly hasExtras: boolean;
}

/** On to the travellers, when everything chosen is saved. */
function NextStep({ chooser, next, hasExtras }: NextStepProps) {
  const texts = useTexts();
  const { status, summary } = chooser;
  const total = writeAmount(summary.total, summary.currency);
  return (
    <div className={styles.foot}>
      <RefusalNotice chooser={chooser} />
      <p className="visually-hidden" role="status">
        {status === 'saved' ? texts('extras.saved', { total }) : ''}
      </p>
      <Button
        href={next}
        size="large"
        aria-busy={status === 'saving' || undefined}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          void chooser.settle().then((isSaved) => isSaved && moveTo(next));
        }}
      >
        {texts(hasExtras ? 'extras.continue' : 'extras.continueWithout')}
      </Button>
    </div>
  );
}
