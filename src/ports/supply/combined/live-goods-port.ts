import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';

/** A part of an offer as the feed brought it, and who really sells it; null for the operator. */
export interface GoodsOfPart<Goods> {
  readonly goods: Goods;
  /** The supplier's name, for rooms with its codes: `hotelbeds:1234:DBL.ST:BB`. */
  readonly supplier: string | null;
}

/** Goods of one offer. */
export interface LiveGoods {
  readonly currency: CurrencyCode;
  readonly room: { readonly supplier: string | null };
  /** Null for hotel-only. */
  readonly outbound: GoodsOfPart<FlightFacts> | null;
  readonly inbound: GoodsOfPart<FlightFacts> | null;
}

/** Which supplier each part of an offer comes from. */
export interface LiveGoodsPort {
  /** Null where a part of the offer does not exist. */
  find(key: OfferKey): Promise<LiveGoods | null>;
}
