import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { cacheLifetimes } from '../../defaults.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { listMapPlaces, mapPlacesSchema } from '../../features/map/list-map-places.server.ts';
import type { MapTilesPort } from '../../ports/map-tiles/map-tiles-port.ts';
import { routes } from '../../routes.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { chooseEncoding } from '../../server/http/compression.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { or503WhileUnready } from '../../server/http/require-answer.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { buildPath } from '../../url.ts';

interface MapTilesDeps {
  readonly mapTiles: MapTilesPort;
  readonly search: Search;
}

const languageParams = z.object({ language: z.enum(LANGUAGES) });
/** The part of the catalogue that a brand sells is the same for all its visitors. */
const anyVisitor = { locale: '', currency: 'EUR', homeCountry: 'DE', brandName: '' } as const;
const place = z.string().transform(Number);

/** What a browser draws maps from: a style and tiles that are the same for every brand, and the names of the places that the brand of the host sells. */
export function registerMapTiles(app: FastifyInstance, { mapTiles, search }: MapTilesDeps): void {
  addRoute(app, 'map_style', {
    purpose: 'images',
    schema: { summary: 'Style of the map, as MapLibre reads it', tags: ['shop'], params: languageParams },
    handler: async (request, reply) => {
      const { language } = request.params;
      reply.header('cache-control', `public, max-age=${cacheLifetimes.hourlyFileSeconds}`);
      const found = mapTiles.findStyle(language, {
        tiles: routes.map_tile.paths[0],
        places: buildPath('map_places', { language }),
      });
      return found.kind === 'elsewhere' ? reply.redirect(found.url, 302) : reply.send(found.style);
    },
  });

  addRoute(app, 'map_places', {
    purpose: 'images',
    schema: {
      summary: 'Names of places on the map',
      tags: ['shop'],
      params: languageParams,
      response: { 200: mapPlacesSchema, '4xx': errorSchema, 503: errorSchema },
    },
    handler: async (request, reply) => {
      const { language } = request.params;
      const { range } = request.site.brand;
      const { catalogue } = await or503WhileUnready(() => search.visit({ ...anyVisitor, language, range }));
      return reply
        .headers({
          'content-language': language,
          'cache-control': `public, max-age=${cacheLifetimes.hourlyFileSeconds}`,
        })
        .send(listMapPlaces(catalogue, language));
    },
  });

  addRoute(app, 'map_tile', {
    purpose: 'images',
    schema: {
      summary: 'A vector tile of the map',
      tags: ['shop'],
      params: z.object({ z: place, x: place, y: place }),
    },
    handler: async (request, reply) => {
      const tile = await mapTiles.findTile(request.params);
      if (tile === null) throw new HttpError(404, 'not-found', 'There is no such tile.');
      return sendTile(reply, tile, request.headers['accept-encoding']);
    },
  });
}

function sendTile(reply: FastifyReply, gzipped: Uint8Array, accepted: string | undefined): FastifyReply {
  const takesGzip = chooseEncoding(accepted?.replace(/\b(?:zstd|br)\b/g, '')) === 'gzip';
  if (takesGzip) reply.header('content-encoding', 'gzip');
  const data = Buffer.from(gzipped.buffer, gzipped.byteOffset, gzipped.byteLength);
  return reply
    .headers({
      'cache-control': `public, max-age=${cacheLifetimes.immutableSeconds}, immutable`,
      vary: 'Accept-Encoding',
    })
    .type('application/vnd.mapbox-vector-tile')
    .send(takesGzip ? data : gunzipSync(data));
}
