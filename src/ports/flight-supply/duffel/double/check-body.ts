import { type FieldShape, findShapeFault } from '../../../supply/double/field-shapes.ts';
import { DuffelError, invalidField } from './duffel-error.ts';

/**
 * The data of a request, of its shape.
 * @throws DuffelError 422 for a field that is missing or of another type, 400 for one that the description does not know
 */
export function requireShape<Data>(shape: FieldShape, data: unknown): Data {
  const fault = findShapeFault(shape, data);
  if (fault === null) return data as Data;
  switch (fault.kind) {
    case 'unknown':
      throw new DuffelError(
        400,
        'invalid_request_error',
        'bad_request',
        `${fault.path} is no known field`,
        fault.path,
      );
    case 'missing':
      throw invalidField('validation_required', fault.path, `${fault.path} can't be blank`);
    case 'type':
      throw invalidField('validation_type', fault.path, `${fault.path} has an invalid type`);
  }
}
