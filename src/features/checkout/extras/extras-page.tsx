import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import type { CodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { ChangeTripLink } from '../frame/change-trip-link.tsx';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { buildOtherHotelsPath } from './build-other-hotels-path.ts';
import type { FormNotice } from './choices/extras-form-fields.ts';
import type { OfferedExtras } from './choices/offered-extras.ts';
import { useExtras } from './choices/use-extras.ts';
import { ExtrasForm, extrasFormId } from './extras-form.tsx';
import styles from './extras-page.module.css';
import { FormNoticeLine } from './form-notice-line.tsx';
import { NoAnswerNotice } from './no-answer-notice.tsx';
import { PriceChangeNotice, type TotalChange } from './price-change-notice.tsx';
import { RemovedDialog } from './removed-dialog.tsx';
import type { ReviewedExtras } from './review-extras.ts';
import { ReviewNotice } from './review-notice.tsx';

export interface ExtrasPageProps {
  readonly summary: CheckoutSummary;
  /** Null when the supplier does not answer or no longer sells the trip. */
  readonly offered: OfferedExtras | null;
  /** A price change that the shopper has to accept first; null when the price is unchanged. */
  readonly change: TotalChange | null;
  readonly isGone: boolean;
  readonly review: Pick<ReviewedExtras, 'dropped' | 'repriced'>;
  /** Why the server returned the shopper here after a form post; null otherwise. */
  readonly notice: FormNotice | null;
  /** Why the code of a link does nothing; null for none. */
  readonly codeRefused: CodeRefusal | null;
  /** Path and query of the next step. */
  readonly next: string;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly checkoutExtras: ExtrasPageProps;
  }
}

const titleId = 'extras-title';

/** The extras step (EXTRA-001). */
export default function ExtrasPage(props: ExtrasPageProps) {
  const { summary, offered, change, isGone, review, notice, codeRefused, next } = props;
  const texts = useTexts();
  const selection = useExtras(offered, summary);
  const isOpen = !isGone && change === null;
  return (
    <CheckoutFrame
      step="extras"
      summary={selection.summary}
      onward={
        !isOpen ? undefined : offered === null ? (
          <Button href={next}>{texts('checkout.continue')}</Button>
        ) : (
          <Button type="submit" form={extrasFormId} isBusy={selection.status === 'saving'}>
            {texts('checkout.continue')}
          </Button>
        )
      }
    >
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
          <ReviewNotice {...review} />
          {summary.vouchers.length === 0 ? null : <Notice kind="success">{texts('extras.voucher')}</Notice>}
          {codeRefused === null ? null : (
            <Notice kind="warning">{texts(`checkout.code.${codeRefused}`)}</Notice>
          )}
          {notice === null || selection.status !== 'idle' ? null : <FormNoticeLine notice={notice} />}
          {offered === null ? (
            <>
              <NoAnswerNotice summary={summary} />
              <div className={styles.foot}>
                <ChangeTripLink summary={selection.summary}>{texts('extras.back')}</ChangeTripLink>
                <Button href={next} size="large">
                  {texts('extras.continueWithout')}
                </Button>
              </div>
            </>
          ) : (
            <ExtrasForm offered={offered} selection={selection} next={next} />
          )}
        </>
      ) : null}
      <RemovedDialog selection={selection} />
    </CheckoutFrame>
  );
}

function titleOf({ isGone, change }: Pick<ExtrasPageProps, 'isGone' | 'change'>): string {
  if (isGone) return 'extras.gone.title';
  return change === null ? 'extras.title' : 'extras.change.title';
}

function GoneNotice({ path }: { readonly path: string }) {
  const texts = useTexts();
  const link = useLink();
  return (
    <Notice
      kind="warning"
      action={
        <>
          <Button href={path}>{texts('extras.gone.back')}</Button>
          <Button look="quiet" href={buildOtherHotelsPath(path, link('resultlist'))}>
            {texts('extras.gone.others')}
          </Button>
        </>
      }
    >
      {texts('extras.gone.note')}
    </Notice>
  );
}
