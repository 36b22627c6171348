import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Clock, systemClock } from '../../domain/time/clock.ts';
import { deleteAccount } from '../../features/members/delete-account.server.ts';
import { exportAccount } from '../../features/members/export-account.server.ts';
import { confirmParam } from '../../features/members/load-member-pages.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { freshIntent } from '../../site/fresh-sign-in.ts';
import { type AccountSearchesAnswer, accountSearchBody } from '../../site/search/account-search-schema.ts';
import type { Member } from '../../site/visitor.ts';
import { searchParamNames } from '../../trip-search/address/trip-search.ts';
import { buildPath } from '../../url.ts';
import { clearBrowserData } from './clear-browser-data.server.ts';
import type { MembersDeps } from './members-deps.ts';
import { clearSignedInCookies } from './sign-in-cookies.server.ts';

const sureForm = z
  .object({ sure: z.string().max(10).optional() })
  .or(z.null())
  .optional();

/** Registers what members do with their account: end all sessions, take their data along, delete it. Forms without script. */
export function registerAccountCalls(
  app: FastifyInstance,
  deps: MembersDeps,
  clock: Clock = systemClock,
): void {
  const { store } = deps;

  addRoute(app, 'sessions_end', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      await store.signOutEverywhere(requireMember(request).id);
      return forget(request, reply);
    },
  });

  addRoute(app, 'account_export', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      const content = await exportAccount(deps, requireMember(request).id);
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="account.json"',
          'cache-control': 'no-store',
        })
        .send(JSON.stringify(content, null, 2));
    },
  });

  addRoute(app, 'account_traveller_delete', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams, body: z.object({ traveller: z.uuid() }) },
    handler: async (request, reply) => {
      await deps.saved.remove(requireMember(request).id, request.body.traveller);
      return reply.header('cache-control', 'no-store').redirect(buildPath('account', request.params), 303);
    },
  });

  addRoute(app, 'account_airport_set', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams, body: z.object({ airport: z.string().max(3) }) },
    handler: async (request, reply) => {
      const { id } = requireMember(request);
      const { airport } = request.body;
      if (airport !== '' && !deps.listAirports(request.visit).some(({ code }) => code === airport))
        throw new HttpError(400, 'invalid-input', 'No holiday begins at this airport.', {
          fields: { airport: 'is not an airport of departure' },
        });
      await deps.preferences.savePreferredAirport(id, airport === '' ? null : airport);
      return reply.header('cache-control', 'no-store').redirect(buildPath('account', request.params), 303);
    },
  });

  addRoute(app, 'account_search_save', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams, body: accountSearchBody },
    handler: async (request, reply) => {
      const { id } = requireMember(request);
      const { productSearch, ...search } = request.body;
      const known = searchParamNames.flatMap((name) => {
        const value = productSearch[name];
        return value === undefined ? [] : [[name, value]];
      });
      await deps.searches.save(id, { ...search, productSearch: Object.fromEntries(known) });
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });

  addRoute(app, 'account_searches', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      const answer: AccountSearchesAnswer = {
        searches: [...(await deps.searches.list(requireMember(request).id))],
      };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });

  addRoute(app, 'account_searches_clear', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      await deps.searches.clear(requireMember(request).id);
      return reply.header('cache-control', 'no-store').send({ success: true });
    },
  });

  addRoute(app, 'account_delete', {
    purpose: 'choices',
    schema: { hide: true, params: localeParams, body: sureForm },
    handler: async (request, reply) => {
      const member = requireMember(request);
      if (request.body?.sure !== 'yes')
        return reply.redirect(buildPath('account', request.params, { [confirmParam]: 'delete' }), 303);
      const outcome = await deleteAccount(deps, member, clock.now(), (issuer) =>
        request.log.error({ issuer }, 'the issuer has not deleted an account'),
      );
      if (outcome === 'needs-sign-in') {
        const back = buildPath('account', request.params, { [confirmParam]: 'signed-in' });
        const address = buildPath('login', request.params, { intent: freshIntent, return: back });
        return reply.header('cache-control', 'no-store').redirect(address, 303);
      }
      return forget(request, reply);
    },
  });
}

/** @throws HttpError 401 where nobody is signed in */
function requireMember({ member }: FastifyRequest): Member {
  if (member === null) throw new HttpError(401, 'unauthenticated', 'Nobody is signed in.');
  return member;
}

function forget(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  clearSignedInCookies(request, reply);
  clearBrowserData(reply);
  return reply
    .header('cache-control', 'no-store')
    .redirect(buildPath('homepage', { _locale: request.visit.locale }), 303);
}
