import { createServer } from 'node:net';

const foreignHost = 'This server has no site at this address';

/** What our own servers answer that no stranger does; public ones refuse the address of this machine, each in its words. */
const signs = {
  shop: { path: '/openapi.json', sign: new RegExp(`"title":\\s*"Fernweh"|${foreignHost}`) },
  payment: {
    path: '/',
    sign: /<title>Test cards<\/title>.*<link rel="stylesheet" href="\/provider\.css">|"error":"foreign-host"/,
  },
  loyalty: {
    path: '/account',
    sign: /<link rel="stylesheet" href="\/programme\.css">|"error":"foreign-host"/,
  },
  operator: {
    path: '/metrics',
    sign: /^# HELP supply_leader |"message":"There is nothing at this address\."/m,
  },
} as const;

/** Milliseconds after which a program that accepts connections and does not answer counts as another program. */
const answerTimeoutMs = 3_000;

/** Whether a port can be listened on, and if not, whether our own running server has it. */
export async function findPortOwner(
  host: string,
  port: number,
  server: keyof typeof signs,
): Promise<'nobody' | 'ours' | 'stranger'> {
  if (await isFree(host, port)) return 'nobody';
  const { path, sign } = signs[server];
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  try {
    const answer = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`, {
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return sign.test(await answer.text()) ? 'ours' : 'stranger';
  } catch {
    return 'stranger';
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(port, host, () => server.close(() => resolve(true)));
  });
}
