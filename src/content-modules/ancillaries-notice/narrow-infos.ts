import type { ShownFlights } from '../../domain/search/describe-flights.ts';
import type { AncillariesNoticeProps, StoredAncillariesNotice } from './schema.ts';

interface ShownPage {
  readonly flights: ShownFlights;
  readonly closedAirlines: readonly string[];
  readonly isEditor: boolean;
}

/**
 * Shown with what is known of an airline of the page's flights, until the visitor closes it; editors see it without, too (MOD-116,
 * MOD-117, EDIT-006).
 */
export function isAncillariesNoticeShown(props: StoredAncillariesNotice, around: ShownPage): boolean {
  return around.isEditor || matchInfos(props, around).length > 0;
}

/** What is known of the page's airlines; for an editor of a page without, all of it. */
export function narrowInfos(props: StoredAncillariesNotice, around: ShownPage): AncillariesNoticeProps {
  const infos = matchInfos(props, around);
  return infos.length === 0 ? { infos: props.infos, isPlaceholder: true } : { infos };
}

/** Each info with those of its airlines that are on the page; none that the fares contradict. */
function matchInfos({ infos }: StoredAncillariesNotice, { flights, closedAirlines }: ShownPage) {
  const { airlines, baggage } = flights;
  return infos
    .filter((info) => info.baggage === undefined || (baggage !== null && info.baggage.includes(baggage)))
    .map((info) => ({ ...info, airlines: info.airlines.filter((airline) => airlines.includes(airline)) }))
    .filter((info) => info.airlines.some((airline) => !closedAirlines.includes(airline)));
}
