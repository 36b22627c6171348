import { type ChildProcess, spawn } from 'node:child_process';

/** Variable in the environment of each browser and all its processes; `npm run test:engines` ends whatever still has it. */
export const runVariable = 'ENGINES_RUN';

/** Starts a browser or its driver and waits for the line of its error output that matches. @throws where it ends before */
export async function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  { env, ready }: { readonly env: Readonly<Record<string, string>>; readonly ready?: RegExp },
): Promise<{ readonly child: ChildProcess; readonly match: string }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (ready === undefined) resolve('');
  child.stderr.on('data', (data) => {
    printed += String(data);
    const match = ready?.exec(printed);
    if (match) resolve(match[1] ?? '');
  });
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}:\n${printed}`)));
  return { child, match: await promise };
}

/** Ends a program by signal and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}
