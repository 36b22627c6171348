import { buildChangedShop, type SourceChange } from './build-changed-shop.ts';
import { type RunningShop, startShop } from './start-shop.ts';

/**
 * Starts a shop whose sources are changed, for what is data of a brand. Its copy of the sources is deleted with it.
 * @throws Error where a file does not have the text that is to be replaced
 */
export async function startChangedShop(changes: readonly SourceChange[]): Promise<RunningShop> {
  const { project, remove } = await buildChangedShop(changes);
  try {
    const shop = await startShop({ project });
    return {
      ...shop,
      async stop() {
        await shop.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
