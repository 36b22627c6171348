import { type Board, boards } from '../../domain/search/board.ts';
import { type HotelAttribute, hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import type { PhraseWish } from './parsed-phrase.ts';
import type { PhraseReader, ReadWish } from './phrase-reader.ts';

/** Reads what the hotel, the flights or the terms shall be like: stars, equipment, meals, a direct flight, free cancellation; null where there is nothing of it. */
export function readWish(reader: PhraseReader, at: number): ReadWish | null {
  const stars = readStars(reader, at);
  if (stars !== null) return stars;
  const wish = wishAt(reader, at);
  return wish === null ? null : { wishes: [wish], until: at + 1 };
}

function wishAt(reader: PhraseReader, at: number): PhraseWish | null {
  const attribute = reader.meaningOf(at, 'attribute');
  if (isAttribute(attribute)) return { field: 'attributes', attribute };
  const board = reader.meaningOf(at, 'board');
  if (isBoard(board)) return { field: 'boards', board };
  if (reader.has(at, 'direct')) return { field: 'direct' };
  if (reader.has(at, 'day_flights')) return { field: 'dayFlights' };
  if (reader.has(at, 'suitcase')) return { field: 'suitcase' };
  if (reader.has(at, 'hand_luggage')) return { field: 'handLuggage' };
  if (reader.has(at, 'transfer')) return { field: 'transfer' };
  if (reader.has(at, 'free_cancellation')) return { field: 'freelyCancellable' };
  if (reader.has(at, 'warm')) return { field: 'warm' };
  if (reader.has(at, 'city')) return { field: 'city' };
  return reader.has(at, 'hotel_only') ? { field: 'hotelOnly' } : null;
}

function isAttribute(value: string | null): value is HotelAttribute {
  return hotelAttributes.some((attribute) => attribute === value);
}

function isBoard(value: string | null): value is Board {
  return boards.some((board) => board === value);
}

/** '4 Sterne', '4+ stars', '3 to 4 stars': the lowest counts. */
function readStars(reader: PhraseReader, at: number): ReadWish | null {
  const begin = reader.skip(at, 'least');
  const stars = starsAt(reader, begin);
  if (stars === null) return null;
  const joint = begin + 1;
  const isJoined = ['-', ','].includes(reader.wordsAt(joint)) || reader.has(joint, 'to', 'or', 'and');
  const next = isJoined ? (starsAt(reader, joint + 1) === null ? joint + 1 : joint + 2) : joint;
  const word = reader.skip(next, 'filler');
  if (!reader.has(word, 'star') || word > next + 1) return null;
  const after = reader.skip(word + 1, 'star');
  const isFollowed = reader.has(after, 'least') && !reader.has(after, 'from');
  const until = isFollowed ? after + 1 : after;
  const isRestOfRange = reader.numberAt(until) !== null && until > after;
  return { wishes: [{ field: 'stars', stars }], until: isRestOfRange ? after : until };
}

function starsAt({ numberAt }: PhraseReader, at: number): number | null {
  const number = numberAt(at);
  return number !== null && number >= 1 && number <= 5 ? number : null;
}
