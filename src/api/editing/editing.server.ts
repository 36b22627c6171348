import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../domain/time/clock.ts';
import type { ValueSchemas } from '../../features/editing/check-body.server.ts';
import type { EditingDesk } from '../../features/editing/editing-desk.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import type { Assets } from '../../server/files/assets.server.ts';
import { registerEditingCalls } from './editing-calls.server.ts';
import { registerEditingLookups } from './editing-lookups.server.ts';
import { registerEditingPreview } from './editing-preview.server.ts';
import type { PreviewSources } from './preview-page.server.ts';

/** What editors work with. */
export interface EditingRoom {
  readonly desk: EditingDesk;
  readonly valueSchemas: ValueSchemas;
  readonly previews: PreviewSources;
  readonly clock: Clock;
}

interface Around {
  readonly staff: Pick<StaffStore, 'find'>;
  readonly search: Search;
  readonly assets: Assets;
}

/** Everything the editors' app asks the server. */
export function registerEditing(app: FastifyInstance, room: EditingRoom, around: Around): void {
  const { desk, valueSchemas, previews, clock } = room;
  const { staff, search, assets } = around;
  const { brands } = previews;
  registerEditingCalls(app, { desk, staff, brandKeys: [...brands.keys()] });
  registerEditingLookups(app, { desk, staff, brands, search, valueSchemas });
  registerEditingPreview(app, { desk, staff, sources: previews, assets, clock });
}
