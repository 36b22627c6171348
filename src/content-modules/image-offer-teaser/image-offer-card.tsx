import { Picture } from '../../design/pictures/picture.tsx';
import { Stars } from '../../design/pictures/stars.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { parseDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { TeaserPrice } from '../parts/teaser-price.tsx';
import styles from './image-offer-teaser.module.css';
import type { ImageOffer } from './schema.ts';

/** One offer that is for sale; all of the card leads to it. */
export function ImageOfferCard({ offer }: { readonly offer: ImageOffer }) {
  const texts = useTexts();
  const { headline, image, hotelName, category, link, opensNewWindow, price, milesAmount } = offer;
  const shown = {
    amount: price.perPerson,
    former: price.comparisonPerPerson,
    currency: price.currency,
    hasPostfix: false,
  };
  return (
    <article className={styles.card}>
      <Picture
        scene={image?.url ?? ''}
        alt={image?.alt ?? ''}
        variants={IMAGE_SIZES.offerTeaser}
        sizes="(min-width: 768px) 24rem, 80vw"
        isOfHotel
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3>
          <ContentLink to={link} opensNewWindow={opensNewWindow} className={styles.cover}>
            {headline}
          </ContentLink>
        </h3>
        <p className={styles.hotel}>
          {hotelName === null ? null : <span>{hotelName}</span>}
          <Stars category={category / 10} label={(n) => texts('teaser.stars', { n })} />
        </p>
        <Trip offer={offer} />
        <div className={styles.cost}>
          <TeaserPrice price={shown} />
          <p className={styles.miles}>{texts('teaser.miles', { n: milesAmount })}</p>
        </div>
      </div>
    </article>
  );
}

function Trip({ offer }: { readonly offer: ImageOffer }) {
  const texts = useTexts();
  const { language } = useVisit();
  const day = parseDay(offer.departure);
  return (
    <ul className={styles.trip}>
      <li>{texts('teaser.nights', { n: offer.lengthOfStay })}</li>
      {offer.rooms.map((room) => (
        <li key={room}>{room}</li>
      ))}
      <li>
        {texts('teaser.airport', { airport: offer.airportName })}
        {day === null ? '' : `, ${formatDate(day, language)}`}
      </li>
    </ul>
  );
}
