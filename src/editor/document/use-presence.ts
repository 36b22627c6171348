import { useEffect, useEffectEvent, useState } from 'react';
import { editingTimings } from '../../defaults.ts';
import type { Presence, PresenceAnswer, PresenceRequest } from '../../features/editing/editing-calls.ts';
import { buildPath } from '../../url.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import type { SaveStatus } from './drafts/draft-autosave.ts';

/**
 * Reports to the server that the document is open here, and receives who else has it open.
 * @param onPresence called with every answer; always the function of the newest render
 */
export function usePresence(
  documentId: string,
  first: readonly Presence[],
  status: SaveStatus['kind'],
  onPresence: (answer: PresenceAnswer) => void,
): readonly Presence[] {
  const { client } = useEditor();
  const [present, setPresent] = useState(first);
  const [windowId] = useState(() => crypto.randomUUID());
  const handlePresence = useEffectEvent(onPresence);
  const state = status === 'saved' ? 'looking' : 'editing';
  useEffect(() => {
    const reportPresence = () => {
      client
        .savePresence(documentId, { windowId, state })
        .then((answer) => {
          setPresent(answer.present);
          handlePresence(answer);
        })
        // The next heartbeat reports it again.
        .catch(() => undefined);
    };
    reportPresence();
    const timer = setInterval(reportPresence, editingTimings.presenceIntervalMs);
    // An editor who returns to the window sees the newest state at once.
    addEventListener('focus', reportPresence);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', reportPresence);
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

/** `keepalive` sends the request even when the window closes. */
function sendGone(documentId: string, request: PresenceRequest): void {
  void fetch(buildPath('editing_presence', { documentId }), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => undefined);
}
