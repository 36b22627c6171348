import type { Amount } from './checkout-requests.ts';
import { REQUEST_FIELDS, type RequestStructure } from './request-fields.ts';
import { invalid, malformed } from './service-error.ts';

/** Fields of an object whose values are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * An object of a request with only the fields of its structure.
 * @throws RequestError 400 where it is none, or has a field that the description does not know
 */
export function requireStructure(structure: RequestStructure, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed(`Structure of ${structure} is not an object`);
  const unknown = Object.keys(value).filter((field) => !REQUEST_FIELDS[structure].has(field));
  if (unknown.length > 0)
    throw malformed(
      `Structure of ${structure} contains the following unknown fields: [${unknown.join(', ')}]`,
    );
  return value as Fields;
}

/** @throws RequestError 422 */
export function requireText(fields: Fields, name: string, maxLength: number, errorCode = '702'): string {
  const text = fields[name];
  if (typeof text !== 'string' || text === '')
    throw invalid(errorCode, `Required field '${name}' is not provided.`);
  if (text.length > maxLength)
    throw invalid('702', `Field '${name}' is longer than ${maxLength} characters.`);
  return text;
}

/**
 * @returns whole minor units, zero included: a card can be verified with zero
 * @throws RequestError
 */
export function requireAmount(fields: Fields): Amount {
  if (fields.amount === undefined) throw invalid('100', "Required object 'amount' is not provided.");
  const { value, currency } = requireStructure('Amount', fields.amount);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw invalid('137', 'Invalid amount specified');
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw invalid('138', 'Unsupported currency specified');
  return { value, currency };
}
