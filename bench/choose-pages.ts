import { fetchAsBrand } from '../tests/browser/support/find-pages.ts';

export interface BenchPage {
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  /** What search engines index, where that is another address: a list without the wishes of one visitor. */
  readonly ownPath?: string;
}

interface Listed {
  readonly destinations: readonly {
    readonly destination: { readonly id: number };
    readonly hotels: number;
  }[];
}

interface Found {
  readonly results: readonly {
    readonly hotel: { readonly features: readonly { readonly name: string; readonly value: string }[] };
    readonly offer: { readonly id: string };
  }[];
}

/**
 * The pages to measure, by name: the region with the most hotels represents result lists, its first hotel represents
 * hotel pages.
 */
export async function choosePages(
  port: number,
  names: readonly string[],
): Promise<Readonly<Record<string, BenchPage>>> {
  const fetchJson = async <Answer>(path: string) =>
    JSON.parse((await fetchAsBrand(port, 'abendmeer', path)).body) as Answer;
  const { destinations } = await fetchJson<Listed>('/de-de/ajax/all-destinations');
  const [largest] = destinations.toSorted((a, b) => b.hotels - a.hotels);
  const query = `destinations=${largest?.destination.id}&duration=7`;
  const { results } = await fetchJson<Found>(`/de-de/ajax/mixed-resultlist?${query}`);
  const route = results[0]?.hotel.features.find(({ name }) => name === 'route')?.value;
  const pages: Readonly<Record<string, BenchPage>> = {
    home: { path: '/de-de', status: 200 },
    // A landing page of twelve modules with live prices, in both brands.
    content12: { path: '/de-de/wintersonne', status: 200 },
    results: {
      path: `/de-de/search?${query}`,
      status: 200,
      ownPath: `/de-de/search?destinations=${largest?.destination.id}`,
    },
    gallery: { path: '/de-de/gallery/AllDestinations', status: 200 },
    hotel: { path: `${route}?${query}&offer=${results[0]?.offer.id}`, status: 200 },
    'not-found': { path: '/de-de/gibt-es-nicht', status: 404 },
  };
  return Object.fromEntries(Object.entries(pages).filter(([name]) => names.includes(name)));
}
