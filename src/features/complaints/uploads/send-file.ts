import { complaintFiles } from '../../../defaults.ts';
import type { ReceivedAnswer } from '../../../site/calls/call-types.ts';
import { waitUnlessAborted } from '../../../site/calls/retry-after.ts';
import { buildPath } from '../../../url.ts';
import type { uploadAnswer, uploadedPart } from './upload-schemas.ts';

type Begun = ReceivedAnswer<typeof uploadAnswer>;
type Part = ReceivedAnswer<typeof uploadedPart>;

export interface FileSending {
  readonly locale: string;
  readonly signal: AbortSignal;
  /** Bytes that have arrived. */
  readonly onProgress: (sent: number) => void;
  /** True while nothing gets through: the connection is lost. */
  readonly onWait: (isWaiting: boolean) => void;
}

export type SentFile = { readonly id: string } | { readonly error: string };

/** The file is not on the server, or was refused. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** Waits between two attempts while a connection is lost, in milliseconds; the last one repeats. */
const waits = [500, 1_000, 2_000, 5_000, 10_000];

/**
 * Sends a file part by part and goes on where it broke off, for as long as the caller waits: on a train a connection is often lost.
 * @throws the signal's reason
 */
export async function sendFile(file: File, sending: FileSending): Promise<SentFile> {
  try {
    const { id } = await persist(sending, () => begin(file, sending));
    sending.signal.addEventListener('abort', () => void removeFile(sending.locale, id), { once: true });
    return await sendParts(file, id, sending);
  } catch (error) {
    if (error instanceof Refused) return { error: error.message };
    throw error;
  }
}

/** Deletes a file on the server, where it would end by itself. Never throws. */
export async function removeFile(locale: string, id: string): Promise<void> {
  const address = buildPath('complaint_upload_remove', { _locale: locale, uploadId: id });
  await fetch(address, { method: 'POST', keepalive: true }).catch(() => null);
}

/** Repeats what did not get through. */
async function persist<Answer>(
  { signal, onWait }: FileSending,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const answer = await attempt();
      onWait(false);
      return answer;
    } catch (error) {
      if (signal.aborted || error instanceof Refused) throw error;
      onWait(true);
      await waitUnlessAborted(waits[Math.min(tries, waits.length - 1)] ?? 0, signal);
    }
  }
}

async function begin(file: File, { locale, signal }: FileSending): Promise<{ readonly id: string }> {
  const response = await fetch(buildPath('complaint_upload', { _locale: locale }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ name: file.name, bytes: file.size }),
    signal,
  });
  const { id, error } = await readAnswer<Begun>(response);
  if (id === undefined) throw new Refused(error ?? 'genericError');
  return { id };
}

async function sendParts(file: File, id: string, sending: FileSending): Promise<SentFile> {
  const address = buildPath('complaint_upload_part', { _locale: sending.locale, uploadId: id });
  let offset = 0;
  let isOffsetKnown = true;
  /** After a loss only the server knows how much has arrived. */
  async function sendNext(): Promise<Part> {
    if (!isOffsetKnown) {
      const known = await readAnswer<Part>(
        await fetch(address, { cache: 'no-store', signal: sending.signal }),
      );
      if (known.isComplete === true) return known;
      offset = known.offset ?? 0;
    }
    isOffsetKnown = false;
    const piece = file.slice(offset, offset + complaintFiles.partBytes);
    const onProgress = (sent: number) => sending.onProgress(offset + sent);
    const part = await post(`${address}?offset=${offset}`, piece, { ...sending, onProgress });
    // The request before this one has not ended yet.
    if (!part.success && part.error === undefined) throw new Error('Another part is on its way');
    isOffsetKnown = true;
    return part;
  }
  for (;;) {
    const part = await persist(sending, sendNext);
    if (part.error !== undefined) return { error: part.error };
    if (part.isComplete === true) return { id };
    offset = part.offset ?? 0;
    sending.onProgress(offset);
  }
}

/** Posts with progress, which `fetch` does not report. */
function post(
  address: string,
  piece: Blob,
  { signal, onProgress }: Pick<FileSending, 'signal' | 'onProgress'>,
): Promise<Part> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'text';
    request.timeout = complaintFiles.partTimeoutMs;
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, piece.size));
    request.onload = () => {
      const { status, responseText } = request;
      readAnswer<Part>(new Response(responseText, { status })).then(resolve, reject);
    };
    request.onerror = request.ontimeout = () => reject(new Error('The part did not get through'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.onabort = () => reject(signal.reason);
    request.send(piece);
  });
}

/** @throws Refused for a file that is not there, an error for what may go better the next time */
async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer;
  if (response.status === 404) throw new Refused('fileNotFound');
  if (response.status < 500 && ![408, 429].includes(response.status)) throw new Refused('genericError');
  throw new Error(String(response.status));
}
