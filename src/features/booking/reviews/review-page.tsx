import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { ConfirmByCode } from '../my-trips/confirm-by-code.tsx';
import { HotlineNote } from '../result/hotline-note.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './review-page.module.css';
import type { ReviewPageProps } from './review-page-props.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { useDeletedDraft } from './use-review-draft.ts';

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripReview: ReviewPageProps;
  }
}

/** A guest reviews the stay, or sees what has become of the review. Works without script. */
export default function ReviewPage(props: ReviewPageProps) {
  const { hotel, place, scene, checkIn, checkOut, tripPath, chosenMarket } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const days = [checkIn, checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ');
  return (
    <div className={styles.page} data-trip-review="">
      <header className={styles.head}>
        <Picture
          scene={scene}
          alt=""
          variants={IMAGE_SIZES.overlay}
          sizes="(width < 768px) 100vw, 12rem"
          priority
          isOfHotel
          className={styles.picture}
        />
        <div className={styles.title}>
          <p>
            <a href={tripPath}>{texts('myTrips.cancel.back')}</a>
          </p>
          <h1>{texts('myTrips.review.title')}</h1>
          <p className={styles.soft}>
            {hotel}, {place}
            <br />
            {days}
          </p>
        </div>
      </header>
      <Body {...props} />
      <HotlineNote text={texts('myTrips.help')} market={chosenMarket} />
    </div>
  );
}

function Body(props: ReviewPageProps) {
  const { closed, right, state } = props;
  const texts = useTexts();
  const { language } = useVisit();
  if (right === 'read' && closed === null)
    return (
      <>
        <p className={styles.lead}>{texts('myTrips.review.lead')}</p>
        <ConfirmByCode
          checkoutId={props.checkoutId}
          address={props.address}
          state={props.codeState}
          signInPath={props.signInPath}
          maskedEmail={props.maskedEmail}
          reason={texts('myTrips.review.code')}
        />
        <HowChecked />
      </>
    );
  if (state === 'new' || state === 'published') return <Sent {...props} state={state} />;
  if (closed !== null)
    return (
      <Notice kind="warning" title={texts('myTrips.review.closedTitle')}>
        {texts(`myTrips.review.closed.${closed}`, {
          date: formatDate(requireDay(props.checkOut), language, 'long'),
        })}
      </Notice>
    );
  return (
    <>
      {state === 'refused' ? (
        <Notice kind="warning" title={texts('myTrips.review.refusedTitle')}>
          {texts('myTrips.review.refused', { reason: props.refusal })}
        </Notice>
      ) : (
        <p className={styles.lead}>{texts('myTrips.review.lead')}</p>
      )}
      <ReviewForm {...props} />
      {state === 'refused' ? <Withdraw {...props} /> : null}
      <HowChecked />
    </>
  );
}

/** The review as it was sent, and where it is. */
function Sent(props: ReviewPageProps & { readonly state: 'new' | 'published' }) {
  const { checkoutId, state, content, pictures, leftOutReasons } = props;
  const texts = useTexts();
  useDeletedDraft(checkoutId);
  return (
    <>
      <Notice kind="success" title={texts(`myTrips.review.${state}Title`)}>
        {texts(`myTrips.review.${state}`)}
      </Notice>
      <article className={styles.review} aria-label={texts('myTrips.review.yours')}>
        <p className={styles.rating}>{texts('myTrips.review.suns', { score: content.rating ?? 0 })}</p>
        <h2>{content.title}</h2>
        <p className={styles.text}>{content.text}</p>
        <ReviewPictures pictures={pictures} />
        {leftOutReasons.map((reason) => (
          <p key={reason}>{texts('myTrips.review.leftOut', { reason })}</p>
        ))}
        <p className={styles.soft}>
          {[
            content.name,
            ...(content.party === null ? [] : [texts(`myTrips.review.party.${content.party}`)]),
          ].join(' · ')}
        </p>
      </article>
      <Withdraw {...props} />
      <HowChecked />
    </>
  );
}

function Withdraw({ checkoutId, linkKey }: ReviewPageProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <form
      method="post"
      className={styles.withdraw}
      action={buildPath('trip_review_withdraw', { _locale: locale, checkoutId }, { key: linkKey })}
    >
      <p className={styles.soft}>{texts('myTrips.review.withdrawText')}</p>
      <Button type="submit" look="secondary">
        {texts('myTrips.review.withdraw')}
      </Button>
    </form>
  );
}

/** How the shop makes sure that reviews are of its guests (UWG § 5b (3)). */
function HowChecked() {
  const texts = useTexts();
  return <p className={styles.soft}>{texts('myTrips.review.howChecked')}</p>;
}
