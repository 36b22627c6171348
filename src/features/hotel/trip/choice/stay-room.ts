import type { Board } from '../../../../domain/search/board.ts';
import type { RoomFacts } from '../../../../domain/search/room-facts.ts';
import type { RoomType } from '../../../../domain/search/room-type.ts';
import type { ShownCancellation } from '../../../../trip-search/offers/offer-schema.ts';

/** One way to stay at the days and with the flights of an offer. Amounts are minor units. */
export interface StayPlan {
  readonly board: Board;
  /** Id of the offer with this room and board and everything else as it is. */
  readonly offer: string;
  readonly totalAmount: number;
  readonly perPersonAmount: number;
  /** What cancelling costs if it is booked today. */
  readonly cancellation: ShownCancellation;
  /** The hotel has to agree before anything is booked; missing where it need not. */
  readonly isOnRequest?: true;
}

export interface StayRoom extends RoomFacts {
  readonly id: number;
  readonly name: string;
  readonly type: RoomType;
  readonly squareMetres: number;
  readonly maxPersons: number;
  /** By board from least to most, then by price. */
  readonly plans: readonly StayPlan[];
}
