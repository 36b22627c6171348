import { spawn } from 'node:child_process';

/** One program of a larger command, such as the linter in `npm run check`. */
export type Step = Readonly<{
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Settings on top of the environment's own. */
  env?: Readonly<Record<string, string>>;
  /** Runs also where a step before it has failed, as what it writes says so. */
  isRunAnyway?: boolean;
}>;

export type StepResult = Readonly<{ isOk: boolean; seconds: number; output: string }>;

/**
 * The steps that were asked for, in their own order; all where no name is given. A name may have hyphens for its spaces.
 * @throws Error that lists all names where one of them is unknown
 */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const keyOf = (name: string) => name.replaceAll(' ', '-');
  const asked = names.map(keyOf);
  const unknown = asked.filter((key) => !steps.some(({ name }) => keyOf(name) === key));
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => keyOf(name)).join(', ')}.`,
    );
  return asked.length === 0 ? steps : steps.filter(({ name }) => asked.includes(keyOf(name)));
}

/** Runs a step and collects what it prints, standard output and error output in their order. */
export function runQuietly(step: Step): Promise<StepResult> {
  return run(step, 'pipe');
}

/** Runs a step that prints as it goes. */
export function runAloud(step: Step): Promise<StepResult> {
  return run(step, 'inherit');
}

/** A program that cannot be started counts as failed, with the reason as its output. */
function run({ command: [program, ...args], env }: Step, output: 'pipe' | 'inherit'): Promise<StepResult> {
  const begin = performance.now();
  const printed: string[] = [];
  return new Promise((resolve) => {
    const finish = (isOk: boolean) => {
      const seconds = Math.round((performance.now() - begin) / 1000);
      resolve({ isOk, seconds, output: printed.join('') });
    };
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => printed.push(String(data)));
    child.once('error', (error) => {
      printed.push(`${error.message}\n`);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}
