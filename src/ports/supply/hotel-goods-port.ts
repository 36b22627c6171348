import type { ExtraGoods } from '../../domain/extras/goods/extra-goods.ts';
import type { Airline, Airport, Destination, HotelCard } from '../../domain/search/catalogue.ts';
import type {
  AirlineFacts,
  FlightFacts,
  HotelFacts,
  PlanNight,
  RatePlanFacts,
} from '../../domain/search/supply-facts.ts';
import type { Day, DayRange } from '../../domain/time/calendar-day.ts';

/** The line of a delivery that a fact comes from. */
export interface GoodsSource {
  readonly file: string;
  /** From 1; 0 where a full delivery has left something out. */
  readonly line: number;
  readonly importedAt: Date;
}

/** A night of a plan. Sources are null where no delivery has set it. */
export interface GoodsNight {
  readonly day: Day;
  /** As it was delivered. */
  readonly delivered: PlanNight;
  /** As it is sold: closed where no room is left. */
  readonly sold: PlanNight;
  readonly sources: {
    readonly rates: GoodsSource | null;
    readonly states: GoodsSource | null;
    readonly arrivals: GoodsSource | null;
  };
}

export interface GoodsPlan {
  readonly plan: RatePlanFacts;
  /** Codes of the operator. */
  readonly code: string;
  readonly roomCode: string;
  readonly nights: readonly GoodsNight[];
  readonly source: GoodsSource | null;
  readonly roomSource: GoodsSource | null;
}

export interface GoodsFlight {
  readonly flight: FlightFacts;
  readonly source: GoodsSource | null;
}

export interface GoodsExtra {
  readonly goods: ExtraGoods;
  readonly source: GoodsSource | null;
}

/** All that one hotel is sold from on some days. */
export interface HotelGoods {
  readonly hotel: HotelFacts;
  readonly source: GoodsSource | null;
  readonly rooms: number;
  /** A price of the hotel that was refused because it is in another currency, unless a later one was taken; else null. */
  readonly otherCurrency: { readonly currency: string; readonly source: GoodsSource } | null;
  readonly plans: readonly GoodsPlan[];
  readonly airlines: readonly AirlineFacts[];
  /** Between the airports asked for and those of the hotel, in both directions. */
  readonly flights: readonly GoodsFlight[];
  /** What the hotel lies in: its city, then what holds it. */
  readonly placeIds: readonly number[];
  /** Extras of files that may be sold with it. */
  readonly extras: readonly GoodsExtra[];
  /** First day that can still be sold. */
  readonly firstDay: Day;
}

/** What a supplier knows of one hotel, with the lines it was delivered in: for those who ask why it is not sold. */
export interface HotelGoodsPort {
  /** Card null where the hotel is unknown; `removed` says by which line it went. */
  findHotel(hotelId: number): Promise<{
    readonly card: HotelCard | null;
    readonly removed: GoodsSource | null;
    readonly destinations: readonly Destination[];
    readonly airports: readonly Airport[];
    readonly airlines: readonly Airline[];
  }>;
  /** Cards of the hotels in any of these countries, regions and cities, null for all hotels; in ascending order of id. */
  listCards(placeIds: readonly number[] | null): Promise<readonly HotelCard[]>;
  /**
   * Null where the hotel is unknown.
   * @param scope.days of nights and of flights
   * @param scope.airports of departure
   */
  readGoods(
    hotelId: number,
    scope: { readonly nights: DayRange; readonly flights: DayRange; readonly airports: readonly string[] },
  ): Promise<HotelGoods | null>;
}
