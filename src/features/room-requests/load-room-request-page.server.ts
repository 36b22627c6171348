import type { PageLoader } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { buildPath } from '../../url.ts';
import { findRequestedStay } from './find-requested-stay.server.ts';
import type { RoomRequestsDeps } from './room-requests-deps.server.ts';

/** Parameters with which a form leads back to its page: that it was taken, or the token of what is wrong. */
export const roomRequestParams = { outcome: 'outcome', reply: 'reply' } as const;

/** Loads the page that asks for an accessible room; null for a hotel that the brand does not sell. */
export function createRoomRequestPageLoader(
  deps: Pick<RoomRequestsDeps, 'search' | 'formatTripLine' | 'replies'>,
): PageLoader {
  return async (visit, _match, url, visitor) => {
    const texts = await loadTexts(visit.language);
    const stay = findRequestedStay(deps, visit, url.searchParams, texts);
    if (stay === null) return null;
    const token = url.searchParams.get(roomRequestParams.reply);
    const reply = token === null || visitor.id === null ? null : await deps.replies.find(visitor.id, token);
    return {
      code: 200,
      pageMetaContent: {
        title: `${texts('roomRequest.title')} | ${visit.brand.name}`,
        description: '',
        isHidden: true,
      },
      route: 'room_request',
      view: 'roomRequest',
      ...(reply === null ? {} : { isPersonal: true as const }),
      props: {
        hotelName: stay.hotelName,
        trip: stay.trip,
        hotelPath: stay.path,
        action: buildPath('room_request', { _locale: visit.locale }) + queryOfRoomRequest(url),
        state: url.searchParams.get(roomRequestParams.outcome) === 'sent' ? 'sent' : 'ask',
        reply,
      },
    };
  };
}

/** The query of the page without what a form has added to it. */
export function queryOfRoomRequest({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const name of Object.values(roomRequestParams)) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
