import { DatatransRefusal } from './datatrans-refusal.ts';
import { type RequestBody, requestSchemas } from './request-schemas.ts';

/** The first word of the messages about a property. */
const subjects: Partial<Record<keyof typeof requestSchemas, string>> = {
  secureFieldsInit: 'init',
  secureFieldsUpdate: 'update',
  authorizeSplit: 'authorize',
};

/**
 * Reads the body of a call.
 * @throws DatatransRefusal INVALID_JSON_PAYLOAD, UNRECOGNIZED_PROPERTY or INVALID_PROPERTY
 */
export function parseRequest<Call extends keyof typeof requestSchemas>(
  call: Call,
  text: string,
): RequestBody<Call> {
  const { success, data, error } = requestSchemas[call].safeParse(parseJson(text));
  if (success) return data as RequestBody<Call>;
  const subject = subjects[call] ?? call;
  const unrecognized = error.issues.find(({ code }) => code === 'unrecognized_keys');
  if (unrecognized?.code === 'unrecognized_keys') {
    const path = [subject, ...unrecognized.path, unrecognized.keys[0]].join('.');
    throw new DatatransRefusal('UNRECOGNIZED_PROPERTY', `${path} is not recognized`);
  }
  const [issue] = error.issues;
  const path = [subject, ...(issue?.path ?? [])].join('.');
  throw new DatatransRefusal('INVALID_PROPERTY', `${path} ${issue?.message ?? ''}`.trim());
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new DatatransRefusal('INVALID_JSON_PAYLOAD', 'the payload is not valid JSON');
  }
}
