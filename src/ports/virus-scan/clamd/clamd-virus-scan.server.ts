import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { complaintFiles } from '../../../defaults.ts';
import type { ScanOutcome, VirusScanPort } from '../virus-scan-port.ts';

/** Where clamd listens: a path of a Unix socket, or host and port. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

export interface ClamdOptions {
  readonly address: ClamdAddress;
  /** Milliseconds for a whole file. */
  readonly timeoutMs?: number;
  /** Receives why an answer is missing; the names of signatures are of no use to senders. */
  readonly report: (what: string) => void;
}

/** A longer answer is none of clamd's. */
const maxAnswerBytes = 4_096;

/**
 * Scans by the command INSTREAM of clamd (`man clamd`): each piece with its length before it, big-endian, and a length of zero at the
 * end. clamd answers `stream: OK` or `stream: <signature> FOUND`, and with an error where a file is over its `StreamMaxLength`.
 */
export function createClamdVirusScan(options: ClamdOptions): VirusScanPort {
  const { address, timeoutMs = complaintFiles.scanTimeoutMs, report } = options;
  return {
    async scan(content) {
      const socket = createConnection(address);
      const signal = AbortSignal.timeout(timeoutMs);
      const end = () => socket.destroy(new Error('clamd took too long'));
      signal.addEventListener('abort', end, { once: true });
      // What goes wrong is thrown where the socket is waited for.
      socket.on('error', () => undefined);
      try {
        const answer = readAnswer(socket);
        // Where sending fails first, its error is the one that is reported.
        answer.catch(() => undefined);
        await Promise.race([send(socket, content), answer]);
        return parseOutcome(await answer, report);
      } catch (error) {
        report(error instanceof Error ? error.message : 'clamd did not answer');
        return 'unknown';
      } finally {
        signal.removeEventListener('abort', end);
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  // With `z` commands and answers end with a zero byte.
  socket.write('zINSTREAM\0');
  for await (const bytes of content)
    for (let at = 0; at < bytes.length; at += complaintFiles.scanPieceBytes)
      await sendPiece(socket, bytes.subarray(at, at + complaintFiles.scanPieceBytes));
  await sendPiece(socket, new Uint8Array());
}

async function sendPiece(socket: Socket, piece: Uint8Array): Promise<void> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  socket.write(length);
  if (piece.length === 0 || socket.write(piece)) return;
  if (socket.destroyed) throw new Error('clamd closed the connection');
  await once(socket, 'drain', { signal: closeOf(socket) });
}

/** Aborted when the socket is closed: a closed one never drains. */
function closeOf(socket: Socket): AbortSignal {
  const closed = new AbortController();
  socket.once('close', () => closed.abort(new Error('clamd closed the connection')));
  return closed.signal;
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (bytes: Buffer) => {
      answer += bytes.toString('latin1');
      const end = answer.indexOf('\0');
      if (end !== -1) resolve(answer.slice(0, end));
      else if (answer.length > maxAnswerBytes) reject(new Error('clamd gave an endless answer'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('clamd closed the connection')));
  });
}

function parseOutcome(answer: string, report: (what: string) => void): ScanOutcome {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  report(`clamd answered: ${answer}`);
  return 'unknown';
}
