import { parseArgs } from 'node:util';
import { runShard } from './run-shard.server.ts';
import { runShardPlans } from './run-shard-plans.server.ts';

// `shard.js --shard 2 [--probe-port 9000]` is a replica of a shard, `shard.js --plan 4` plans shards, `shard.js --list` lists them.
const { values } = parseArgs({
  // The name of the program, where one command starts several.
  allowPositionals: true,
  options: {
    shard: { type: 'string' },
    'probe-port': { type: 'string' },
    plan: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const { shard, plan, list, 'probe-port': probePort } = values;
await (plan !== undefined || list ? runShardPlans(plan) : runShard({ shard, probePort }));
