import type { APIRequestContext } from '@playwright/test';
import {
  findStaffPlace,
  listStaffPlaces,
  type StaffPlace,
} from '../../../src/features/staff/staff-places.ts';
import { parameterShapes, type RouteName, routes } from '../../../src/routes.ts';

/** A page of the office that can be opened by a link. */
export interface OfficePage {
  readonly route: RouteName;
  /** The section whose link is marked in the navigation. */
  readonly place: StaffPlace['name'];
  readonly path: string;
}

/** What is read of a page: each booking, since the demo has one for each state, and one page of every other route. */
const readWhole: ReadonlySet<RouteName> = new Set(['back_office_booking']);

/** Routes of the office that answer GET, each with its path as an expression. */
export const officeRoutes = (Object.keys(routes) as RouteName[])
  .filter((name) => name.startsWith('back_office') && !('methods' in routes[name]))
  .map((name) => {
    const shape = routes[name].paths[0].replaceAll(
      /\{(\w+)\}/g,
      (_, parameter: keyof typeof parameterShapes) => parameterShapes[parameter],
    );
    return { name, shape: new RegExp(`^${shape}$`) };
  });

/** Follows every link of the office from the sections of its navigation on; a link with a query or to a file leads to no other page. */
export async function findOfficePages(request: APIRequestContext): Promise<readonly OfficePage[]> {
  const found = new Map<string, OfficePage>();
  const next = listStaffPlaces('admin', { hasCases: true }).map(({ path }) => path);
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    const route = officeRoutes.find(({ shape }) => shape.test(path ?? ''))?.name;
    const place = findStaffPlace(route ?? null);
    if (route === undefined || place === null || found.has(path)) continue;
    if (!readWhole.has(route) && [...found.values()].some((each) => each.route === route)) continue;
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    found.set(path, { route, place, path });
    for (const [, link = ''] of (await answer.text()).matchAll(/href="(\/_office[^"?#]*)/g)) next.push(link);
  }
  return [...found.values()];
}
