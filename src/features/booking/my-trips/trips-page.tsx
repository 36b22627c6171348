import Check from 'lucide-react/icons/circle-check';
import { Button } from '../../../design/controls/button.tsx';
import { Field } from '../../../design/controls/field.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { offersSignIn } from '../../../site/visit.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import styles from './trips-page.module.css';
import type { TripCard, TripsPageProps } from './trips-page-props.ts';

/** The trips of a member; for guests the way to theirs: sign-in, or the link by mail. Works without script. */
export default function TripsPage({ trips, find }: TripsPageProps) {
  const texts = useTexts();
  const link = useLink();
  const visit = useVisit();
  const isEmpty = trips !== null && trips.upcoming.length + trips.past.length === 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts('myTrips.title')}</h1>
        <p>{texts(trips === null ? 'myTrips.guestLead' : isEmpty ? 'myTrips.none' : 'myTrips.lead')}</p>
        {isEmpty ? <Button href={link('homepage')}>{texts('myTrips.search')}</Button> : null}
      </header>
      {trips === null ? null : (
        <>
          <TripList id="upcoming" title={texts('myTrips.upcoming')} trips={trips.upcoming} />
          <TripList id="past" title={texts('myTrips.past')} trips={trips.past} />
        </>
      )}
      <div className={styles.ways}>
        {trips === null && offersSignIn(visit) ? (
          <section className={styles.way} aria-labelledby="sign-in-title">
            <h2 id="sign-in-title">{texts('myTrips.signInTitle')}</h2>
            <p>{texts('myTrips.signInText')}</p>
            <Button href={link('login', {}, { return: link('my_trips') })}>{texts('frame.login')}</Button>
          </section>
        ) : null}
        <FindTrip find={find} isOnly={trips === null && !offersSignIn(visit)} />
      </div>
    </div>
  );
}

function TripList({
  id,
  title,
  trips,
}: {
  readonly id: string;
  readonly title: string;
  readonly trips: readonly TripCard[];
}) {
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className={styles.part} data-list={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className={styles.trips}>
        {trips.map((trip) => (
          <li key={trip.checkoutId}>
            <Trip trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Trip({ trip }: { readonly trip: TripCard }) {
  const { checkoutId, bookingNumber, hotel, place, scene, checkIn, checkOut, nights } = trip;
  const { isCancelled, daysToGo } = trip;
  const texts = useTexts();
  const link = useLink();
  const { language } = useVisit();
  const days = [checkIn, checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ');
  return (
    <article className={styles.trip}>
      <Picture
        scene={scene}
        alt=""
        variants={IMAGE_SIZES.offerTeaser}
        sizes="(min-width: 768px) 20rem, 100vw"
        isOfHotel
        className={styles.picture}
      />
      <div className={styles.words}>
        {isCancelled ? (
          <p className={styles.cancelled}>{texts('myTrips.cancelled')}</p>
        ) : daysToGo === null ? null : (
          <p className={styles.countdown}>{texts('myTrips.daysToGo', { n: daysToGo })}</p>
        )}
        <h3>
          <a href={link('trip', { checkoutId })}>{hotel}</a>
        </h3>
        <p className={styles.soft}>{place}</p>
        <p>
          {days} · {texts('booking.nights', { n: nights })}
        </p>
        <p className={styles.soft}>
          {texts('booking.number')} {bookingNumber}
        </p>
      </div>
    </article>
  );
}

/** Sends the link to a trip to the address it was booked with. The answer is the same for every number. */
function FindTrip({ find, isOnly }: Pick<TripsPageProps, 'find'> & { readonly isOnly: boolean }) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <section id="find" className={styles.way} aria-labelledby="find-title">
      <h2 id="find-title">{texts(isOnly ? 'myTrips.find.titleOnly' : 'myTrips.find.title')}</h2>
      {find === 'asked' ? (
        <div className={styles.asked} role="status">
          <Icon icon={Check} size={24} />
          <p>{texts('myTrips.find.asked')}</p>
        </div>
      ) : (
        <>
          {find === 'erased' ? <Notice kind="success">{texts('myTrips.find.erased')}</Notice> : null}
          {find === 'closed' ? <Notice kind="warning">{texts('myTrips.find.closed')}</Notice> : null}
          <p>{texts('myTrips.find.text')}</p>
          <form className={styles.form} method="post" action={buildPath('trip_find', { _locale: locale })}>
            <Field id="find-number" label={texts('booking.number')} hint={texts('myTrips.find.numberHint')}>
              {(control) => (
                <input
                  {...control}
                  name="bookingNumber"
                  autoCapitalize="characters"
                  maxLength={20}
                  required
                />
              )}
            </Field>
            <Field id="find-email" label={texts('myTrips.find.email')} hint={texts('myTrips.find.emailHint')}>
              {(control) => (
                <input {...control} name="email" type="email" autoComplete="email" maxLength={320} required />
              )}
            </Field>
            <Button look="secondary" type="submit">
              {texts('myTrips.find.send')}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
