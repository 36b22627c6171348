/** `npm run migrate`: applies the migrations that the database lacks, before the servers of a release start. They would do it themselves. */
import { migrateDatabase } from '../../src/main/migrate-database.server.ts';

if (process.argv.length > 2) {
  console.error('Usage: npm run migrate');
  process.exitCode = 2;
} else {
  await migrateDatabase();
}
