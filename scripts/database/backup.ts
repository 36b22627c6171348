/** `npm run backup`: database and uploads in a folder, made at the server itself, also while the shop runs. */
import { runBackup } from '../../src/main/backup/run-backup.server.ts';

const help = `Writes database and uploads into a folder. The shop may be running.

  npm run backup -- FOLDER   FOLDER is missing or empty, and on another disk or machine afterwards.

With DATABASE_URL it needs pg_dump on the PATH, of the server's version or newer.
Example: npm run backup -- /var/backups/fernweh/2026-11-20`;

const [folder = '', ...more] = process.argv.slice(2);
if (folder === '--help' || folder === '-h') {
  console.log(help);
} else if (folder === '' || folder.startsWith('-') || more.length > 0) {
  console.error(help);
  process.exitCode = 2;
} else {
  await runBackup(folder);
}
