import type { Db } from '../../database/open-kysely.server.ts';
import type { DocumentRecord } from './document-rows.server.ts';

/** Action on a document. Stored in the audit log next to other staff actions and never changed. */
export type EditingAction =
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
export async function recordEditingAction(
  trx: Db,
  { id, brand, kind }: Pick<DocumentRecord, 'id' | 'brand' | 'kind'>,
  action: EditingAction,
  signed: { readonly byId: string; readonly at: Date; readonly slug: string },
  details: object = {},
): Promise<void> {
  await trx
    .insertInto('staff_audit')
    .values({
      at: signed.at,
      staff_id: signed.byId,
      action: action,
      subject: [brand, kind, signed.slug].filter((part) => part !== '').join('/'),
      facts: JSON.stringify({ documentId: id, ...details }),
    })
    .execute();
}
