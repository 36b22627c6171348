import { useState } from 'react';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { HotelMediaAnswer } from '../../../../trip-search/pictures/hotel-media-schema.ts';
import { buildPath } from '../../../../url.ts';
import type { ListedHotel } from '../list/results-page-props.ts';
import { type CardPicture, listCardPictures } from './list-card-pictures.ts';
import { PictureStrip } from './picture-strip.tsx';

export interface CardPicturesProps {
  readonly hotel: ListedHotel;
  /** Page that the pictures lead to, like all of the card. */
  readonly href: string;
  /** 1 where the shopper swiped before the pictures were there. */
  readonly startsAt: 0 | 1;
}

/**
 * The hotel's other pictures, laid over the one the card was served with (LIST-014); loaded when a shopper turns to the card.
 * Without an answer the card stays as it was.
 */
export default function CardPictures({ hotel, href, startsAt }: CardPicturesProps) {
  const { locale, brand } = useVisit();
  const [pictures, setPictures] = useState<readonly CardPicture[]>([]);
  useFetch<HotelMediaAnswer>(
    buildPath('get_hoteldetail_info', { _locale: locale }, { hotelId: hotel.id }),
    ({ media }) => setPictures(listCardPictures(media, hotel.scene, brand.light)),
  );
  if (pictures.length < 2) return null;
  return <PictureStrip hotelName={hotel.name} pictures={pictures} href={href} startsAt={startsAt} />;
}
