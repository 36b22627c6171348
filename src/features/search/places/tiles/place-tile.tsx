import { Picture } from '../../../../design/pictures/picture.tsx';
import { Price } from '../../../../design/price.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { IMAGE_SIZES, type ImageSize } from '../../../../domain/pictures/image-size.ts';
import { formatFlightTime } from '../../../../domain/words/format-flight-time.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { PlaceTileProps } from '../list/places-props.ts';
import type { TileSize } from '../list/size-tiles.ts';
import { formatMonthKey } from '../months/format-month-key.ts';
import styles from './place-tile.module.css';

/** What all tiles need of the visit, asked for once. */
export interface PlaceTileLook {
  readonly texts: Texts;
  readonly language: Language;
  readonly showMoney: ReturnType<typeof useShownMoney>;
  readonly currency: CurrencyCode;
  /** A month is chosen, so that tiles need not name theirs. */
  readonly hasMonth: boolean;
}

const pictures: Readonly<
  Record<TileSize, { variants: readonly [ImageSize, ...ImageSize[]]; sizes: string }>
> = {
  lead: { variants: IMAGE_SIZES.background, sizes: '100vw' },
  large: {
    variants: [IMAGE_SIZES.linkPreview[0], IMAGE_SIZES.destination[1]],
    sizes: '(min-width: 768px) 66vw, 100vw',
  },
  wide: { variants: IMAGE_SIZES.destination, sizes: '(min-width: 768px) 50vw, 100vw' },
  small: { variants: [IMAGE_SIZES.destination[1]], sizes: '(min-width: 768px) 30vw, 50vw' },
};

/** A place over its picture: its name, where it is, what a holiday there costs from, how long, how far, how warm. */
export function PlaceTile({
  tile,
  href,
  isFirst,
  look,
}: {
  tile: PlaceTileProps;
  href: string;
  isFirst: boolean;
  look: PlaceTileLook;
}) {
  const { texts, showMoney, currency } = look;
  const { name, within, scene, size, price } = tile;
  return (
    <li className={styles.tile} data-size={size} data-name={measureName(name)}>
      <Picture scene={scene} alt="" {...pictures[size]} priority={isFirst} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a href={href} className={styles.cover}>
            {name}
          </a>
        </h2>
        {within === '' ? null : <p className={styles.region}>{within}</p>}
        <p className={styles.price}>
          <Price
            price={showMoney(price, currency)}
            before={texts('places.from')}
            size={size === 'lead' || size === 'large' ? 'large' : 'default'}
          />
        </p>
        <p className={styles.facts}>{listFacts(tile, look).map(withNonBreakingSpaces).join('\u00a0· ')}</p>
      </div>
    </li>
  );
}

/** Names differ from 'Kos' to 'Upper Austria and Salzkammergut': how much of the tile's width one letter may have. */
function measureName(name: string): 'short' | 'middle' | 'long' {
  const longestWordLength = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (name.length <= 9) return 'short';
  return name.length <= 18 && longestWordLength <= 12 ? 'middle' : 'long';
}

/** A fact stays in one piece where the line breaks, and the dot after it stays with it. */
function withNonBreakingSpaces(fact: string): string {
  return fact.replaceAll(' ', '\u00a0');
}

function listFacts(
  { nights, flight, month, air, sea }: PlaceTileProps,
  { texts, language, hasMonth }: PlaceTileLook,
): string[] {
  return [
    texts('places.nights', { nights }),
    hasMonth ? null : texts('places.inMonth', { month: formatMonthKey(month, language) }),
    flight === null ? null : texts('places.flight', { time: formatFlightTime(flight) }),
    air === null ? null : texts('places.air', { temperature: air }),
    sea === null ? null : texts('places.sea', { temperature: sea }),
  ].filter((fact) => fact !== null);
}
