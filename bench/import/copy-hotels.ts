import type { Pool } from 'pg';
import { firstImportedHotel } from './generate-shop.ts';

/** Between the numbers of a plan and of its copies: more than an import has plans. */
const planStep = 10_000_000;

/**
 * Copies the imported hotels with their rooms, plans, nights and lines in the supplier's tables until there are so many: what asks the
 * tables for one hotel finds them as large as after an import that takes hours. The search does not hear of the copies.
 */
export async function copyHotels(pool: Pool, imported: number, wanted: number): Promise<void> {
  const copies = Math.ceil(wanted / imported) - 1;
  if (copies <= 0) return;
  const client = await pool.connect();
  const ofImport = `between ${firstImportedHotel} and ${firstImportedHotel + imported - 1}`;
  const each = `cross join generate_series(1, ${copies}) as copy`;
  const hotel = (column: string) => `${column} + copy * ${imported}`;
  const plan = (column: string) => `${column} + copy * ${planStep}::bigint`;
  try {
    await client.query(`begin;
      set local statement_timeout = 0;
      create temporary table copied_source on commit drop as select * from supplier.source;
      insert into supplier.source (subject, facts, first_day, last_day, weekdays, file, line, imported_at)
        select case split_part(subject, ' ', 1)
            when 'plan' then 'plan ' || ${plan("split_part(subject, ' ', 2)::bigint")}
            else concat_ws(' ', split_part(subject, ' ', 1), ${hotel("split_part(subject, ' ', 2)::integer")}, nullif(split_part(subject, ' ', 3), ''))
          end, facts, first_day, last_day, weekdays, file, line, imported_at
        from copied_source ${each} where subject ~ '^(hotel|room|plan) ';
      insert into supplier.nights (plan_id, nights)
        select ${plan('plan_id')}, nights from supplier.nights
        join supplier.plan on plan.id = plan_id and plan.hotel_id ${ofImport} ${each};
      insert into supplier.plan (id, hotel_id, room_id, code, facts)
        select ${plan('id')}, ${hotel('hotel_id')}, room_id, code,
          facts || jsonb_build_object('id', ${plan('id')}, 'hotelId', ${hotel('hotel_id')})
        from supplier.plan ${each} where hotel_id ${ofImport};
      insert into supplier.room (hotel_id, room_id, code, facts, allotment, free)
        select ${hotel('hotel_id')}, room_id, code, facts, allotment, free
        from supplier.room ${each} where hotel_id ${ofImport};
      insert into supplier.hotel_entry (hotel_id, entry)
        select ${hotel('hotel_id')}, jsonb_set(entry, '{card,id}', to_jsonb(${hotel('hotel_id')}))
        from supplier.hotel_entry ${each} where hotel_id ${ofImport};
      insert into supplier.hotel (id, facts)
        select ${hotel('id')}, facts || jsonb_build_object('id', ${hotel('id')})
        from supplier.hotel ${each} where id ${ofImport};
      commit;
      analyze supplier.source, supplier.nights, supplier.plan, supplier.room, supplier.hotel_entry, supplier.hotel`);
  } finally {
    client.release();
  }
}
