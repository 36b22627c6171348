import { readFile, stat } from 'node:fs/promises';
import { exchangeRatePolicy } from '../../defaults.ts';

/**
 * The text of a published file; null where nothing answers in time, with an error or with more than a file of rates can be.
 * @param place an http or https address, or the path of a file
 */
export async function readRatesFile(place: string): Promise<string | null> {
  try {
    return /^https?:\/\//.test(place) ? await download(place) : await readSmallFile(place);
  } catch {
    return null;
  }
}

async function download(address: string): Promise<string | null> {
  const answer = await fetch(address, {
    headers: { accept: 'application/xml, text/xml, application/json' },
    signal: AbortSignal.timeout(exchangeRatePolicy.timeoutMs),
  });
  if (!answer.ok || answer.body === null) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.length;
    if (length > exchangeRatePolicy.maxFileBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function readSmallFile(path: string): Promise<string | null> {
  const { size } = await stat(path);
  return size > exchangeRatePolicy.maxFileBytes ? null : readFile(path, 'utf8');
}
