import { text } from 'node:stream/consumers';
import { fillContent } from '../../content-seeds/fill-content.server.ts';
import { connectDatabase } from '../../server/database/connect-database.server.ts';

/**
 * A program of its own, `dist/server/fill-content.js`: writes the initial pages of all brands into the database whose address it reads from
 * its standard input.
 */
const pool = await connectDatabase({
  url: await text(process.stdin),
  report: (line) => console.error(line),
});
try {
  await fillContent(pool);
} finally {
  await pool.end();
}
