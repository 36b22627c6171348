/** `npm run restore`: puts a backup into an empty database, or a data folder without one. */
import { runRestore } from '../../src/main/backup/run-restore.server.ts';

const help = `Restores a backup of "npm run backup". No process of the shop may be running on the database.

  npm run restore -- FOLDER   Then "npm run reconcile" compares it with supplier and payment provider.

With DATABASE_URL the database has to be empty, and pg_restore on the PATH of the server's version or newer.
Without it there must be no database in DATA_DIR yet.`;

const [folder = '', ...more] = process.argv.slice(2);
if (folder === '--help' || folder === '-h') {
  console.log(help);
} else if (folder === '' || folder.startsWith('-') || more.length > 0) {
  console.error(help);
  process.exitCode = 2;
} else {
  await runRestore(folder);
}
