import { useEffect, useEffectEvent, useState } from 'react';
import { editingTimings } from '../../defaults.ts';
import type { Presence, PresenceAnswer, PresenceRequest } from '../../features/editing/editing-calls.ts';
import { buildPath } from '../../url.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import type { SaveStatus } from './drafts/draft-autosave.ts';

/**
 * Reports to the server that the document is open here, and receives who else has it open.
 * @param onHeard called with every answer; the latest given one is
 */
export function usePresence(
  documentId: string,
  first: readonly Presence[],
  status: SaveStatus['kind'],
  onHeard: (answer: PresenceAnswer) => void,
): readonly Presence[] {
  const { client } = useEditor();
  const [present, setPresent] = useState(first);
  const [windowId] = useState(() => crypto.randomUUID());
  const hear = useEffectEvent(onHeard);
  const state = status === 'saved' ? 'looking' : 'editing';
  useEffect(() => {
    const tell = () => {
      client
        .savePresence(documentId, { windowId, state })
        .then((answer) => {
          setPresent(answer.present);
          hear(answer);
        })
        // The next sign of life will do.
        .catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, editingTimings.presenceIntervalMs);
    // Who comes back to the window finds it up to date.
    addEventListener('focus', tell);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', tell);
    };
  }, [client, documentId, windowId, state]);
  useEffect(() => {
    const leave = () => sendGone(documentId, { windowId, state: 'gone' });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [documentId, windowId]);
  return present;
}

/** Goes out even where the window is closing. */
function sendGone(documentId: string, request: PresenceRequest): void {
  void fetch(buildPath('editing_presence', { documentId }), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => undefined);
}
