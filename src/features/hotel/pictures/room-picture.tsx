import { Suspense, useState } from 'react';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { chooseMedia, type ShownMedia } from '../../../trip-search/pictures/hotel-media.ts';
import { OpenPicture } from './open-picture.tsx';
import styles from './room-picture.module.css';

/** Loaded when the first picture is pressed. */
const MediaGallery = lazyPart(() => import('./media-gallery.tsx'));

export interface RoomPictureProps {
  readonly hotelName: string;
  readonly room: { readonly name: string; readonly scene: string };
  /** Of the hotel, those of its rooms among them. */
  readonly media: readonly ShownMedia[];
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A room's picture; a press shows it large, among those of all rooms. */
export function RoomPicture({ hotelName, room, media, sizes, className = '' }: RoomPictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, scene } = room;
  const ofRooms = chooseMedia(media, 'room');
  const index = ofRooms.findIndex((item) => item.scene === scene);
  const alone: ShownMedia = { type: 'image', category: 'room', scene, caption: name };
  return (
    <>
      <OpenPicture
        item={{ caption: name }}
        className={`${styles.room} ${className}`}
        onOpen={() => setIsOpen(true)}
      >
        <Picture scene={scene} alt="" variants={IMAGE_SIZES.offerTeaser} sizes={sizes} isOfHotel />
      </OpenPicture>
      {isOpen ? (
        <Suspense fallback={null}>
          <MediaGallery
            hotelName={hotelName}
            media={index < 0 ? [alone, ...media] : media}
            start={{ choice: 'room', index: Math.max(0, index) }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
