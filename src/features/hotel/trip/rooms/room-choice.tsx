import { useTexts } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import type { StayRoom } from '../choice/stay-room.ts';
import { useTripPlace } from '../choice/trip-address.tsx';
import { PlanLink } from '../ticket/plan-link.tsx';
import styles from './room-choice.module.css';

export interface RoomChoiceProps {
  readonly rooms: readonly StayRoom[];
  readonly offer: DetailedOffer;
}

const titleId = 'room-choice-title';

/** Rooms and boards for the stay, each with what it costs more or less than the one selected (SAPI-028). */
export function RoomChoice({ rooms, offer }: RoomChoiceProps) {
  const texts = useTexts();
  const { adults = '2', children = '' } = useTripPlace().params;
  // A room is listed because the hotel sells it to the whole party.
  const party = Number(adults) + children.split(',').filter(Boolean).length;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {texts('trip.roomsTitle')}
      </h2>
      <p className={styles.lead}>{texts('trip.roomsLead')}</p>
      <ul className={styles.rooms}>
        {rooms.map(({ id, name, squareMetres, maxPersons, plans }) => (
          <li key={id} className={styles.room}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.lead}>
              {texts('trip.squareMetres', { n: squareMetres })} ·{' '}
              {texts('trip.upToPersons', { n: maxPersons })}
              {party > 2 ? ` · ${texts('trip.fitsParty', { n: party })}` : null}
            </p>
            <ul className={styles.plans}>
              {plans.map((plan) => (
                <li key={plan.offer}>
                  <PlanLink room={name} plan={plan} offer={offer} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
