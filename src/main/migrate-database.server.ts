import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { openShopDatabase } from './open-shop-database.server.ts';

/** Applies the migrations that the shop's database lacks and prints their names. Ends the process. */
export async function migrateDatabase(): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const print = (applied: readonly string[]) =>
      console.log(applied.length === 0 ? 'The database is up to date.' : applied.join('\n'));
    await openShopDatabase(lifecycle, print);
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}
