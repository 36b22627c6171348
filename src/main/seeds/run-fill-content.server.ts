import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Fills the database with the initial pages in a process of its own. What a process has imported stays in its memory: the pages of a hundred
 * brands are 30 MB of code, which a server needs only at its start. Stops it where this process ends earlier; its transaction is then undone.
 * @param programFile the built program
 * @param databaseUrl is passed by standard input: other users of the machine can read a command line
 * @throws Error with all that the program printed where it fails
 */
export async function runFillContent(programFile: string, databaseUrl: string): Promise<void> {
  const program = spawn(process.execPath, [programFile], { stdio: ['pipe', 'ignore', 'pipe'] });
  const stop = () => program.kill();
  process.once('exit', stop);
  try {
    const code = new Promise<number | null>((resolve, reject) => {
      program.once('error', reject).once('close', resolve);
    });
    // A program that ends before it reads breaks the pipe; its code and what it printed say why.
    program.stdin.on('error', () => undefined).end(databaseUrl);
    const printed = await text(program.stderr);
    if ((await code) !== 0) throw new Error(`The initial pages could not be written:\n${printed}`);
  } finally {
    process.off('exit', stop);
  }
}
