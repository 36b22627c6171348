import { Picture } from '../../../../design/pictures/picture.tsx';
import { Price } from '../../../../design/price.tsx';
import { LIST_PICTURE_SIZE } from '../../../../domain/pictures/image-size.ts';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import panel from '../panel/mask-panel.module.css';
import type { ChosenDestination } from '../panel/mask-props.ts';
import styles from './suggested-places.module.css';
import type { SuggestedPlacesAnswer } from './suggested-places-schema.ts';

const pictureSizes = [LIST_PICTURE_SIZE] as const;

export interface SuggestedPlacesProps {
  readonly onPick: (place: ChosenDestination) => void;
}

/** Popular regions and those where it is warm now, with picture and price; nothing while they are unknown: the field works without. */
export function SuggestedPlaces({ onPick }: SuggestedPlacesProps) {
  const { locale } = useVisit();
  const show = useShownMoney();
  const { answer } = useFetch<SuggestedPlacesAnswer>(buildPath('get_suggested_places', { _locale: locale }));
  if (answer === null) return null;
  return answer.groups.map(({ title, places }) => (
    <section key={title} className={panel.recent} aria-label={title}>
      <p className={panel.label}>{title}</p>
      <ul className={styles.places}>
        {places.map(({ scene, perPerson, ...place }) => (
          <li key={place.id}>
            <button
              type="button"
              className={styles.place}
              onClick={() => onPick({ ...place, type: 'region' })}
            >
              <Picture scene={scene} alt="" variants={pictureSizes} sizes="9rem" className={styles.picture} />
              <span className={panel.name}>{place.name}</span>
              <span className={panel.details}>
                <Price price={show(perPerson, answer.currency)} before={answer.from} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
