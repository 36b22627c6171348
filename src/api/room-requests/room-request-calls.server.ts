import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { findRequestedStay } from '../../features/room-requests/find-requested-stay.server.ts';
import {
  queryOfRoomRequest,
  roomRequestParams,
} from '../../features/room-requests/load-room-request-page.server.ts';
import type { RoomRequestRefusal } from '../../features/room-requests/room-request-page-props.ts';
import { checkRoomRequest, tidyRoomRequest } from '../../features/room-requests/room-request-rules.ts';
import type { RoomRequestsDeps } from '../../features/room-requests/room-requests-deps.server.ts';
import { takeRoomRequest } from '../../features/room-requests/take-room-request.server.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { parseAddress } from '../../server/http/request-address.server.ts';
import { requireVisitorId } from '../../server/visitor/visitor-cookies.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { buildPath } from '../../url.ts';

const text = (longest: number) => z.string().max(longest).default('');
const body = z.object({
  firstName: text(400),
  lastName: text(400),
  email: text(400),
  phone: text(400),
  needs: text(8_000),
  consent: text(10),
  captcha: text(10_000),
});

/** Registers the form that asks for an accessible room, which works without script. */
export function registerRoomRequests(
  app: FastifyInstance,
  deps: RoomRequestsDeps & { readonly captcha: CaptchaPort },
): void {
  addRoute(app, 'room_request', {
    purpose: 'subscribing',
    bodyLimit: requestLimits.maxFormBytes,
    schema: { hide: true, params: localeParams, body },
    handler: async (request, reply) => {
      const address = parseAddress(request.url);
      if (address === null) throw new HttpError(400, 'invalid-input', 'The address cannot be read.');
      const { visit, site, ip } = request;
      const texts = await loadTexts(visit.language);
      const stay = findRequestedStay(deps, visit, address.searchParams, texts);
      if (stay === null) throw new HttpError(404, 'not-found', 'There is no such hotel.');
      const { captcha, ...typed } = request.body;
      const values = tidyRoomRequest(typed);
      const faults = checkRoomRequest(values);
      const query = new URLSearchParams(queryOfRoomRequest(address));
      const leave = () => leaveTo(reply, `${buildPath('room_request', request.params)}?${query}`);
      const comeBack = async (refusal: RoomRequestRefusal | null) => {
        const visitorId = requireVisitorId(request, reply);
        query.set(roomRequestParams.reply, await deps.replies.store(visitorId, { values, faults, refusal }));
        return leave();
      };
      if (Object.keys(faults).length > 0) return comeBack(null);
      if (!(await passesCaptcha(deps.captcha, captcha))) return comeBack('captcha');
      const outcome = await takeRoomRequest(deps, {
        values,
        consent: texts('roomRequest.consent'),
        stay,
        source: {
          brand: site.brand.key,
          language: visit.language,
          locale: visit.locale,
          origin: site.origin,
        },
        network: limitedNetwork(ip),
      });
      if (outcome === 'too-many') return comeBack('too-many');
      query.set(roomRequestParams.outcome, 'sent');
      return leave();
    },
  });
}

/** An outcome that is unknown counts as not passed: the form is sent again. */
async function passesCaptcha(captcha: CaptchaPort, token: string): Promise<boolean> {
  if (captcha.browser.kind === 'none') return true;
  return (await captcha.verify(token === '' ? null : token, { action: 'room_request' })) === 'passed';
}
