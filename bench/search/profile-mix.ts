import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';

interface ProfileNode {
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly hitCount?: number | undefined;
}

/** Runs something under the sampling profiler and prints where the time itself went, function by function. */
export async function profileMix(run: () => void, rows = 20): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  run();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  console.log('\nSelf time by function, per cent');
  console.table(Object.fromEntries(listSelfTimes(profile.nodes).slice(0, rows)));
}

function listSelfTimes(nodes: readonly ProfileNode[]): [string, number][] {
  const hits = new Map<string, number>();
  let all = 0;
  for (const { callFrame, hitCount = 0 } of nodes) {
    const { functionName, url, lineNumber } = callFrame;
    const where = url === '' ? '' : ` ${basename(url)}:${lineNumber + 1}`;
    const name = `${functionName || 'anonymous'}${where}`;
    hits.set(name, (hits.get(name) ?? 0) + hitCount);
    all += hitCount;
  }
  return [...hits]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => [name, Math.round((1000 * count) / all) / 10]);
}
