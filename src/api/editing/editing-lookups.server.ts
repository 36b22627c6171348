import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { describeFields } from '../../content-modules/definition/describe-fields.server.ts';
import { moduleRegistry } from '../../content-modules/registry/registry.server.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { ValueSchemas } from '../../features/editing/check-body.server.ts';
import type { Palette, TargetList } from '../../features/editing/editing-calls.ts';
import { targetsQuery } from '../../features/editing/editing-schemas.ts';
import type { EditingService } from '../../features/editing/editing-service.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { editors, requireEditor } from './editing-calls.server.ts';
import { findLinkTargets } from './find-link-targets.server.ts';

export interface EditingLookupDeps {
  readonly service: Pick<EditingService, 'list'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly brands: ReadonlyMap<string, Brand>;
  readonly search: Search;
  readonly valueSchemas: ValueSchemas;
}

/** What editors choose from: modules with their fields, and what a link can lead to. */
export function registerEditingLookups(app: FastifyInstance, deps: EditingLookupDeps): void {
  const { service, staff, brands, search, valueSchemas } = deps;
  let palette: Palette | null = null;
  addRoute(app, 'editing_palette', {
    purpose: 'staff',
    schema: { hide: true },
    handler: async (request, reply): Promise<Palette> => {
      await requireEditor(request, reply, staff, editors);
      palette ??= describePalette(valueSchemas);
      return palette;
    },
  });

  addRoute(app, 'editing_targets', {
    purpose: 'staff',
    schema: {
      hide: true,
      querystring: targetsQuery.extend({
        brand: targetsQuery.shape.brand.refine((key) => brands.has(key), 'is no brand of ours'),
      }),
    },
    handler: async (request, reply): Promise<TargetList> => {
      const editor = await requireEditor(request, reply, staff, editors);
      const { language, text } = request.query;
      if (!seesBrand(editor.brands, request.query.brand))
        throw new HttpError(404, 'not-found', 'There is no such brand.');
      const brand = brands.get(request.query.brand) as Brand;
      return { targets: findLinkTargets(await service.list(), search, { brand, language, text }) };
    },
  });
}

function describePalette(valueSchemas: ValueSchemas): Palette {
  return {
    modules: Object.entries(moduleRegistry).map(([type, { slots, schema }]) => ({
      type,
      slots,
      fields: describeFields(schema),
    })),
    flags: describeFields(valueSchemas.flags),
    settings: describeFields(valueSchemas.settings),
  };
}
