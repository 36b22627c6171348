import { Picture } from '../../design/pictures/picture.tsx';
import { Stars } from '../../design/pictures/stars.tsx';
import { Price } from '../../design/price.tsx';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import type { KnownMoment } from '../../domain/words/describe-moment.ts';
import { formatDate, formatMonth } from '../../domain/words/format-date.ts';
import { formatRating } from '../../domain/words/format-rating.ts';
import { KnownAt } from '../../site/prices/known-at.tsx';
import { useShownMoney } from '../../site/prices/use-shown-money.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import {
  type FavoriteButtonProps,
  type SearchFormProps,
  usePageParts,
} from '../../trip-search/page-parts.tsx';
import styles from './destination-page.module.css';

/** Price of one person in minor units of the charged currency. */
interface FromPrice {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** A holiday with its price, length and days, `YYYY-MM-DD`. */
export interface DatedPrice {
  readonly nights: number;
  readonly from: string;
  readonly until: string;
  readonly price: FromPrice;
}

export interface DestinationPageProps {
  readonly name: string;
  readonly scene: string;
  /** The glossary's letter, then from the country down to the place itself. */
  readonly breadcrumbs: readonly { readonly name: string; readonly path: string }[];
  readonly hotels: number;
  /** The result list of the place. */
  readonly searchPath: string;
  /** The search form, with the place filled in and the party of the address. */
  readonly mask: SearchFormProps;
  /** The cheapest holiday of all months; null without one. */
  readonly cheapest: DatedPrice | null;
  /** Places within. */
  readonly children: readonly { readonly name: string; readonly path: string; readonly hotels: number }[];
  /** The best rated hotels, each with its cheapest offer. */
  readonly best: readonly (DatedPrice & {
    readonly id: number;
    readonly name: string;
    readonly category: number;
    readonly place: string;
    /** Out of 6; null while unrated. */
    readonly rating: number | null;
    readonly scene: string;
    readonly path: string;
    readonly shown: FavoriteButtonProps['shown'];
  })[];
  /** Cheapest departure of each month that has one, and the list of the place in that month. */
  readonly months: readonly (DatedPrice & { readonly month: string; readonly path: string })[];
  /** When the prices were true. */
  readonly knownAt: KnownMoment;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly destination: DestinationPageProps;
  }
}

/** A page about a place: what to find there, when it costs least, and the way into the search (SEO-012). */
export default function DestinationPage(props: DestinationPageProps) {
  const { name, scene, breadcrumbs, hotels, searchPath, mask, children, best, months, cheapest, knownAt } =
    props;
  const texts = useTexts();
  const { SearchForm } = usePageParts();
  return (
    <article>
      <header className={styles.hero}>
        <Picture
          scene={scene}
          alt=""
          variants={IMAGE_SIZES.background}
          sizes="100vw"
          priority
          className={styles.scene}
        />
        <div className={styles.text}>
          <h1 className={styles.name}>{name}</h1>
          <p>{texts('destination.lead', { name, n: hotels })}</p>
          {cheapest === null ? null : <Trip trip={cheapest} />}
          <a className={styles.action} href={searchPath}>
            {texts('destination.search', { n: hotels })}
          </a>
        </div>
      </header>
      <div className={styles.body}>
        <nav aria-label={texts('destination.trail')}>
          <ol className={styles.breadcrumbs}>
            {breadcrumbs.map(({ name: step, path }, at) => (
              <li key={path}>
                <a href={path} aria-current={at === breadcrumbs.length - 1 ? 'page' : undefined}>
                  {step}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <SearchForm {...mask} />
        {months.length === 0 ? null : <Months months={months} name={name} />}
        {best.length === 0 ? null : <BestHotels best={best} name={name} />}
        {months.length + best.length === 0 ? null : <KnownAt moment={knownAt} className={styles.priceAge} />}
        {children.length === 0 ? null : (
          <section aria-labelledby="places-within">
            <h2 id="places-within">{texts('destination.within', { name })}</h2>
            <ul className={styles.children}>
              {children.map((child) => (
                <li key={child.path}>
                  <a href={child.path}>{child.name}</a> <span>{child.hotels}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}

function Months({ months, name }: Pick<DestinationPageProps, 'months' | 'name'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const lowest = Math.min(...months.map(({ price }) => price.amount));
  return (
    <section aria-labelledby="best-months">
      <h2 id="best-months">{texts('destination.months', { name })}</h2>
      <ol className={styles.months}>
        {months.map(({ month, path, ...trip }) => (
          <li key={month} data-best={trip.price.amount === lowest ? '' : undefined}>
            <a className={styles.cover} href={path} rel="nofollow">
              {formatMonth(requireDay(`${month}-01`), language, 'short')}
            </a>
            <Trip trip={trip} />
            {trip.price.amount === lowest ? <em>{texts('destination.cheapest')}</em> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One price, and the very days it is for. */
function Trip({ trip: { nights, from, until, price } }: { readonly trip: DatedPrice }) {
  const texts = useTexts();
  const { language } = useVisit();
  const show = useShownMoney();
  return (
    <Price
      price={show(price.amount, price.currency)}
      before={texts('destination.from')}
      after={texts('destination.trip', {
        n: nights,
        from: formatDate(requireDay(from), language, 'brief'),
        until: formatDate(requireDay(until), language, 'compact'),
      })}
    />
  );
}

function BestHotels({ best, name }: Pick<DestinationPageProps, 'best' | 'name'>) {
  const { FavoriteButton } = usePageParts();
  const texts = useTexts();
  const { brand, language } = useVisit();
  return (
    <section aria-labelledby="best-hotels">
      <h2 id="best-hotels">{texts('destination.best', { name })}</h2>
      <ul className={styles.hotels}>
        {best.map((hotel) => (
          <li key={hotel.path} className={styles.hotel}>
            <Picture
              scene={hotel.scene}
              alt=""
              variants={IMAGE_SIZES.offerTeaser}
              sizes="(min-width: 768px) 24rem, 100vw"
              isOfHotel
              className={styles.picture}
            />
            <h3>
              <a href={hotel.path} className={styles.cover}>
                {hotel.name}
              </a>
            </h3>
            <p>
              <Stars category={hotel.category} label={(stars) => texts('hotel.starsLabel', { stars })} />{' '}
              {hotel.place}
              {hotel.rating === null || !brand.flags.hotelRating
                ? null
                : `, ${texts('hotel.ratingLabel', { rating: formatRating(hotel.rating, language) })}`}
            </p>
            <Trip trip={hotel} />
            <FavoriteButton
              hotelId={hotel.id}
              hotelName={hotel.name}
              shown={hotel.shown}
              className={styles.favorite}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
