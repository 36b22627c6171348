import type { PoolClient } from 'pg';
import type { DocumentRecord } from './document-rows.server.ts';

/** What was done to a document; stands beside what staff do elsewhere, and is never changed. */
export type EditingDeed =
  | 'document created'
  | 'document edited'
  | 'document published'
  | 'document scheduled'
  | 'document unscheduled'
  | 'scheduled document published'
  | 'scheduled document refused'
  | 'document unpublished'
  | 'document restored'
  | 'draft discarded';

/** Writes down who did what, in the transaction in which it is done. */
export async function writeAudit(
  client: PoolClient,
  { id, brand, kind }: Pick<DocumentRecord, 'id' | 'brand' | 'kind'>,
  deed: EditingDeed,
  signed: { readonly byId: string; readonly at: Date; readonly slug: string },
  details: object = {},
): Promise<void> {
  await client.query(
    'insert into staff_audit (at, staff_id, action, subject, facts) values ($1, $2, $3, $4, $5)',
    [
      signed.at,
      signed.byId,
      deed,
      [brand, kind, signed.slug].filter((part) => part !== '').join('/'),
      JSON.stringify({ documentId: id, ...details }),
    ],
  );
}
