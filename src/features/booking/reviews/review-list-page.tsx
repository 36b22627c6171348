import { staffPolicy } from '../../../defaults.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import {
  type CardFilters,
  CardListFilters,
  type CardListFiltersProps,
} from '../../../design/staff/card-list-filters.tsx';
import { ListTabs } from '../../../design/staff/list-tabs.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { IMAGE_SIZES, measureImage } from '../../../domain/pictures/image-size.ts';
import { buildUploadKey } from '../../../domain/pictures/picture-key.ts';
import { REVIEW_SCORES } from '../../../domain/search/catalogue.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { type ReviewState, reviewStates } from './guest-review.ts';
import type { ListedReview } from './listed-review.ts';

/** The lists of reviews; drafts are their writers' alone. */
export type ReviewList = Exclude<ReviewState, 'draft'>;
export const REVIEW_LISTS = reviewStates.states.filter((state): state is ReviewList => state !== 'draft');

export interface ReviewListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly list: ReviewList;
  readonly filters: CardFilters;
  /** Keys and names of the brands that the reader sees. */
  readonly brands: CardListFiltersProps['brands'];
  readonly reviews: readonly ListedReview[];
  /** What became of the decision just made; null for none. */
  readonly outcome: 'done' | 'moved' | null;
  /** The decision that was not made because its reason is too short. */
  readonly refused: {
    readonly id: string;
    readonly reason: string;
    /** The pictures that it was to be published without; null for a refusal of all of it. */
    readonly leave: readonly string[] | null;
  } | null;
}

/** The reviews that guests have sent: staff publish each, or refuse it with a reason that its writer reads. */
export function ReviewListPage(props: ReviewListPageProps) {
  const { texts, list, filters, brands, reviews, outcome } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.place.reviews')}</h1>
      </div>
      {outcome === null ? null : (
        <p className="outcome" role="status">
          {texts(`office.review.outcome.${outcome}`)}
        </p>
      )}
      <ListTabs
        label={texts('office.review.lists')}
        lists={REVIEW_LISTS}
        current={list}
        pathOf={(one) => buildListPath('back_office_reviews', { ...filters, list: one })}
        textOf={(one) => texts(`office.review.list.${one}`)}
      />
      <p className="narrow">{texts('office.review.rules')}</p>
      <CardListFilters texts={texts} route="back_office_reviews" filters={filters} brands={brands} />
      {reviews.length === 0 ? (
        <p className="empty">{texts('office.review.none')}</p>
      ) : (
        <div className="narrow">
          {reviews.map((review) => (
            <Review key={review.id} {...props} review={review} />
          ))}
        </div>
      )}
    </>
  );
}

/** What the file has of each review; its writer's name and words stay out of it. */
export const reviewFileColumns: readonly StaffListColumn<ListedReview>[] = [
  {
    key: 'review',
    label: '',
    file: {
      booking: ({ bookingNumber }) => bookingNumber,
      brand: ({ brand }) => brand,
      hotel: ({ hotel }) => hotel,
      state: ({ state }) => state,
      rating: ({ content }) => content.rating,
      language: ({ language }) => language,
      pictures: ({ pictures }) => pictures.length,
      'pictures left out': ({ leftOut }) => leftOut.length,
      changed: ({ changedAt }) => changedAt.toISOString(),
      'decided by': ({ decidedBy }) => decidedBy,
    },
    render: ({ bookingNumber }) => bookingNumber,
  },
];

type ReviewProps = ReviewListPageProps & { readonly review: ListedReview };

function Review(props: ReviewProps) {
  const { texts, language, review } = props;
  const { bookingNumber, hotel, content, leftOut, changedAt, decidedBy, refusal } = review;
  const given = REVIEW_SCORES.flatMap((id) => {
    const score = content.scores[id];
    return score === undefined ? [] : [`${texts(`office.review.score.${id}`)} ${score}`];
  });
  const facts = [
    texts('office.review.rating', { score: content.rating ?? 0 }),
    ...given,
    ...(content.party === null ? [] : [texts(`office.review.party.${content.party}`)]),
  ];
  return (
    <section className="sheet" aria-labelledby={`review-${review.id}`}>
      <h2 id={`review-${review.id}`}>{hotel}</h2>
      <p>
        <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a> · {content.name} ·{' '}
        {formatDateTime(changedAt, language, SHOP_TIME_ZONE)}
      </p>
      <p>{facts.join(' · ')}</p>
      <h3 lang={review.language}>{content.title}</h3>
      <p className="said" lang={review.language}>
        {content.text}
      </p>
      {leftOut.length === 0 ? null : (
        <p>
          {texts('office.review.leftOut', { n: leftOut.length })} {leftOut[0]?.reason}
        </p>
      )}
      {decidedBy === null ? null : (
        <p>
          {texts(`office.review.by.${review.state}`, { by: decidedBy })} {refusal}
        </p>
      )}
      {review.state === 'refused' && review.pictures.length > 0 ? (
        <p className="ticks review-pictures">
          {review.pictures.map((id, at) => (
            <img key={id} {...addressOf(id, review)} alt={namePicture(id, at, props)} />
          ))}
        </p>
      ) : null}
      <Decisions {...props} />
    </section>
  );
}

/** What others do not see is served to staff alone. */
function addressOf(id: string, review: ListedReview) {
  const [size] = IMAGE_SIZES.amenity;
  const { width, height } = measureImage(size);
  const src =
    review.state === 'refused' || isLeftOut(id, review)
      ? buildPath('back_office_review_picture', { reviewId: review.id, pictureId: id })
      : buildPath('image', { width, height, scene: buildUploadKey(id), format: 'webp' });
  return { src, width, height };
}

const namePicture = (id: string, at: number, { texts, review }: Pick<ReviewProps, 'texts' | 'review'>) =>
  texts(isLeftOut(id, review) ? 'office.review.pictureOut' : 'office.review.picture', { n: at + 1 });

const isLeftOut = (id: string, { leftOut }: ListedReview) => leftOut.some((picture) => picture.id === id);

function Decisions({ texts, review, refused }: ReviewProps) {
  const { id, state, pictures, changedAt } = review;
  // All of a refused review is kept back; the choice comes with its publication.
  const hasChoice = pictures.length > 0 && state !== 'refused';
  const action = buildPath('back_office_review', { reviewId: id });
  const reason = refused?.id === id && refused.leave === null ? refused.reason : null;
  const errorId = `reason-${id}-error`;
  const read = <input type="hidden" name="read" value={changedAt.toISOString()} />;
  return (
    <>
      {state === 'published' && pictures.length === 0 ? null : (
        <form method="post" className="decide" action={action} noValidate>
          {read}
          {!hasChoice ? null : <PictureChoice texts={texts} review={review} refused={refused} />}
          <div className="buttons">
            <button type="submit" name="decision" value="publish">
              {texts(state === 'published' ? 'office.review.savePictures' : 'office.review.publish')}
            </button>
          </div>
        </form>
      )}
      {state === 'refused' ? null : (
        <form method="post" className="decide" action={action} noValidate>
          {read}
          <div className="field">
            <label htmlFor={`reason-${id}`}>{texts('office.review.reason')}</label>
            <textarea
              id={`reason-${id}`}
              name="reason"
              rows={2}
              defaultValue={reason ?? ''}
              maxLength={staffPolicy.maxNoteLength}
              // The page is loaded because of this field.
              // biome-ignore lint/a11y/noAutofocus: leads to the error
              autoFocus={reason !== null}
              aria-required="true"
              aria-invalid={reason === null ? undefined : true}
              aria-describedby={reason === null ? undefined : errorId}
            />
            {reason === null ? null : (
              <p id={errorId} className="refusal">
                {texts('office.noteTooShort', { n: staffPolicy.minNoteLength })}
              </p>
            )}
          </div>
          <div className="buttons">
            <button type="submit" name="decision" value="refuse" className="quiet">
              {texts(state === 'published' ? 'office.review.takeDown' : 'office.review.refuse')}
            </button>
          </div>
        </form>
      )}
    </>
  );
}

/** Which pictures are not shown with the review, and why. */
function PictureChoice({ texts, review, refused }: Pick<ReviewProps, 'texts' | 'review' | 'refused'>) {
  const { id, pictures, leftOut } = review;
  const mistake = refused?.id === id && refused.leave !== null ? refused : null;
  const chosen = mistake?.leave ?? leftOut.map((picture) => picture.id);
  const reasonId = `picture-reason-${id}`;
  return (
    <>
      <input type="hidden" name="pictures" value="chosen" />
      <fieldset className="ticks review-pictures">
        <legend>{texts('office.review.leaveOut')}</legend>
        {pictures.map((picture, at) => (
          <label key={picture}>
            {/* The words next to it name it. */}
            <img {...addressOf(picture, review)} alt="" />
            <input type="checkbox" name="leave" value={picture} defaultChecked={chosen.includes(picture)} />{' '}
            {namePicture(picture, at, { texts, review })}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={reasonId}>{texts('office.review.pictureReason')}</label>
        <textarea
          id={reasonId}
          name="pictureReason"
          rows={2}
          defaultValue={mistake?.reason ?? leftOut[0]?.reason ?? ''}
          maxLength={staffPolicy.maxNoteLength}
          // The page is loaded because of this field.
          // biome-ignore lint/a11y/noAutofocus: leads to the error
          autoFocus={mistake !== null}
          aria-invalid={mistake === null ? undefined : true}
          aria-describedby={mistake === null ? undefined : `${reasonId}-error`}
        />
        {mistake === null ? null : (
          <p id={`${reasonId}-error`} className="refusal">
            {texts('office.noteTooShort', { n: staffPolicy.minNoteLength })}
          </p>
        )}
      </div>
    </>
  );
}
