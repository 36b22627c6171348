import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../domain/time/clock.ts';
import type { ValueSchemas } from '../../features/editing/check-body.server.ts';
import type { EditingService } from '../../features/editing/editing-service.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import type { Assets } from '../../server/files/assets.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { registerEditingCalls } from './editing-calls.server.ts';
import { registerEditingGuard } from './editing-guard.server.ts';
import { registerEditingLookups } from './editing-lookups.server.ts';
import { registerEditingPreview } from './editing-preview.server.ts';
import type { PreviewSources } from './load-preview.server.ts';

/** What editors work with. */
export interface EditingApiDeps {
  readonly service: EditingService;
  readonly valueSchemas: ValueSchemas;
  readonly previews: PreviewSources;
  readonly clock: Clock;
}

interface Around {
  readonly staff: Pick<StaffStore, 'find' | 'peek'>;
  readonly search: Search;
  readonly assets: Assets;
}

/** Everything the editors' app asks the server. */
export function registerEditing(app: FastifyInstance, deps: EditingApiDeps, around: Around): void {
  const { service, valueSchemas, previews, clock } = deps;
  const { staff, search, assets } = around;
  const { brands } = previews;
  registerEditingGuard(app, { service, staff });
  registerEditingCalls(app, { service, staff, brandKeys: [...brands.keys()] });
  registerEditingLookups(app, { service, staff, brands, search, valueSchemas });
  registerEditingPreview(app, { service, staff, sources: previews, assets, clock });
}
