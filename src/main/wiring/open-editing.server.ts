import type { EditingApiDeps } from '../../api/editing/editing.server.ts';
import type { PreviewSources } from '../../api/editing/load-preview.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { editingTimings } from '../../defaults.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { flagsSchema, settingsSchema } from '../../features/content/apply-brand-values.server.ts';
import { createEditingService } from '../../features/editing/editing-service.server.ts';
import { listUnusable } from '../../features/media/list-unusable.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';

interface Options {
  readonly db: Db;
  readonly previews: PreviewSources;
  readonly report: (error: unknown) => void;
}

/** Opens the editing service and the job that publishes scheduled documents. Every process runs the job; locks keep them apart. */
export function openEditing({ db, previews, report }: Options): {
  readonly deps: EditingApiDeps;
  close(): Promise<void>;
} {
  const valueSchemas = { flags: flagsSchema, settings: settingsSchema };
  const service = createEditingService({
    db,
    clock: systemClock,
    valueSchemas,
    brands: previews.brands,
    report,
    listUnusablePictures: listUnusable,
  });
  const publishing = startInterval({
    intervalMs: editingTimings.publishIntervalMs,
    run: () => service.publishDue(),
    report,
  });
  return { deps: { service, valueSchemas, previews, clock: systemClock }, close: () => publishing.close() };
}
