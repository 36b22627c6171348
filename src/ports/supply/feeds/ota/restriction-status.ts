import type { NightState } from '../../../../domain/search/supply-facts.ts';
import { refuse } from '../records/feed-record.ts';
import { attributeOf, requireAttribute, type XmlElement } from './xml-element.ts';

/** What a RestrictionStatus says: of the sale of nights, or of arrivals. */
export interface StatusMeaning {
  readonly state?: NightState;
  readonly closedToArrival?: boolean;
}

const meanings: Readonly<Record<string, StatusMeaning>> = {
  'Master Open': { state: 'open' },
  'Master Close': { state: 'closed' },
  'Master OnRequest': { state: 'on_request' },
  'Master ClosedOnArrival': { closedToArrival: true },
  'Arrival Open': { closedToArrival: false },
  'Arrival Close': { closedToArrival: true },
  // Departure is possible on every day, so to open it changes nothing.
  'Departure Open': {},
};

/** @throws FeedError for statuses that cannot be stored, such as days closed to departure */
export function readRestriction(status: XmlElement): StatusMeaning {
  const restriction = attributeOf(status, 'Restriction') ?? 'Master';
  const value = requireAttribute(status, 'Status');
  return (
    meanings[`${restriction} ${value}`] ??
    refuse(`RestrictionStatus '${value}' for Restriction '${restriction}' is not taken`, status.line)
  );
}
