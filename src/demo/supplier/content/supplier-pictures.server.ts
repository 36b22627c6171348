import { sql } from 'kysely';
import type { Pool } from 'pg';
import { WHOLE_PICTURE } from '../../../domain/pictures/frame-picture.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { UploadSource } from '../../../ports/images/uploads/upload-images.server.ts';
import { openSupplierDb } from '../store/supplier-store.server.ts';

/** Photographs of hotels for the image endpoint, each until its last day. */
export function createSupplierPictures(pool: Pool, clock: Clock): UploadSource {
  const db = openSupplierDb(pool);
  const select = (id: string) =>
    db
      .selectFrom('supplier.picture_file as file')
      .where('file.id', '=', id)
      .where(
        sql<boolean>`exists (select from supplier.hotel_picture as shown
          where shown.file_id = file.id and (shown.valid_until is null or shown.valid_until >= ${dayAt(clock.now())}::integer))`,
      );
  return {
    async findFraming(id) {
      const row = await select(id).select('file.id').executeTakeFirst();
      return row === undefined ? null : { crop: WHOLE_PICTURE, focal: { x: 0.5, y: 0.5 }, framing: 1 };
    },
    async findPicture(id) {
      const row = await select(id).select(['picture', 'width', 'height']).executeTakeFirst();
      return row ?? null;
    },
  };
}
