import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { memberLimits } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { SavedTravellers, TravellerDetails } from '../../domain/travellers/saved-traveller.ts';

interface TravellerTables {
  saved_traveller: NarrowedColumns<
    'saved_traveller',
    { gender: TravellerDetails['gender']; title: TravellerDetails['title'] }
  >;
}

export function createSavedTravellers(db: Db, clock: Clock): SavedTravellers {
  const saved = narrowColumns<TravellerTables>(db);
  return {
    async list(memberId) {
      return saved
        .selectFrom('saved_traveller')
        .select((eb) => [
          'id',
          'gender',
          'title',
          'first_name as firstName',
          'last_name as lastName',
          eb.cast<string>('birth_date', 'text').as('birthDate'),
          'nationality',
        ])
        .where('member_id', '=', memberId)
        .orderBy('last_name')
        .orderBy('first_name')
        .execute();
    },
    async save(memberId, travellers) {
      if (travellers.length === 0) return;
      const rows = travellers.map(({ gender, title, firstName, lastName, birthDate, nationality }, at) => ({
        id: randomUUID(),
        member_id: memberId,
        gender,
        title,
        first_name: firstName,
        last_name: lastName,
        birth_date: birthDate,
        nationality,
        // Later ones of the same call come later.
        saved_at: new Date(clock.now().getTime() + at),
      }));
      await saved
        .insertInto('saved_traveller')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .expression(sql`member_id, lower(first_name), lower(last_name), birth_date`)
            .doUpdateSet((eb) => ({
              gender: eb.ref('excluded.gender'),
              title: eb.ref('excluded.title'),
              first_name: eb.ref('excluded.first_name'),
              last_name: eb.ref('excluded.last_name'),
              nationality: eb.ref('excluded.nationality'),
            })),
        )
        .execute();
      // Above the limit the newest go: travellers that a member has for long are not lost to one booking of a large party.
      await saved
        .deleteFrom('saved_traveller')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('saved_traveller as beyond')
            .select('beyond.id')
            .where('beyond.member_id', '=', memberId)
            .orderBy('beyond.saved_at')
            .orderBy('beyond.id')
            .offset(memberLimits.savedTravellers),
        )
        .execute();
    },
    async remove(memberId, id) {
      await saved
        .deleteFrom('saved_traveller')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute();
    },
  };
}
