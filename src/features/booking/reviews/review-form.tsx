import { guestReviews } from '../../../defaults.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Field } from '../../../design/controls/field.tsx';
import { FieldError } from '../../../design/feedback/field-error.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { REVIEW_PARTIES, REVIEW_SCORES } from '../../../domain/search/catalogue.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { ReviewField } from './guest-review.ts';
import styles from './review-page.module.css';
import type { ReviewPageProps } from './review-page-props.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { SunChoice } from './sun-choice.tsx';
import { useReviewDraft } from './use-review-draft.ts';

/** The form for a review. The server checks it; what was typed is there again where something is missing. */
export function ReviewForm(props: ReviewPageProps) {
  const { checkoutId, linkKey, content, faults, pictureFault, pictures } = props;
  const texts = useTexts();
  const { locale } = useVisit();
  const draft = useReviewDraft(checkoutId);
  const errorOf = (field: ReviewField) =>
    faults.includes(field) ? texts(`myTrips.review.fault.${field}`, { n: guestReviews.minTextLength }) : null;
  const isFaulty = faults.length > 0 || pictureFault !== null;
  return (
    <form
      {...draft}
      data-interactive=""
      id="review"
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={buildPath('trip_review_send', { _locale: locale, checkoutId }, { key: linkKey })}
      noValidate
    >
      {isFaulty ? <Notice kind="warning" title={texts('myTrips.review.faulty')} /> : null}
      <SunChoice
        name="rating"
        label={texts('myTrips.review.rating')}
        value={content.rating}
        isMain
        error={errorOf('rating')}
      />
      <section className={styles.scores} aria-label={texts('myTrips.review.scores')}>
        <p className={styles.soft}>{texts('myTrips.review.scores')}</p>
        <div className={styles.scoreGrid}>
          {REVIEW_SCORES.map((id) => (
            <SunChoice
              key={id}
              name={`score-${id}`}
              label={texts(`myTrips.review.score.${id}`)}
              value={content.scores[id]}
            />
          ))}
        </div>
      </section>
      <PartyChoice chosen={content.party} error={errorOf('party')} />
      <Field id="title" label={texts('myTrips.review.headline')} error={errorOf('title')}>
        {(control) => (
          <input
            {...control}
            name="title"
            defaultValue={content.title}
            maxLength={guestReviews.maxTitleLength}
            required
          />
        )}
      </Field>
      <Field
        id="text"
        label={texts('myTrips.review.text')}
        hint={texts('myTrips.review.textHint', { n: guestReviews.minTextLength })}
        error={errorOf('text')}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={8}
            defaultValue={content.text}
            minLength={guestReviews.minTextLength}
            maxLength={guestReviews.maxTextLength}
            required
          />
        )}
      </Field>
      <div className={styles.files}>
        <ReviewPictures pictures={pictures} isEditable />
        <Field
          id="pictures"
          label={texts('myTrips.review.pictures')}
          hint={texts('myTrips.review.picturesHint', { n: guestReviews.maxPictures })}
          error={
            pictureFault === null
              ? null
              : texts(`myTrips.review.pictureFault.${pictureFault}`, { n: guestReviews.maxPictures })
          }
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="pictures"
              multiple
              accept="image/jpeg,image/png,image/webp,image/avif"
            />
          )}
        </Field>
        <label className={styles.drop}>
          <input type="checkbox" name="agree" value="yes" /> {texts('myTrips.review.agree')}
        </label>
      </div>
      <Field
        id="name"
        label={texts('myTrips.review.name')}
        hint={texts('myTrips.review.nameHint')}
        error={errorOf('name')}
      >
        {(control) => (
          <input
            {...control}
            name="name"
            defaultValue={content.name}
            maxLength={guestReviews.maxNameLength}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <p className={styles.soft}>{texts('myTrips.review.terms')}</p>
      <Button type="submit">{texts('myTrips.review.send')}</Button>
    </form>
  );
}

interface PartyChoiceProps {
  readonly chosen: ReviewPageProps['content']['party'];
  readonly error: string | null;
}

/** With whom the guest was there. */
function PartyChoice({ chosen, error }: PartyChoiceProps) {
  const texts = useTexts();
  return (
    <fieldset className={styles.party} aria-describedby={error === null ? undefined : 'party-error'}>
      <legend>{texts('myTrips.review.party')}</legend>
      <div className={styles.parties}>
        {REVIEW_PARTIES.map((party) => (
          <label key={party} className={styles.option}>
            <input type="radio" name="party" value={party} defaultChecked={party === chosen} required />
            <span>{texts(`myTrips.review.party.${party}`)}</span>
          </label>
        ))}
      </div>
      {error === null ? null : <FieldError id="party-error">{error}</FieldError>}
    </fieldset>
  );
}
