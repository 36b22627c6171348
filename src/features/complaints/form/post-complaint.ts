import { complaintPolicy } from '../../../defaults.ts';
import { buildPath } from '../../../url.ts';
import type { ComplaintOutcome } from '../complaint-outcome.ts';

/**
 * Sends the form (API-007, API-008). Never throws: what is no answer of the call, or none that says why, is `genericError`
 * (CONTACT-057, CONTACT-058).
 */
export async function postComplaint(locale: string, form: FormData): Promise<ComplaintOutcome> {
  try {
    const response = await fetch(buildPath('complaint_form', { _locale: locale }), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      signal: AbortSignal.timeout(complaintPolicy.sendTimeoutMs),
    });
    return readOutcome(await response.json());
  } catch {
    return { success: false, error: 'genericError' };
  }
}

function readOutcome(answer: Partial<Record<string, unknown>>): ComplaintOutcome {
  const { success, caseNumber, error } = answer;
  if (success === true) return { success, caseNumber: String(caseNumber ?? '') };
  // An unknown code is shown as it is (CONTACT-064).
  const code = typeof error === 'string' && error !== '' ? error : 'genericError';
  return { success: false, error: code as Extract<ComplaintOutcome, { success: false }>['error'] };
}
