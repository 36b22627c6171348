import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';

interface StoredMail {
  readonly subject: string;
  readonly html: string;
}

/** The latest mail to an address, from the outbox of the shop under test. Waits for none: ask with `expect.poll`. */
export async function readMail(address: string): Promise<StoredMail | null> {
  const dataDir = process.env.SHOP_DATA;
  if (dataDir === undefined) throw new Error('The shop under test has no data folder');
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ content: StoredMail }>(
      `select content from mail where content #>> '{to,address}' = $1 order by taken_at desc limit 1`,
      [address],
    );
    return rows[0]?.content ?? null;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** The address behind the button of a mail. */
export function findMailLink({ html }: StoredMail): string {
  return /href="(http[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
