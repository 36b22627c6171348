import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { officeLists } from '../../defaults.ts';
import { formatListFile } from '../../design/staff/arrange-rows.ts';
import type { StaffListColumn } from '../../design/staff/staff-list.tsx';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';

/** Order, page and form of a list, as its address carries them next to its filters. */
export const listTurn = {
  sort: z.string().max(officeLists.maxSearchLength).default(''),
  page: z.coerce.number().int().min(1).max(officeLists.maxCountedBookings).default(1),
  format: z.enum(['page', 'csv']).default('page'),
};

interface ListFile<Row> {
  /** Name of the file without its ending, and in the audit log. */
  readonly name: string;
  readonly columns: readonly StaffListColumn<Row>[];
  /** All that the filters let through, up to `officeLists.exported`. */
  readonly rows: readonly Row[];
}

/** Sends a list as a file to somebody who may read it; the audit log notes who, which list and how many rows. */
export async function sendListFile<Row>(
  reply: FastifyReply,
  { staff, member }: { readonly staff: Pick<StaffStore, 'audit'>; readonly member: StaffMember },
  { name, columns, rows }: ListFile<Row>,
): Promise<FastifyReply> {
  await staff.audit(member.id, 'list exported', name, { rows: rows.length });
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}.csv"` })
    .type('text/csv; charset=utf-8')
    .send(formatListFile(columns, rows));
}
