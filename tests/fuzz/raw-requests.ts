import { connect } from 'node:net';
import { createRandom, type Random } from '../oracle/random.ts';
import { craftRawPairs, craftText } from './crafted-values.ts';

/** What came back over a connection: a status, or nothing before it was closed or given up. */
type RawAnswer = number | 'closed' | 'waiting';

/** The server waits for the rest of a request for much longer; nothing is learned from that. */
const answerTimeoutMs = 3_000;

const methods = [
  'GET',
  'POST',
  'HEAD',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'G\0T',
  'PRI',
  'X'.repeat(300),
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', ''];
const lineEnds = ['\r\n', '\r\n', '\r\n', '\n', '\r'];
const headerLines = [
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: a',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, gzip',
  'Transfer-Encoding: \0',
  'TE: trailers',
  'Content-Encoding: gzip',
  'Content-Type: application/json',
  'Content-Type: ;;;',
  'Expect: 100-continue',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: multipart/form-data; boundary=',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c',
  'Connection: close',
  'Connection: \xff',
  'Cookie: =',
  'Cookie: session=%00; session=%ff',
  `Cookie: ${'a=b; '.repeat(1_000)}`,
  'Cookie: __proto__=a',
  'Accept: \xe4\xff',
  'Accept-Language: \x01',
  `Accept-Language: ${'de,'.repeat(2_000)}`,
  'Accept-Encoding: ;q=',
  'Host: a b',
  'Host:',
  'Host: [::1',
  'X-Forwarded-For: \'"',
  'X-Forwarded-Host: a\tb',
  ' folded: yes',
  ': none',
  'If-None-Match: *',
  'Range: bytes=9-1,-,a',
  'Sec-Fetch-Site: same-origin',
  'Origin: null',
  `X: ${'y'.repeat(20_000)}`,
];
const bodies = [
  '',
  '{',
  '{"a":',
  '\xff\xfe',
  '\0',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'ffffffffffffffff\r\n',
  '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  'a=%ff&b=\xe4',
  '--\r\nContent-Disposition: form-data',
  '\x1f\x8b\x08\x00',
  '{"a":"\xed\xa0\x80"}',
];

/** Sends broken and hostile HTTP over connections of its own. The same seed sends the same. Returns what got a server error. */
export async function sendRawRequests(
  port: number,
  paths: readonly string[],
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<{ readonly faults: readonly string[]; readonly answers: Readonly<Record<string, number>> }> {
  const random = createRandom(seed);
  const faults: string[] = [];
  const answers: Record<string, number> = {};
  for (let sent = 0; sent < requests; sent += 1) {
    const text = buildRawRequest(random, paths);
    const answer = await sendRaw(port, text);
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (typeof answer === 'number' && answer >= 500 && answer !== 501 && answer !== 505)
      faults.push(`${answer} ${JSON.stringify(text.slice(0, 700))}`);
  }
  return { faults, answers };
}

function buildRawRequest(random: Random, paths: readonly string[]): string {
  return random.chance(50) ? buildFramed(random, paths) : buildBroken(random, paths);
}

/** A request that HTTP understands, with bytes in it that no browser sends. */
function buildFramed(random: Random, paths: readonly string[]): string {
  const method = random.pick(['GET', 'POST']);
  const body =
    method === 'GET' ? '' : random.pick([...bodies, toBytes(craftText(random)), craftRawPairs(random)]);
  const type = random.pick(['application/json', 'application/x-www-form-urlencoded', 'text/plain', '\xff']);
  const query = random.chance(40) ? `?${craftRawPairs(random).replaceAll(' ', '')}` : '';
  return [
    `${method} ${random.pick(paths)}${query} HTTP/1.1`,
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    ...(method === 'GET' ? [] : [`Content-Type: ${type}`, `Content-Length: ${body.length}`]),
    ...(random.chance(40) ? [random.pick(headerLines)] : []),
    '',
    body,
  ].join('\r\n');
}

function buildBroken(random: Random, paths: readonly string[]): string {
  const end = random.pick(lineEnds);
  const path = random.chance(60)
    ? random.pick(paths)
    : random.pick([
        '*',
        'http://evil.example/',
        '//',
        '/\xff',
        '/\0',
        '/%2e%2e/',
        `/${'a/'.repeat(3_000)}`,
        ' ',
        '/ /',
        `/${toBytes(craftText(random))}`,
      ]);
  const query = random.chance(40) ? `?${toBytes(craftText(random))}` : '';
  const headers = Array.from({ length: random.int(0, 4) }, () => random.pick(headerLines));
  const method = random.chance(60) ? random.pick(['GET', 'POST']) : random.pick(methods);
  const version = random.chance(80) ? 'HTTP/1.1' : random.pick(versions);
  const host = random.chance(90) ? ['Host: localhost'] : [];
  const head = [`${method} ${path}${query} ${version}`, ...host, ...headers];
  return head.join(end) + end + end + random.pick(bodies);
}

/** Each sign one byte, as it goes over the wire. */
const toBytes = (text: string) => Buffer.from(text.slice(0, 3_000)).toString('latin1');

function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (answer: RawAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      socket.destroy();
    };
    const timer = setTimeout(finish, answerTimeoutMs, 'waiting');
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      const [, status] = /^HTTP\/1\.[01] (?!100)(\d{3})/m.exec(received) ?? [];
      if (status !== undefined) finish(Number(status));
    });
    socket.on('error', () => finish('closed'));
    socket.on('close', () => finish('closed'));
    socket.on('connect', () => socket.end(Buffer.from(text, 'latin1')));
  });
}
