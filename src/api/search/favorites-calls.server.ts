import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { findFavoritesOwner, memberFavoritesOwner } from '../../features/favorites/favorites.ts';
import {
  addFavoriteBody,
  type FavoritesInfo,
  favoritesInfoSchema,
  removeFavoriteBody,
} from '../../features/favorites/favorites-schema.ts';
import type { FavoritesStore } from '../../features/favorites/favorites-store.server.ts';
import {
  favoritesListSchema,
  priceFavorites,
  summariseFavorites,
} from '../../features/favorites/list-favorites.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { or503WhileUnready } from '../../server/http/require-answer.server.ts';
import { setFavoritesHint } from '../../server/visitor/set-favorites-hint.server.ts';
import { readVisitor, requireVisitorId } from '../../server/visitor/visitor-cookies.server.ts';
import type { Visit } from '../../site/visit.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchCallDeps } from './add-search-call.server.ts';

/** What the favourites' calls need of the shop. */
export interface FavoritesCallDeps extends SearchCallDeps {
  readonly favorites: FavoritesStore;
}

const responses = { 200: favoritesInfoSchema, '4xx': errorSchema, 503: errorSchema };

/**
 * Favourites of the member who is signed in, else of the visitor behind the signed cookie (FAV-008, SAPI-041 to SAPI-045). Adding and removing answer with the
 * favourites as they then are, so that the browser never has to guess.
 */
export function registerFavoritesCalls(app: FastifyInstance, deps: FavoritesCallDeps): void {
  const { favorites } = deps;
  /** FLAG-008: a brand without favourites has no such calls. */
  const requireFavorites = ({ visit }: FastifyRequest): Visit => {
    if (!visit.brand.flags.favorites) throw new HttpError(404, 'not-found', 'There are no favourites here.');
    return visit;
  };
  const answer = async (reply: FastifyReply, owner: string | null, visit: Visit): Promise<FavoritesInfo> => {
    reply.header('cache-control', 'no-store');
    const kept = owner === null ? [] : await favorites.list(owner);
    if (visit.brand.range === null) return summariseFavorites(kept);
    // What a member keeps at another brand need not be sold at this one.
    const { catalogue } = await or503WhileUnready(() => openSearchVisit(deps.search, visit));
    return summariseFavorites(kept.filter(({ hotelId }) => catalogue.hotels.has(hotelId)));
  };

  addRoute(app, 'get_favorites_info', {
    purpose: 'searches',
    schema: {
      summary: 'Which hotels are kept, and how many',
      tags: ['shop'],
      params: localeParams,
      response: responses,
    },
    handler: async (request, reply) => {
      const visit = requireFavorites(request);
      return answer(reply, findFavoritesOwner(readVisitor(request)), visit);
    },
  });

  addRoute(app, 'get_favorites_list', {
    purpose: 'searches',
    schema: {
      summary: 'The kept hotels with their prices of today',
      tags: ['shop'],
      params: localeParams,
      response: { ...responses, 200: favoritesListSchema },
    },
    handler: async (request, reply) => {
      const id = findFavoritesOwner(readVisitor(request));
      const visit = requireFavorites(request);
      const saved = id === null ? [] : await favorites.list(id);
      reply.headers({ 'cache-control': 'no-store', 'content-language': visit.language });
      return or503WhileUnready(async () => ({
        favorites: await priceFavorites(openSearchVisit(deps.search, visit), saved),
      }));
    },
  });

  addRoute(app, 'do_favorites_add', {
    purpose: 'choices',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Keep a hotel as a favourite',
      tags: ['shop'],
      params: localeParams,
      body: addFavoriteBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const { hotelId, offer, total, search } = request.body;
      const visit = requireFavorites(request);
      const { catalogue } = await or503WhileUnready(() => openSearchVisit(deps.search, visit));
      if (!catalogue.hotels.has(hotelId)) throw new HttpError(404, 'not-found', 'There is no such hotel.');
      const { member } = request;
      const owner = member === null ? requireVisitorId(request, reply) : memberFavoritesOwner(member.id);
      setFavoritesHint(request, reply, true);
      const outcome = await favorites.add(owner, { hotelId, offer, shownTotal: total, search });
      if (outcome === 'full')
        throw new HttpError(409, 'invalid-input', 'No further hotel can be kept: remove one first.');
      return answer(reply, owner, visit);
    },
  });

  addRoute(app, 'do_favorites_remove', {
    purpose: 'choices',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Keep a hotel no longer',
      tags: ['shop'],
      params: localeParams,
      body: removeFavoriteBody,
      response: responses,
    },
    handler: async (request, reply) => {
      const visit = requireFavorites(request);
      const id = findFavoritesOwner(readVisitor(request));
      if (id !== null) await favorites.remove(id, request.body.hotelId);
      return answer(reply, id, visit);
    },
  });
}
