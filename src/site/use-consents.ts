import { browserTimeouts } from '../defaults.ts';
import { buildPath } from '../url.ts';
import { defineSlice, requireStore, useSlice } from './client-store.ts';
import type { ConsentAnswer, ConsentBody } from './consent-schema.ts';
import { type ConsentService, consentServices } from './visit.ts';
import { useVisit } from './visit-context.tsx';

/** Id of the panel in which every consent can be given and taken back; any flyout button opens it (CONSENT-006). */
export const consentSettingsId = 'consent-settings';

/** Consents changed since the document was served; null while they are the visit's. */
const consentsSlice = defineSlice<readonly ConsentService[] | null>({
  key: 'consents',
  initial: null,
  reduce: (state, action) =>
    action.type === 'CONSENTS_CHANGED' && 'consents' in action
      ? (action.consents as readonly ConsentService[])
      : state,
});

/** Services of others that the visitor agrees to at this moment (CONSENT-001). */
export function useConsents(): readonly ConsentService[] {
  const { consents } = useVisit();
  return useSlice(consentsSlice) ?? consents;
}

/**
 * Sends a choice to the server and updates the consents of the page (CONSENT-005, API-029).
 * @returns false where the server could not be reached: then nothing has changed
 */
export async function setConsent(
  locale: string,
  service: ConsentService,
  isAccepted: boolean,
): Promise<boolean> {
  try {
    const response = await fetch(buildPath('consent_set', { _locale: locale }), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ service, accepted: isAccepted } satisfies ConsentBody),
      signal: AbortSignal.timeout(browserTimeouts.fetchTimeoutMs),
    });
    if (!response.ok) return false;
    const { consents } = (await response.json()) as ConsentAnswer;
    requireStore().dispatch({
      type: 'CONSENTS_CHANGED',
      consents: consentServices.filter((known) => consents.includes(known)),
    });
    return true;
  } catch {
    return false;
  }
}
