import { shardPolicy } from '../../defaults.ts';
import { beginLifecycle } from '../../server/process/lifecycle.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { openShards } from './open-shards.server.ts';

/** Plans so many shards, or none without a number, and prints who answers for which shard. */
export async function runShardPlans(wanted: string | undefined): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const shards = wanted === undefined ? null : readShards(wanted);
    const { table } = await openShards(lifecycle, { isMigrated: shards !== null });
    if (shards !== null) await table.plan(shards);
    const [newest, serving, replicas] = await Promise.all([
      table.newest(),
      table.serving(),
      table.replicas(),
    ]);
    if (newest === null) console.log('No shards are planned: npm run shards -- --plan 4');
    for (const plan of [serving, newest?.version === serving?.version ? null : newest]) {
      if (plan === null) continue;
      console.log(
        `Plan ${plan.version}: ${plan.shards} shards, ${plan.isServing ? 'serving' : 'coming, until each shard has a replica'}`,
      );
      for (let shard = 0; shard < plan.shards; shard += 1) {
        const own = replicas.filter((each) => each.version === plan.version && each.shard === shard);
        const batches = own.map(({ sequence }) => sequence).join(', ');
        console.log(
          `  shard ${shard}: ${own.length} replicas${own.length > 0 ? `, at batch ${batches}` : ''}`,
        );
      }
    }
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}

function readShards(text: string): number {
  const shards = Number(text);
  if (!Number.isInteger(shards) || shards < 1 || shards > shardPolicy.mostShards)
    throw new StartupError(
      `--plan is "${text}" but must be a whole number from 1 to ${shardPolicy.mostShards}.`,
    );
  return shards;
}
