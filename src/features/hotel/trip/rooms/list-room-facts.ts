import type { RoomFacts } from '../../../../domain/search/room-facts.ts';
import type { Texts } from '../../../../texts/texts.ts';

export interface JudgedRoom extends RoomFacts {
  readonly squareMetres: number;
  readonly maxPersons: number;
}

/** What a room is judged by, as far as it is known: accessible, size, for how many, beds, cots, view. */
export function listRoomFacts(room: JudgedRoom, texts: Texts): readonly string[] {
  const { squareMetres, maxPersons, beds = [], cots, view, isAccessible } = room;
  return [
    ...(isAccessible ? [texts('trip.room.accessible')] : []),
    texts('trip.squareMetres', { n: squareMetres }),
    texts('trip.upToPersons', { n: maxPersons }),
    ...(beds.length === 0
      ? []
      : [beds.map(({ kind, count }) => texts(`trip.bed.${kind}`, { n: count })).join(' + ')]),
    ...(cots === undefined ? [] : [texts('trip.room.cots', { n: cots })]),
    ...(view === undefined ? [] : [texts(`trip.view.${view}`)]),
  ];
}

type MaybeFacts = { readonly [Fact in keyof RoomFacts]?: RoomFacts[Fact] | undefined };

/** The facts of a room alone, as pages carry them. */
export function pickRoomFacts({ beds, view, cots, isAccessible }: MaybeFacts): RoomFacts {
  return {
    ...(beds !== undefined && { beds }),
    ...(view !== undefined && { view }),
    ...(cots !== undefined && { cots }),
    ...(isAccessible && { isAccessible }),
  };
}
