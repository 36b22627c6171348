import { editingTimings } from '../../defaults.ts';
import type { DiscardRequest } from '../../features/editing/editing-calls.ts';
import { buildPath } from '../../url.ts';
import { type EditingClient, EditingFailure, type FailureReason } from './editing-client.ts';

/**
 * The server's own editing client.
 * @param waitForSignIn called when the session has ended; resolves after the next sign-in
 */
export function createEditingClient(waitForSignIn: () => Promise<void>): EditingClient {
  const get = <Answer>(path: string, signal?: AbortSignal) =>
    call<Answer>(path, undefined, waitForSignIn, signal);
  const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) =>
    call<Answer>(path, body, waitForSignIn, signal);
  return {
    palette: () => get(buildPath('editing_palette', {})),
    list: (signal) => get(buildPath('editing_list', {}), signal),
    create: (request) => post(buildPath('editing_create', {}), request),
    open: (documentId, signal) => get(buildPath('editing_open', { documentId }), signal),
    save: (documentId, request) => post(buildPath('editing_save', { documentId }), request),
    publish: (documentId, request) => post(buildPath('editing_publish', { documentId }), request),
    schedule: (documentId, request) => post(buildPath('editing_schedule', { documentId }), request),
    unpublish: (documentId) => post(buildPath('editing_unpublish', { documentId }), {}),
    discard: (documentId, revision) =>
      post(buildPath('editing_discard', { documentId }), { revision } satisfies DiscardRequest),
    restore: (documentId, request) => post(buildPath('editing_restore', { documentId }), request),
    savePresence: (documentId, request) => post(buildPath('editing_presence', { documentId }), request),
    version: (documentId, version, signal) =>
      get(buildPath('editing_version', { documentId, version: String(version) }), signal),
    compare: (documentId, states, signal) =>
      get(buildPath('editing_compare', { documentId }, states), signal),
    prepare: (request, signal) => post(buildPath('editing_prepare', {}), request, signal),
    targets: (question, signal) => get(buildPath('editing_targets', {}, question), signal),
  };
}

/** Calls the server, and again after a sign-in. @throws EditingFailure where there is no answer to use */
export async function call<Answer>(
  path: string,
  body: unknown,
  waitForSignIn: () => Promise<void>,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await send(path, body, signal);
  if (response.status === 401) {
    await waitForSignIn();
    signal?.throwIfAborted();
    return call(path, body, waitForSignIn, signal);
  }
  const answer: unknown = await response.json().catch(() => null);
  // A conflict or a refused field is an answer, with any HTTP status.
  const isOutcome = typeof answer === 'object' && answer !== null && 'outcome' in answer;
  if (response.ok || isOutcome) return answer as Answer;
  throw new EditingFailure(failureReason(response.status), `${path} answered ${response.status}`);
}

async function send(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const headers = { accept: 'application/json' };
  const signals = [
    AbortSignal.timeout(editingTimings.callTimeoutMs),
    ...(signal === undefined ? [] : [signal]),
  ];
  try {
    return await fetch(path, {
      ...(body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      signal: AbortSignal.any(signals),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw new EditingFailure('offline', String(error));
  }
}

function failureReason(status: number): FailureReason {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  return status === 502 || status === 503 || status === 504 ? 'offline' : 'failed';
}
