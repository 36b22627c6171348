/** `npm run restore`: puts a backup into an empty database, or a data folder without one, or prepares a database that was recovered. */
import { runRecovered, runRestore } from '../../src/main/backup/run-restore.server.ts';

const help = `Restores a backup of "npm run backup". No process of the shop may be running on the database.

  npm run restore -- FOLDER             Then "npm run reconcile" compares it with supplier and payment provider.
  npm run restore -- --recovered TIME   Prepares a database that you have recovered up to TIME with tools of your own.

With DATABASE_URL the database has to be empty, and pg_restore on the PATH of the server's version or newer.
Without it there must be no database in DATA_DIR yet.
TIME is as 2026-11-20T13:45:00Z. Run it before any process of the shop starts on the recovered database.`;

const [folder = '', ...more] = process.argv.slice(2);
const [time = ''] = more;
if (folder === '--help' || folder === '-h') {
  console.log(help);
} else if (folder === '--recovered' && more.length === 1) {
  await runRecovered(time);
} else if (folder === '' || folder.startsWith('-') || more.length > 0) {
  console.error(help);
  process.exitCode = 2;
} else {
  await runRestore(folder);
}
