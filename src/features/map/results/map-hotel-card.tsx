import X from 'lucide-react/icons/x';
import { Button } from '../../../design/controls/button.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { Stars } from '../../../design/pictures/stars.tsx';
import { Suns } from '../../../design/pictures/suns.tsx';
import { Price } from '../../../design/price.tsx';
import { formatFullPrice } from '../../../domain/money/format-full-price.ts';
import { formatRating } from '../../../domain/words/format-rating.ts';
import { useShownMoney } from '../../../site/prices/use-shown-money.ts';
import { useStruckPrice } from '../../../site/prices/use-struck-price.ts';
import { withShownPrice } from '../../../site/shown-price.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { lightScene } from '../../../trip-search/catalogue/light-scene.ts';
import type { Result } from '../../../trip-search/hotels/result-schema.ts';
import {
  type FindComparisonPrice,
  useComparisonPrices,
} from '../../../trip-search/offers/use-comparison-prices.ts';
import { usePageParts } from '../../../trip-search/page-parts.tsx';
import { buildQuery } from '../../../url.ts';
import styles from './map-hotel-card.module.css';

export interface MapHotelCardProps {
  /** One hotel, or several in the same place. */
  readonly results: readonly Result[];
  /** The search, which the links to hotels carry. */
  readonly params: SearchParams;
  readonly onClose: () => void;
}

const titleId = 'map-hotel-title';

/** The hotel chosen on the map (MAP-006, MAP-009): a card over the map, which stays usable. */
export function MapHotelCard({ results, params, onClose }: MapHotelCardProps) {
  const texts = useTexts();
  const [only] = results;
  const formerPriceOf = useComparisonPrices(
    results.map(({ offer }) => offer.id),
    params,
  );
  return (
    <div
      className={styles.card}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes the card alone, not the panel around the map.
        event.preventDefault();
        onClose();
      }}
    >
      <button
        ref={focusAtOnce}
        type="button"
        className={styles.close}
        aria-label={texts('map.closeCard')}
        onClick={onClose}
      >
        <Icon icon={X} />
      </button>
      {results.length === 1 && only !== undefined ? (
        <OneHotel result={only} params={params} formerPriceOf={formerPriceOf} />
      ) : (
        <SeveralHotels results={results} params={params} formerPriceOf={formerPriceOf} />
      )}
    </div>
  );
}

/** Moves the focus from the chosen marker to the card. */
function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.closest('[role=dialog]')?.scrollIntoView({ block: 'nearest' });
  button?.focus({ preventScroll: true });
}

interface OneHotelProps {
  readonly result: Result;
  readonly params: SearchParams;
  readonly formerPriceOf: FindComparisonPrice;
}

function OneHotel({ result, params, formerPriceOf }: OneHotelProps) {
  const { hotel } = result;
  const texts = useTexts();
  const { brand, language } = useVisit();
  const { average } = hotel.ratings;
  return (
    <>
      <Picture
        scene={lightScene(hotel.mainImage.scene, brand.light)}
        alt=""
        variants={['360x220']}
        sizes="22rem"
        isOfHotel
        className={styles.picture}
      />
      <Heart result={result} className={styles.favorite} />
      <div className={styles.text}>
        <h3 id={titleId} className={styles.name}>
          {hotel.name}
        </h3>
        <p className={styles.place}>
          {hotel.location.city.name}, {hotel.location.region.name}
        </p>
        <p className={styles.ratings}>
          <Stars category={hotel.category} label={(n) => texts('map.stars', { n })} />
          {brand.flags.hotelRating && average !== null ? (
            <Suns rating={average} label={texts('map.rating', { rating: formatRating(average, language) })} />
          ) : null}
        </p>
        <div className={styles.actions}>
          <HotelPrice result={result} formerPerPerson={formerPriceOf(result.offer.id)} />
          <Button href={findHotelPath(result, params)}>{texts('map.toHotel')}</Button>
        </div>
      </div>
    </>
  );
}

interface SeveralHotelsProps extends Pick<MapHotelCardProps, 'results' | 'params'> {
  readonly formerPriceOf: FindComparisonPrice;
}

function SeveralHotels({ results, params, formerPriceOf }: SeveralHotelsProps) {
  const texts = useTexts();
  return (
    <div className={`${styles.text} ${styles.single}`}>
      <h3 id={titleId} className={styles.name}>
        {texts('map.groupTitle', { n: results.length })}
      </h3>
      <ul className={styles.group}>
        {results.map((result) => (
          <li key={result.hotel.id}>
            <a href={findHotelPath(result, params)}>{result.hotel.name}</a>
            <HotelPrice result={result} formerPerPerson={formerPriceOf(result.offer.id)} />
            <Heart result={result} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** FAV-002. */
function Heart({
  result: { hotel, offer },
  className,
}: {
  readonly result: Result;
  readonly className?: string | undefined;
}) {
  const { FavoriteButton } = usePageParts();
  return (
    <FavoriteButton
      hotelId={hotel.id}
      hotelName={hotel.name}
      shown={{ offerId: offer.id, totalAmount: offer.price.totalAmount }}
      className={className}
    />
  );
}

interface HotelPriceProps {
  readonly result: Result;
  /** What one person paid before, in minor units of the currency charged. */
  readonly formerPerPerson: number | undefined;
}

function HotelPrice({ result: { offer }, formerPerPerson }: HotelPriceProps) {
  const texts = useTexts();
  const showMoney = useShownMoney();
  const strike = useStruckPrice();
  const { perPersonAmount, totalAmount, currency, publicPrice } = offer.price;
  return (
    <span>
      <Price
        price={showMoney(perPersonAmount, currency)}
        before={texts('map.from')}
        struck={strike(perPersonAmount, formerPerPerson, currency)}
      />
      {publicPrice === undefined ? null : (
        <span className={styles.member}>
          {texts('price.member', {
            price: formatFullPrice(showMoney(publicPrice.perPersonAmount, currency)),
          })}
        </span>
      )}
      <span className={styles.total}>
        {texts('map.total', { price: formatFullPrice(showMoney(totalAmount, currency)) })}
      </span>
    </span>
  );
}

function findHotelPath({ hotel, offer }: Result, params: SearchParams): string {
  const path = hotel.features.find(({ name }) => name === 'route')?.value ?? '';
  const address = path + buildQuery({ ...params, page: undefined, offer: offer.id });
  return withShownPrice(address, offer.price.totalAmount, offer.price.currency);
}
