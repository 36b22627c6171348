import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor seconds of a process so far by kind of thread: the one that serves, the workers that search, and the engine's own
 * (compiling, collecting). Workers are those of Node's worker threads (proc(5): fields 14 and 15 of each thread, in hundredths).
 */
export function readThreadSeconds(pid: number): Record<'serving' | 'workers' | 'engine', number> {
  const seconds = { serving: 0, workers: 0, engine: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const line = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const name = line.slice(line.indexOf('(') + 1, line.lastIndexOf(')'));
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const spent = (Number(fields[11]) + Number(fields[12])) / 100;
    if (Number(thread) === pid) seconds.serving += spent;
    else if (name === 'WorkerThread') seconds.workers += spent;
    else seconds.engine += spent;
  }
  return seconds;
}

/** Processor seconds the whole machine has worked so far (proc(5): first line of stat, in hundredths, without idling). */
export function readMachineSeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = line
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts) / 100;
}

/** Processor seconds of a process and all it has started so far, those that have ended included (proc(5): fields 14 to 17). */
export function readFamilySeconds(pid: number): number {
  const parents = new Map<number, number>();
  for (const folder of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = readStat(Number(folder));
    if (fields !== null) parents.set(Number(folder), Number(fields[1]));
  }
  const isFamily = (one: number | undefined): boolean =>
    one !== undefined && (one === pid || isFamily(parents.get(one)));
  return [...parents.keys()].filter(isFamily).reduce((sum, one) => {
    const spent = readStat(one)?.slice(11, 15).map(Number) ?? [];
    return sum + spent.reduce((own, part) => own + part, 0) / 100;
  }, 0);
}

/** What follows the name; null where the process has ended meanwhile. */
function readStat(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
