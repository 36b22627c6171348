import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { Destination, HotelCard, HotelProfile, HotelRoom } from '../../../../domain/search/catalogue.ts';
import type { RoomType } from '../../../../domain/search/room-type.ts';
import type {
  AirlineFacts,
  FlightRef,
  HotelFacts,
  RatePlanFacts,
} from '../../../../domain/search/supply-facts.ts';
import type { Day, DayRange } from '../../../../domain/time/calendar-day.ts';

/** Rules for arrivals on a day. */
export interface ArrivalRule {
  readonly minStay: number;
  readonly closedToArrival: boolean;
}

/** A room that a feed has brought. */
export interface FeedRoom {
  readonly id: number;
  readonly type: RoomType;
  /** Rooms of the kind that are sold or held for the fullest night. */
  readonly mostSold: number;
}

/** A hotel that a feed has brought. */
export interface FeedHotel {
  readonly hotel: HotelFacts;
  readonly card: HotelCard;
  readonly address: HotelProfile['address'];
}

/** A room with everything that a feed has said of it. */
export interface FeedRoomFacts {
  readonly facts: Omit<HotelRoom, 'id'>;
  readonly allotment: number;
  /** Rooms of the kind that are sold or held for the fullest night. */
  readonly mostSold: number;
}

/** What an operator's codes mean here, and what is known already. Changes that were taken are known to the next record. */
export interface FeedDirectory {
  /** Currency the market charges: amounts in another one are refused. */
  readonly currency: CurrencyCode;
  /** Days for which nights and flights are stored. Other days of a feed are left out. */
  readonly days: DayRange;
  /** By the clock; the first of the days may be an earlier one while the supplier is busy. */
  readonly today: Day;
  /** Null where there is no such place. */
  findPlace(id: number): Promise<Destination | null>;
  /** Places that lie directly in a place. */
  listPlacesIn(id: number): Promise<readonly Pick<Destination, 'id' | 'type'>[]>;
  /** A hotel's room by the operator's code; null where there is none. */
  findRoom(hotelId: number, roomCode: string): Promise<FeedRoom | null>;
  /** Null where there is no such room, or none that a feed has brought. */
  findRoomFacts(hotelId: number, roomCode: string): Promise<FeedRoomFacts | null>;
  /** Null where the code is unknown, or the hotel is none that a feed has brought. */
  findHotelFacts(hotelCode: string): Promise<FeedHotel | null>;
  /** A number for a new plan, each time another. */
  nextPlanId(): Promise<number>;
  /** Our id of the operator's hotel; null where the code is unknown. */
  findHotel(hotelCode: string): Promise<number | null>;
  /** Plans of a hotel by the operator's codes for room and rate plan, null for all of them; empty where there are none. */
  findPlans(
    hotelCode: string,
    roomCode: string | null,
    ratePlanCode: string | null,
  ): Promise<readonly RatePlanFacts[]>;
  /** Plans of a hotel whose code is that of a contract, a colon and something more. */
  findContractPlans(hotelCode: string, contract: string): Promise<readonly RatePlanFacts[]>;
  /**
   * The rule of each day of the range, in order. Feeds send minimum stay and closed arrival separately, changes hold
   * both.
   */
  arrivalRules(planId: number, days: DayRange): Promise<readonly ArrivalRule[]>;
  /** Is it reached by flights? False for a hotel that is sold without them only, and for one that is unknown. */
  isFlownTo(hotelId: number): Promise<boolean>;
  /** Departures that the operator's key of a flight has brought, none for one that is sold out; null where no delivery has brought the key. */
  findKeyedFlight(key: string): Promise<readonly FlightRef[] | null>;
  /** The stored file of an address, and the tag that it had there; null where it was never loaded. */
  findPicture(url: string): Promise<{ readonly fileId: string; readonly etag: string | null } | null>;
  /** The stored file that was read from a file with this SHA-256; null where there is none. */
  findPictureFile(digest: Uint8Array): Promise<string | null>;
  /** Two characters; null where it is not sold here. */
  findAirline(code: string): Promise<AirlineFacts | null>;
  /** Is it flown from or to? Three letters. */
  knowsAirport(code: string): Promise<boolean>;
}
