import { useTexts } from '../../site/visit-context.tsx';
import styles from './hotel-rooms.module.css';
import type { HotelDetails } from './model/hotel-page-props.ts';
import { RoomPicture } from './pictures/room-picture.tsx';
import { listRoomFacts } from './trip/rooms/list-room-facts.ts';

export interface HotelRoomsProps {
  readonly hotelName: string;
  readonly rooms: HotelDetails['rooms'];
  readonly media: HotelDetails['media'];
  readonly boards: HotelDetails['boards'];
}

/** How one lives and eats there. What a room costs, and which one it is, is chosen with the trip. */
export function HotelRooms({ hotelName, rooms, media, boards }: HotelRoomsProps) {
  const texts = useTexts();
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms-title">
      <h2 id="rooms-title" className={styles.title}>
        {texts('hotel.rooms')}
      </h2>
      <ul className={styles.rooms}>
        {rooms.map(({ id, name, scene, ...facts }) => (
          <li key={id}>
            <RoomPicture
              hotelName={hotelName}
              room={{ name, scene }}
              media={media}
              sizes="(max-width: 767px) 50vw, 20rem"
              className={styles.picture}
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.size}>{listRoomFacts(facts, texts).join(' · ')}</p>
          </li>
        ))}
      </ul>
      {boards.length === 0 ? null : (
        <p className={styles.boards}>
          <span>{texts('hotel.boards')}</span> {boards.map((board) => texts(`board.${board}`)).join(' · ')}
        </p>
      )}
    </section>
  );
}
