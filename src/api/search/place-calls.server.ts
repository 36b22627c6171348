import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { maxKeywordLength, searchLimits } from '../../defaults.ts';
import { listSuggestedPlaces } from '../../features/search/mask/destinations/list-suggested-places.server.ts';
import { suggestedPlacesSchema } from '../../features/search/mask/destinations/suggested-places-schema.ts';
import { loadPriceCalendar } from '../../features/search/mask/period/load-price-calendar.server.ts';
import { priceCalendarSchema } from '../../features/search/mask/period/price-calendar-schema.ts';
import { destinationSuggestionsSchema } from '../../features/search/mask/phrase/destination-suggestions-schema.ts';
import { suggestForPhrase } from '../../features/search/mask/phrase/suggest-for-phrase.server.ts';
import { placeThemes } from '../../features/search/places/list/place-theme.ts';
import { listedLevels } from '../../features/search/places/list/places-view.ts';
import {
  destinationListSchema,
  listDestinations,
} from '../../features/search/places/list-destinations.server.ts';
import {
  gallerySchema,
  loadDestinationGallery,
} from '../../features/search/places/load-destination-gallery.server.ts';
import { listMonthPrices } from '../../features/search/places/months/list-month-prices.server.ts';
import { monthPricesSchema } from '../../features/search/places/months/month-prices-schema.ts';
import { answered } from '../../site/outcome.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { searchQuery } from '../../trip-search/address/search-query-schema.ts';
import { destinationTreeSchema } from '../../trip-search/catalogue/destination-tree-schema.ts';
import { listDestinationTree } from '../../trip-search/catalogue/list-destination-tree.ts';
import { suggestAirports } from '../../trip-search/catalogue/suggest-airports.ts';
import { addSearchCall, type SearchCallDeps } from './add-search-call.server.ts';

const keyword = z
  .string()
  .trim()
  .min(searchLimits.minKeywordLength, `must have ${searchLimits.minKeywordLength} characters or more`)
  .max(maxKeywordLength)
  .describe('Beginnings of words of a name (DEST-014)');

/** Registers the calls about destinations: choices of the pickers, and the cheapest offer of each destination. */
export function registerPlaceCalls(app: FastifyInstance, deps: SearchCallDeps): void {
  addSearchCall(app, deps, 'get_destination_autocomplete_options', {
    summary:
      'Destinations, or airports of departure, whose names start with a keyword; a sentence as it is understood',
    query: z.object({ keyword, type: z.enum(['destinations', 'airports']).default('destinations') }),
    answer: destinationSuggestionsSchema,
    respond: async (visit, query) => {
      const { catalogue, language } = visit;
      if (query.type === 'airports') {
        const airports = suggestAirports(catalogue, language, query.keyword);
        return answered({ options: [], airports, understood: null });
      }
      return answered({ ...suggestForPhrase(visit, query.keyword, await loadTexts(language)), airports: [] });
    },
  });

  addSearchCall(app, deps, 'get_destinations', {
    summary: 'The tree of destinations and the airports of departure',
    query: z.object({}),
    answer: destinationTreeSchema,
    respond: ({ catalogue, language }) => {
      const { destinations, airports } = listDestinationTree(catalogue, language);
      // SAPI-007 fixes the name: clients read the destinations from `data.model`.
      return answered({ data: { model: destinations, airports } });
    },
  });

  addSearchCall(app, deps, 'get_suggested_places', {
    summary: 'Popular regions, and those where it is warm in the weeks ahead, with their cheapest price',
    query: z.object({}),
    answer: suggestedPlacesSchema,
    respond: async (visit, _query, { light }) =>
      listSuggestedPlaces(visit, await loadTexts(visit.language), light),
  });

  addSearchCall(app, deps, 'get_destination_serial', {
    summary: 'The cheapest offer of each destination below the chosen ones',
    query: searchQuery.extend({ level: z.enum(listedLevels).optional() }),
    answer: destinationListSchema,
    respond: (visit, { level, ...params }) => listDestinations(visit, params, { level }),
  });

  addSearchCall(app, deps, 'get_all_destinations', {
    summary: 'The cheapest offer of each destination, as the gallery shows it',
    query: searchQuery.extend({ level: z.enum(listedLevels).default('region') }),
    answer: gallerySchema,
    respond: (visit, { level, ...params }) => loadDestinationGallery(visit, params, { level }),
  });

  addSearchCall(app, deps, 'get_price_calendar', {
    summary: 'The cheapest price of each day of departure in a month, in the chosen destinations',
    query: searchQuery.extend({ month: z.string().max(10).describe('YYYY-MM') }),
    answer: priceCalendarSchema,
    respond: (visit, { month, ...params }) => loadPriceCalendar(visit, params, month),
  });

  addSearchCall(app, deps, 'get_month_prices', {
    summary: 'The lowest price of each month ahead, wherever it is searched',
    query: searchQuery.extend({
      level: z.enum(listedLevels).default('region'),
      theme: z.enum(placeThemes).optional().describe('Counts only places of the level that have it'),
    }),
    answer: monthPricesSchema,
    respond: (visit, { level, theme, ...params }) =>
      listMonthPrices(visit, params, theme === undefined ? null : { level, theme }),
  });
}
