import type { RunningShop } from '../tests/browser/support/start-shop.ts';

/** Setting with which a shop can be asked to collect its garbage: its debugger, once it is called, takes a free port. */
export const collectable = { NODE_OPTIONS: '--inspect-port=0' };

const waitMs = 100;
const giveUpAfterMs = 20_000;

/** Has a shop collect all garbage of its main thread, over its debugger. @returns what Node then says of its memory, in bytes */
export async function collectGarbage(shop: RunningShop): Promise<NodeJS.MemoryUsage> {
  shop.process.kill('SIGUSR1');
  const debuggerSocket = new WebSocket(await findDebugger(shop));
  await once(debuggerSocket, 'open');
  try {
    // What the first collection has finalised, the second one frees.
    await call(debuggerSocket, 1, 'HeapProfiler.collectGarbage');
    await call(debuggerSocket, 2, 'HeapProfiler.collectGarbage');
    const answer = await call(debuggerSocket, 3, 'Runtime.evaluate', {
      expression: 'process.memoryUsage()',
      returnByValue: true,
    });
    return (answer as { result: { result: { value: NodeJS.MemoryUsage } } }).result.result.value;
  } finally {
    debuggerSocket.close();
  }
}

async function findDebugger(shop: RunningShop): Promise<string> {
  const deadline = Date.now() + giveUpAfterMs;
  while (Date.now() < deadline) {
    const [, address] = /Debugger listening on (ws:\S+)/.exec(shop.readOutput()) ?? [];
    if (address !== undefined) return address;
    await new Promise((done) => setTimeout(done, waitMs));
  }
  throw new Error(`No debugger:\n${shop.readOutput()}`);
}

async function call(socket: WebSocket, id: number, method: string, params = {}): Promise<unknown> {
  socket.send(JSON.stringify({ id, method, params }));
  for (;;) {
    const { data } = (await once(socket, 'message')) as MessageEvent<string>;
    const message = JSON.parse(data) as { id?: number; error?: { message: string } };
    if (message.id !== id) continue;
    if (message.error !== undefined) throw new Error(`${method}: ${message.error.message}`);
    return message;
  }
}

function once(socket: WebSocket, event: 'open' | 'message'): Promise<Event> {
  return new Promise((done, fail) => {
    socket.addEventListener(event, done, { once: true });
    socket.addEventListener('error', () => fail(new Error('The debugger does not answer')), { once: true });
  });
}
