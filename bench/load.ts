/**
 * `npm run bench:load -- --url https://staging.example [--seconds 30 --connections 50 --warm-up 10 --forwarded --header 'authorization=Basic …']`
 * Load on an installation of your own: first page, result list, a hotel's page and the list's data, each alone and then mixed as visitors ask for
 * them. Ends with code 1 where an answer was an error; answers with 503 are refusals under load, those with 429 of the limits of one address, and
 * both are counted. It changes nothing and books nothing. From another machine than the shop's, as the load takes processors, too; `--forwarded` then makes each request another visitor's,
 * where TRUST_PROXY names the machine that asks.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchFolder, installBench } from './install-bench.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '50' },
    'warm-up': { type: 'string', default: '10' },
    forwarded: { type: 'boolean', default: false },
    header: { type: 'string', multiple: true, default: [] },
  },
});

/** Of a hundred visits; more than one in three looks at a list. */
const mix = { home: 20, list: 40, hotel: 30, data: 10 } as const;
type Page = keyof typeof mix;

/** What this program reads of a result of autocannon. */
interface LoadReport {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: {
    readonly p50: number;
    readonly p97_5: number;
    readonly p99: number;
    readonly max: number;
  };
  readonly throughput: { readonly average: number };
  readonly errors: number;
  readonly timeouts: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}
interface Destinations {
  readonly destinations: readonly {
    readonly destination: { readonly id: number };
    readonly hotels: number;
  }[];
}

interface Results {
  readonly results: readonly {
    readonly hotel: { readonly features: readonly { readonly name: string; readonly value: string }[] };
    readonly offer: { readonly id: string };
  }[];
}

type Autocannon = (options: object) => Promise<LoadReport>;

if (values.url === undefined) {
  console.error('Name the installation: npm run bench:load -- --url https://staging.example');
  process.exit(2);
}
const origin = new URL(values.url).origin;
const headers = {
  'accept-encoding': 'gzip, br',
  'accept-language': 'de',
  accept: 'text/html,application/json',
  ...Object.fromEntries(
    values.header.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  ),
};
installBench();
const autocannon = createRequire(join(benchFolder, 'package.json'))('autocannon') as Autocannon;

const paths = await choosePaths();
await load(listMix(), Number(values['warm-up']));
const table: Record<string, object> = {};
let failures = 0;
for (const page of Object.keys(mix) as Page[]) table[page] = await measure([paths[page]]);
table.mixed = await measure(listMix());
console.log(`${origin}, ${values.connections} connections, ${values.seconds} s each`);
console.table(table);
if (failures > 0) console.error(`${failures} answers were errors or missing.`);
process.exitCode = failures > 0 ? 1 : 0;

/** The pages as this installation has them: the destination with the most hotels, and the first hotel of its list. */
async function choosePaths(): Promise<Readonly<Record<Page, string>>> {
  const home = new URL((await open('/')).url).pathname.replace(/\/$/, '');
  const { destinations } = (await (await open(`${home}/ajax/all-destinations`)).json()) as Destinations;
  const [largest] = destinations.toSorted((one, other) => other.hotels - one.hotels);
  const query = `destinations=${largest?.destination.id}&duration=7`;
  const data = `${home}/ajax/mixed-resultlist?${query}`;
  const { results } = (await (await open(data)).json()) as Results;
  const hotel = results[0]?.hotel.features.find(({ name }) => name === 'route')?.value;
  if (hotel === undefined) throw new Error(`${origin}${data} lists no hotel`);
  return {
    home,
    list: `${home}/search?${query}`,
    hotel: `${hotel}?${query}&offer=${results[0]?.offer.id}`,
    data,
  };
}

async function open(path: string): Promise<Response> {
  const response = await fetch(origin + path, { headers });
  if (!response.ok) throw new Error(`${origin}${path} answers ${response.status}`);
  return response;
}

function listMix(): readonly string[] {
  const asked = (Object.entries(mix) as [Page, number][]).flatMap(([page, share]) =>
    Array.from({ length: share / 10 }, (_, turn) => ({ path: paths[page], at: turn / share })),
  );
  return asked.toSorted((one, other) => one.at - other.at).map(({ path }) => path);
}

function load(asked: readonly string[], seconds: number): Promise<LoadReport> {
  return autocannon({
    url: origin,
    connections: Number(values.connections),
    duration: seconds,
    headers,
    requests: asked.map((path) => ({
      method: 'GET',
      path,
      ...(values.forwarded ? { setupRequest: forward } : {}),
    })),
  });
}

let visitors = 0;

/** Each request comes from an address of the range for measurements, 198.18.0.0/15 (RFC 2544). */
function forward(request: { readonly headers?: object }): object {
  visitors = (visitors + 1) % 2 ** 16;
  const address = `198.18.${visitors >> 8}.${visitors & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
}

async function measure(asked: readonly string[]): Promise<object> {
  const { requests, latency, throughput, errors, timeouts, statusCodeStats } = await load(
    asked,
    Number(values.seconds),
  );
  const refused = statusCodeStats['503']?.count ?? 0;
  const limited = statusCodeStats['429']?.count ?? 0;
  const answered = Object.entries(statusCodeStats)
    .filter(([status]) => status.startsWith('2') || status.startsWith('3'))
    .reduce((sum, [, { count }]) => sum + count, 0);
  const all = Object.values(statusCodeStats).reduce((sum, { count }) => sum + count, 0);
  const failed = all - answered - refused - limited + errors + timeouts;
  failures += failed;
  return {
    'req/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p97.5 ms': latency.p97_5,
    'p99 ms': latency.p99,
    'longest ms': latency.max,
    'MB/s': Math.round(throughput.average / 1e5) / 10,
    refused,
    limited,
    failed,
  };
}
