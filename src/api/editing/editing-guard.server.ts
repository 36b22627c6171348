import type { FastifyInstance } from 'fastify';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { EditingService } from '../../features/editing/editing-service.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import type { RouteName } from '../../routes.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { findStaff } from '../../server/visitor/staff-session.server.ts';

export type EditingRoute = Extract<RouteName, `edit${string}` | `media_${string}`>;

/**
 * What editors of some brands meet at a route:
 * - `open`: nobody's trade: what modules there are, and pictures, which all brands share
 * - `narrowed`: the handler passes `member.brands` on to what it reads and changes
 * - `documentId`: one document, which has to be of their brands
 */
export const editingAccess: Readonly<Record<EditingRoute, 'open' | 'narrowed' | 'documentId'>> = {
  editor: 'narrowed',
  editor_preview: 'documentId',
  editing_palette: 'open',
  editing_list: 'narrowed',
  editing_create: 'narrowed',
  editing_open: 'documentId',
  editing_save: 'documentId',
  editing_publish: 'documentId',
  editing_schedule: 'documentId',
  editing_unpublish: 'documentId',
  editing_restore: 'documentId',
  editing_discard: 'documentId',
  editing_presence: 'documentId',
  editing_version: 'documentId',
  editing_compare: 'documentId',
  editing_prepare: 'narrowed',
  editing_targets: 'narrowed',
  media_list: 'open',
  media_upload: 'open',
  media_change: 'narrowed',
  media_picture: 'open',
  media_usage: 'narrowed',
  media_delete: 'narrowed',
};

/**
 * Keeps editors of some brands from every document of the others, before any handler runs: it is as if it did not exist (404). A route that
 * the table does not know is refused (403).
 */
export function registerEditingGuard(
  app: FastifyInstance,
  {
    staff,
    service,
  }: { readonly staff: Pick<StaffStore, 'peek'>; readonly service: Pick<EditingService, 'findBrand'> },
): void {
  app.addHook('preValidation', async (request) => {
    const { routeName } = request.routeOptions.config;
    if (routeName === undefined || !isEditingRoute(routeName)) return;
    const access = editingAccess[routeName];
    if (access === 'open') return;
    // The handler refuses requests without a session, and other roles.
    const member = await findStaff(request, { find: staff.peek });
    if (member === null || member.brands === null || access === 'narrowed') return;
    if (access === undefined) throw new HttpError(403, 'forbidden', 'This account sees some brands alone.');
    const { documentId = '' } = request.params as { readonly documentId?: string };
    const brand = await service.findBrand(documentId);
    if (brand === null || !seesBrand(member.brands, brand))
      throw new HttpError(404, 'not-found', 'There is no such document.');
  });
}

const isEditingRoute = (name: RouteName): name is EditingRoute =>
  name.startsWith('edit') || name.startsWith('media_');
