import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type {
  NewsletterCountry,
  NewsletterCustomer,
  PreferredAirport,
  PreferredTravelType,
} from '../../../domain/newsletter/newsletter-customer.ts';
import type { NewsletterContact, NewsletterPort } from '../newsletter-port.ts';

interface NewsletterTables {
  'newsletter.contact': NarrowedColumns<
    'newsletter.contact',
    {
      salutation: NewsletterCustomer['salutation'];
      preferred_airports: PreferredAirport[];
      preferred_travel_types: PreferredTravelType[];
      country: NewsletterCountry | null;
    }
  >;
}

const uniqueViolation = '23505';

/**
 * Contacts and lists in the shop's database: the default, for a shop without a vendor. A contact goes with its last list: what is known of
 * somebody who gets nothing has no purpose.
 */
export function createPostgresNewsletter(db: Db): NewsletterPort {
  const tables = narrowColumns<NewsletterTables>(db);
  return {
    async subscribe({ email, lists, language }) {
      await tables.transaction().execute(async (trx) => {
        await trx
          .insertInto('newsletter.contact')
          .values({ email, language })
          .onConflict((conflict) => conflict.column('email').doUpdateSet({ language }))
          .execute();
        await trx
          .insertInto('newsletter.list_member')
          .values(lists.map((list) => ({ email, list })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      return 'done';
    },
    async unsubscribe(email, lists) {
      await tables.transaction().execute(async (trx) => {
        // One at a time for an address, so that the last list is known to be the last.
        await trx
          .selectFrom('newsletter.contact')
          .select('email')
          .where('email', '=', email)
          .forUpdate()
          .execute();
        await trx
          .deleteFrom('newsletter.list_member')
          .where('email', '=', email)
          .where('list', 'in', [...lists])
          .execute();
        await trx
          .deleteFrom('newsletter.contact')
          .where('email', '=', email)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('newsletter.list_member').select('list').where('email', '=', email))),
          )
          .execute();
      });
      return 'done';
    },
    async read(email) {
      const row = await tables
        .selectFrom('newsletter.contact')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst();
      if (row === undefined) return { outcome: 'missing' };
      const lists = await tables
        .selectFrom('newsletter.list_member')
        .select('list')
        .where('email', '=', email)
        .orderBy('list')
        .execute();
      return {
        outcome: 'found',
        contact: toContact(
          row,
          lists.map(({ list }) => list),
        ),
      };
    },
    async update(email, customer) {
      try {
        const { numUpdatedRows } = await tables
          .updateTable('newsletter.contact')
          .set({
            email: customer.email,
            salutation: customer.salutation,
            first_name: customer.firstName,
            last_name: customer.lastName,
            birthdate: customer.birthdate,
            preferred_airports: [...customer.preferredAirports],
            preferred_travel_types: [...customer.preferredTravelTypes],
            has_children: customer.hasChildren,
            has_miles_more: customer.hasMilesMore,
            country: customer.country,
            tracking_permission: customer.trackingPermission,
          })
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 0n ? 'missing' : 'done';
      } catch (error) {
        if ((error as { code?: unknown }).code === uniqueViolation) return 'taken';
        throw error;
      }
    },
    async erase(email) {
      await tables.deleteFrom('newsletter.contact').where('email', '=', email).execute();
      return 'done';
    },
    // Nobody reports anything.
    readEvents: () => null,
    listBlocked: null,
  };
}

interface ContactRow {
  readonly email: string;
  readonly salutation: NewsletterCustomer['salutation'];
  readonly first_name: string;
  readonly last_name: string;
  readonly birthdate: string | null;
  readonly preferred_airports: readonly PreferredAirport[];
  readonly preferred_travel_types: readonly PreferredTravelType[];
  readonly has_children: boolean;
  readonly has_miles_more: boolean;
  readonly country: NewsletterCountry | null;
  readonly tracking_permission: boolean;
}

function toContact(row: ContactRow, lists: readonly string[]): NewsletterContact {
  return {
    email: row.email,
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    birthdate: row.birthdate,
    preferredAirports: row.preferred_airports,
    preferredTravelTypes: row.preferred_travel_types,
    hasChildren: row.has_children,
    hasMilesMore: row.has_miles_more,
    country: row.country,
    trackingPermission: row.tracking_permission,
    lists,
  };
}
