import {
  buildSchema,
  execute,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { requestLimits } from '../../defaults.ts';
import { buildDestinationPath } from '../../trip-search/catalogue/build-destination-path.ts';
import { describeSearch } from '../../trip-search/visit/describe-search.server.ts';
import { readPageSearch } from '../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { findGlossaryPlace, listGlossary, listPrefixes } from './glossary.ts';

/** What the glossary answers at `/graphql` (SAPI-046 to SAPI-051). */
const schema = buildSchema(`
  type Query {
    "Entries under a letter, countries first, by name."
    destinationGlossary(prefix: String!): DestinationGlossary!
    "All letters, each with whether anything begins with it."
    destinationPrefixes: [DestinationPrefix!]!
    "The search that the page of a place leads to; null where the address names no place."
    loadDestinationProduct(group: String!, path: String!): DestinationProduct
  }
  type DestinationGlossary { prefix: String! destinations: [GlossaryEntry!]! }
  type GlossaryEntry { name: String! url: String! use_ln_glossary: Boolean! type: GlossaryType! }
  enum GlossaryType { countries regions cities other }
  type DestinationPrefix { prefix: String! exists: Boolean! }
  type DestinationProduct { id: Int! name: String! url: String! productSearch: ProductSearch! }
  type ProductSearch {
    travelPeriod: TravelPeriod!
    hotel: HotelSearch!
    flight: FlightSearch!
    travellers: Travellers!
    globalAttributes: GlobalAttributes!
    departureAirportCodes: [String!]!
    "One of the two: static ids where the brand searches by them."
    groupIdList: [Int!]
    staticGroupIdList: [Int!]
  }
  type TravelPeriod { duration: String! exact: Boolean! departureDate: String returnDate: String }
  type HotelSearch { category: [Float!]! hotelAttributesList: [String!]! }
  type FlightSearch { departureAirports: [String!]! airlineCodes: [String!]! isDirectFlight: Boolean! }
  type Travellers { adults: [Traveller!]! children: [Traveller!]! babies: [Traveller!]! }
  type Traveller { dateOfBirth: String }
  type GlobalAttributes { page: Int! }
`);

export interface GraphQuestion {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

/** Answer in the shape of the GraphQL specification (7.1): data, and errors where there are any. */
export interface GraphAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

const publicRules = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/**
 * Answers a question to the glossary. What is wrong with the question is in the answer's errors.
 * @param isPublic refuses introspection and suggests no names: `/openapi.json` describes what callers may use
 */
export async function executeGlossaryQuery(
  visit: SearchVisit,
  question: GraphQuestion,
  isPublic: boolean,
): Promise<GraphAnswer> {
  const document = parseQuestion(question.query);
  if ('errors' in document) return document;
  const rules = isPublic ? publicRules : specifiedRules;
  const faults = validate(schema, document.parsed, rules, { hideSuggestions: isPublic });
  if (faults.length > 0) return { errors: faults.map(({ message }) => ({ message })) };
  const answer = await execute({
    schema,
    document: document.parsed,
    rootValue: openGlossary(visit),
    variableValues: question.variables ?? {},
    operationName: question.operationName ?? null,
    hideSuggestions: isPublic,
  });
  return JSON.parse(JSON.stringify(answer)) as GraphAnswer;
}

function parseQuestion(
  query: string,
): { parsed: ReturnType<typeof parse> } | Required<Pick<GraphAnswer, 'errors'>> {
  try {
    return { parsed: parse(query, { maxTokens: requestLimits.maxGraphQlTokens }) };
  } catch (error) {
    return { errors: [{ message: error instanceof Error ? error.message : 'Not a GraphQL document' }] };
  }
}

function openGlossary(visit: SearchVisit) {
  const { catalogue, language, locale } = visit;
  return {
    destinationGlossary: ({ prefix }: { prefix: string }) => ({
      prefix,
      destinations: listGlossary(catalogue, visit, prefix),
    }),
    destinationPrefixes: () => listPrefixes(catalogue, language),
    loadDestinationProduct: ({ group, path }: { group: string; path: string }) => {
      const place = findGlossaryPlace(catalogue, group, path);
      if (place === null) return null;
      const { search, request } = readPageSearch(
        visit,
        new URLSearchParams({ destinations: String(place.id) }),
      );
      return {
        id: place.id,
        name: place.name[language],
        url: buildDestinationPath(catalogue, place, locale),
        productSearch: describeSearch(visit, search, request),
      };
    },
  };
}
