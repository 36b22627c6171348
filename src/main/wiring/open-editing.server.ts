import type { EditingDeps } from '../../api/editing/editing.server.ts';
import type { PreviewSources } from '../../api/editing/preview-page.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { editingTimings } from '../../defaults.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { flagsSchema, settingsSchema } from '../../features/content/brand-values.server.ts';
import { createEditingService } from '../../features/editing/editing-service.server.ts';
import { listUnusable } from '../../features/media/list-unusable.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';

interface Options {
  readonly db: Db;
  readonly previews: PreviewSources;
  readonly report: (error: unknown) => void;
}

/** Where editors work, and the hand that publishes what they have planned: every process has one, and they do not get in each other's way. */
export function openEditing({ db, previews, report }: Options): {
  readonly room: EditingDeps;
  close(): Promise<void>;
} {
  const valueSchemas = { flags: flagsSchema, settings: settingsSchema };
  const service = createEditingService({
    db,
    clock: systemClock,
    valueSchemas,
    report,
    listUnusablePictures: listUnusable,
  });
  const publishing = startInterval({
    intervalMs: editingTimings.publishIntervalMs,
    run: () => service.publishDue(),
    report,
  });
  return { room: { service, valueSchemas, previews, clock: systemClock }, close: () => publishing.close() };
}
