import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deliveryChecks } from '../../../defaults.ts';
import type { DeliveryFinding } from '../../../ports/supply/deliveries-port.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

interface NewDelivery {
  readonly files: readonly FeedFile[];
  readonly findings: readonly DeliveryFinding[];
  readonly isFull: boolean;
  readonly sentBy: string;
}

/** Stores a delivery whole, in pieces, until somebody decides. Returns its id. */
export async function holdDelivery(
  db: SupplierDb,
  at: Date,
  { files, findings, isFull, sentBy }: NewDelivery,
): Promise<string> {
  const id = randomUUID();
  await sql`begin`.execute(db);
  try {
    await sql`insert into supplier.delivery (id, state, sent_at, sent_by, is_full, findings)
      values (${id}, 'waiting', ${at}::timestamptz, ${sentBy}, ${isFull}, ${JSON.stringify(findings)}::jsonb)`.execute(
      db,
    );
    for (const [file, { name, open }] of files.entries()) {
      let piece = 0;
      for await (const content of cutIntoPieces(open())) {
        await sql`insert into supplier.delivery_piece (delivery_id, file, name, piece, content)
          values (${id}, ${file}::integer, ${name}, ${piece}::integer, ${content}::bytea)`.execute(db);
        piece += 1;
      }
    }
    await sql`commit`.execute(db);
    return id;
  } catch (error) {
    await sql`rollback`.execute(db);
    throw error;
  }
}

async function* cutIntoPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    gathered.push(chunk);
    length += chunk.length;
    if (length < deliveryChecks.pieceBytes) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    length = 0;
  }
  yield Buffer.concat(gathered);
}

/** The files of a delivery that waits, read piece by piece. */
export async function readHeldFiles(db: SupplierDb, id: string): Promise<readonly FeedFile[]> {
  const { rows } = await sql<{
    file: number;
    name: string;
    pieces: number;
  }>`select file, name, count(*)::integer as pieces
    from supplier.delivery_piece where delivery_id = ${id} group by file, name order by file`.execute(db);
  return rows.map(({ file, name, pieces }) => ({
    name,
    async *open() {
      for (let piece = 0; piece < pieces; piece += 1) {
        const found = await sql<{ content: Buffer }>`select content from supplier.delivery_piece
          where (delivery_id, file, piece) = (${id}, ${file}::integer, ${piece}::integer)`.execute(db);
        const [row] = found.rows;
        if (row === undefined) throw new Error(`Delivery ${id} has lost a part of ${name}`);
        yield row.content;
      }
    },
  }));
}
