import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { inboundMailLimits } from '../../../defaults.ts';
import type { InboundMail, InboundMailPort } from '../inbound-mail-port.ts';
import { openInboundSmtp } from './inbound-smtp.server.ts';

const ours = 'case+0123@operator.example';
const received: { readonly address: string; readonly mail: InboundMail }[] = [];
const reports: unknown[] = [];
let opened: InboundMailPort | null = null;

async function open({ fails = false, mailTimeoutMs = 60_000 } = {}): Promise<number> {
  opened = await openInboundSmtp({
    port: 0,
    host: '127.0.0.1',
    mailTimeoutMs,
    report: (error) => void reports.push(error),
    handler: {
      accepts: async (address) => address === ours || /^case\+\d@operator\.example$/.test(address),
      async receive(address, mail) {
        if (fails) throw new Error('The database is away');
        received.push({ address, mail });
      },
    },
  });
  return opened.port;
}
afterEach(async () => {
  await opened?.close();
  opened = null;
  received.length = 0;
  reports.length = 0;
});

const send = (port: number, mail: object) =>
  createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
    from: 'ana@traveller.example',
    to: ours,
    subject: 'Re: C-1',
    text: 'Hello',
    ...mail,
  });

/** Sends lines and returns everything that was answered until the connection ended, or `until` came. */
async function talk(port: number, lines: readonly string[], until: RegExp): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
    if (until.test(answer)) socket.destroy();
  });
  socket.on('error', () => undefined);
  const next = () => once(socket, 'data');
  await next();
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await Promise.race([next(), once(socket, 'close')]).catch(() => undefined);
  }
  if (!socket.destroyed)
    await Promise.race([once(socket, 'close'), new Promise((end) => setTimeout(end, 3_000))]);
  socket.destroy();
  return answer;
}

test('a mail to an address of ours is taken', async () => {
  const port = await open();
  await send(port, { attachments: [{ filename: 'a.png', content: Buffer.from([1]) }] });
  expect(received).toMatchObject([
    {
      address: ours,
      mail: { from: 'ana@traveller.example', text: 'Hello', attachments: [{ name: 'a.png' }] },
    },
  ]);
});

test('a mail to any other address is refused before it is read: nothing is relayed', async () => {
  const port = await open();
  for (const to of ['somebody@elsewhere.example', 'case+9999@operator.example', 'case@operator.example'])
    await expect(send(port, { to })).rejects.toMatchObject({ responseCode: 550 });
  expect(received).toEqual([]);
});

test('no password and no encryption of its own is offered', async () => {
  const port = await open();
  const answer = await talk(port, ['EHLO x', 'AUTH PLAIN AAAA', 'QUIT'], /221 /);
  expect(answer).not.toMatch(/250[- ](AUTH|STARTTLS)/);
  expect(answer).toMatch(/\n50\d /);
});

test('a mail that announces more than 20 MB is refused at once, one that lies at its end', async () => {
  const port = await open();
  const tooLarge = `MAIL FROM:<a@b.example> SIZE=${inboundMailLimits.maxBytes + 1}`;
  expect(await talk(port, ['EHLO x', tooLarge, 'QUIT'], /\n552/)).toMatch(/\n552/);
  const content = Buffer.alloc(inboundMailLimits.maxBytes, 'x');
  await expect(
    send(port, {
      raw: Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), content]),
      envelope: { from: 'a@b.example', to: [ours], size: 10 },
    }),
  ).rejects.toMatchObject({ responseCode: 552 });
  expect(received).toEqual([]);
});

test('a mail that cannot be read is refused for good, one that cannot be stored for now', async () => {
  const port = await open();
  const nested = Array.from(
    { length: 40 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
  );
  await expect(
    send(port, { raw: nested.join('\r\n'), envelope: { from: 'a@b.example', to: [ours] } }),
  ).rejects.toMatchObject({ responseCode: 554 });
  await opened?.close();
  const failing = await open({ fails: true });
  await expect(send(failing, {})).rejects.toMatchObject({ responseCode: 451 });
  expect(reports.map(String)).toEqual(['Error: The database is away']);
});

test('more recipients than the limit are refused', async () => {
  const port = await open();
  const count = inboundMailLimits.maxRecipients;
  const answersTo = async (recipients: number) => {
    const lines = Array.from({ length: recipients }, (_, at) => `RCPT TO:<case+${at}@operator.example>`);
    return talk(port, ['EHLO x', 'MAIL FROM:<a@b.example>', ...lines, 'QUIT'], /221 /);
  };
  expect(await answersTo(count)).not.toMatch(/\n452/);
  expect(await answersTo(count + 1)).toMatch(/\n452/);
});

test('a mail that comes drop by drop is cut off, whatever little it sends', async () => {
  const port = await open({ mailTimeoutMs: 300 });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'data');
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${ours}>`, 'DATA']) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  const drops = setInterval(() => socket.write('x\r\n'), 20);
  await once(socket, 'close');
  clearInterval(drops);
  expect(received).toEqual([]);
});

test('a mail that is broken off at its end is not stored, and no fault of ours', async () => {
  const port = await open();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'data');
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${ours}>`, 'DATA']) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.write('Subject: x\r\n\r\nalmost all of it\r\n');
  socket.destroy();
  await opened?.close();
  opened = null;
  expect(received).toEqual([]);
  expect(reports).toEqual([]);
});

test('connections beyond the limit are turned away', async () => {
  const port = await open();
  const held = await Promise.all(
    Array.from({ length: inboundMailLimits.maxConnections }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'data');
      return socket;
    }),
  );
  const next = connect(port, '127.0.0.1');
  const [greeting] = await once(next, 'data');
  expect(String(greeting)).toMatch(/^421 /);
  for (const socket of [...held, next]) socket.destroy();
});
