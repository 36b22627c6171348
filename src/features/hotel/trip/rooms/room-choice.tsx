import { Button } from '../../../../design/controls/button.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { ShownMedia } from '../../../../trip-search/pictures/hotel-media.ts';
import { RoomPicture } from '../../pictures/room-picture.tsx';
import { formatRoomOfParty } from '../choice/format-room-of-party.ts';
import type { StayRoom } from '../choice/stay-room.ts';
import { useTripPlace } from '../choice/trip-address.tsx';
import type { PartyRoom } from '../choice/trip-data.ts';
import { PlanLink } from '../ticket/plan-link.tsx';
import { listRoomFacts } from './list-room-facts.ts';
import styles from './room-choice.module.css';

export interface RoomChoiceProps {
  readonly rooms: readonly StayRoom[];
  readonly offer: DetailedOffer;
  /** Scenes by the room's id; a room without one has no picture. */
  readonly pictures: readonly { readonly id: number; readonly scene: string }[];
  /** Of the hotel: a room's picture is shown large among them. */
  readonly media: readonly ShownMedia[];
  /** The search asks for hotels that suit a wheelchair. */
  readonly wantsAccessible: boolean;
  /** Which of several rooms it is, from 1, and who stays in it; missing for one room. */
  readonly ofParty?: { readonly number: number; readonly travellers: PartyRoom['travellers'] };
}

/** Rooms and boards for the stay, each with what it costs more or less than the one selected (SAPI-028). */
export function RoomChoice(props: RoomChoiceProps) {
  const { rooms, offer, pictures, media, wantsAccessible, ofParty } = props;
  const texts = useTexts();
  const titleId = `room-choice-title${ofParty?.number ?? ''}`;
  const { hotel, params } = useTripPlace();
  const { adults = '2', children = '' } = params;
  const sceneOf = (roomId: number) => pictures.find(({ id }) => id === roomId)?.scene;
  // A room is listed because the hotel sells it to the whole party.
  const party =
    ofParty === undefined
      ? Number(adults) + children.split(',').filter(Boolean).length
      : ofParty.travellers.adults + ofParty.travellers.children;
  const accessible = rooms.filter(({ isAccessible }) => isAccessible);
  const isAsked = accessible.flatMap(({ plans }) => plans).every(({ isOnRequest = false }) => isOnRequest);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {ofParty === undefined ? texts('trip.roomsTitle') : formatRoomOfParty(ofParty, texts)}
      </h2>
      <p className={styles.lead}>{texts('trip.roomsLead')}</p>
      {wantsAccessible && accessible.length === 0 ? <NoAccessibleRoom /> : null}
      {wantsAccessible && accessible.length > 0 && isAsked ? (
        <Notice>{texts('trip.accessibleOnRequest')}</Notice>
      ) : null}
      <ul className={styles.rooms}>
        {rooms.map(({ id, name, plans, ...facts }) => (
          <li key={id} className={styles.room}>
            <PictureOfRoom hotelName={hotel.name} name={name} scene={sceneOf(id)} media={media} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.lead}>
              {[...listRoomFacts(facts, texts), party > 2 ? texts('trip.fitsParty', { n: party }) : null]
                .filter(Boolean)
                .join(' · ')}
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
      {!wantsAccessible && accessible.length === 0 && (ofParty?.number ?? 1) === 1 ? (
        <p>
          <AskForRoom look="quiet" />
        </p>
      ) : null}
    </section>
  );
}

interface PictureOfRoomProps {
  readonly hotelName: string;
  readonly name: string;
  readonly scene: string | undefined;
  readonly media: readonly ShownMedia[];
}

function PictureOfRoom({ hotelName, name, scene, media }: PictureOfRoomProps) {
  if (scene === undefined) return null;
  return (
    <RoomPicture
      hotelName={hotelName}
      room={{ name, scene }}
      media={media}
      sizes="(max-width: 767px) 7rem, 12rem"
      className={styles.picture}
    />
  );
}

/** Not even on request: staff ask the hotel, before anything is booked. */
function NoAccessibleRoom() {
  const texts = useTexts();
  const { brand } = useVisit();
  return (
    <Notice action={<AskForRoom look="secondary" />}>
      {texts('trip.noAccessibleRoom')} <a href={`tel:${brand.hotline.number}`}>{brand.hotline.display}</a>
    </Notice>
  );
}

/** Leads to the form that asks for an accessible room for the trip that is searched for. */
function AskForRoom({ look }: { readonly look: 'secondary' | 'quiet' }) {
  const texts = useTexts();
  const link = useLink();
  const { hotel, params } = useTripPlace();
  const query = { ...params, hotel: String(hotel.id) };
  return (
    <Button look={look} href={link('room_request', {}, query)} rel="nofollow">
      {texts('trip.askAccessibleRoom')}
    </Button>
  );
}
