import type { FieldShape, NamedField } from '../../../content-modules/definition/field-shape.ts';

/** What fields of a new module begin with. */
export interface InitialValues {
  /** Sample texts for texts still to be written. */
  readonly words: string;
  /** Key of a painted scene in the brand's light. */
  readonly picture: string;
  /** Moment of a field that needs one, ISO 8601. */
  readonly instant: string;
}

/**
 * Props of a new module: what its schema asks for and its picture, so that it looks like something and can be saved at once; the
 * rest is left to the editor.
 */
export function createProps(
  fields: readonly NamedField[],
  initial: InitialValues,
): Readonly<Record<string, unknown>> {
  const filled = fields.filter(({ isRequired, name }) => isRequired || name === 'image');
  return Object.fromEntries(filled.map(({ name, shape }) => [name, createValue(shape, initial)]));
}

/**
 * Value of a field that is filled in for the first time. Destinations and hotels have none: there is no sensible
 * default.
 */
export function createValue(shape: FieldShape, initial: InitialValues): unknown {
  switch (shape.kind) {
    case 'words':
    case 'richLine':
    case 'richWords':
      return { de: initial.words };
    case 'text':
      return '';
    case 'link':
      return '/';
    case 'picture':
      return initial.picture;
    case 'instant':
      return initial.instant;
    case 'switch':
      return false;
    case 'months':
      return Array.from({ length: 12 }, () => 20);
    case 'number':
      return Math.max(shape.min, Math.min(0, shape.max));
    case 'choice':
      return shape.options[0];
    case 'list':
      return Array.from({ length: Math.max(1, shape.min) }, () => createValue(shape.item, initial));
    case 'group':
      return createProps(shape.fields, initial);
    default:
      return undefined;
  }
}
