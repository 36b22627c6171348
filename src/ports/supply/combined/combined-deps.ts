import type { Clock } from '../../../domain/time/clock.ts';
import type { FlightSupplyPort } from '../../flight-supply/flight-supply-port.ts';
import type { RoomSupplyPort } from '../../room-supply/room-supply-port.ts';
import type { LiveSupply } from '../supply-port.ts';
import type { PartCall } from '../vendor/part-call.ts';
import type { CombinedDb } from './combined-rows.server.ts';
import type { LiveGoodsPort } from './live-goods-port.ts';

/** What a combination of suppliers works with. */
export interface CombinedDeps {
  /** The supplier of the operator's own goods: it sells what has no other supplier, and knows rules, terms and texts of all goods. */
  readonly own: LiveSupply;
  readonly goods: LiveGoodsPort;
  /** Suppliers that are set up, by the name that feeds give them. */
  readonly flights: Readonly<Record<string, FlightSupplyPort>>;
  readonly rooms: Readonly<Record<string, RoomSupplyPort>>;
  readonly db: CombinedDb;
  readonly clock: Clock;
  /** Receives by name what kept something from being sold, and what left a call's outcome open. */
  readonly report: (error: unknown) => void;
}

/** How a step of a trip ended; `unknown`: it is repeated later · `staff`: a part cannot be undone. */
export type StepEnd = 'done' | 'unknown' | 'staff' | { readonly refused: string };

/** The call that works on a trip. */
export interface StepCall {
  readonly deps: Pick<CombinedDeps, 'own' | 'flights' | 'rooms' | 'clock' | 'report'>;
  readonly call: PartCall;
  /** When the caller stops waiting, on the clock of `performance.now()`. */
  readonly endsAt: number;
}
