import type { NamedField } from '../../../content-modules/definition/field-shape.ts';
import type { FieldPath } from '../../../features/editing/map-fields.ts';

/** Stored values by the names of their fields. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What every input gets: the value as it is stored, undefined where there is none. */
export interface InputProps {
  readonly field: NamedField;
  readonly label: string;
  readonly value: unknown;
  readonly path: FieldPath;
  /** What is wrong with the field itself, in words. */
  readonly problem: string | undefined;
  /**
   * @param value undefined takes an optional field away
   * @param siblings values for fields next to it, by name, that have none yet
   */
  readonly onChange: (value: unknown, siblings?: FieldValues) => void;
}

export type FieldInputProps = Omit<InputProps, 'label' | 'problem'>;

export interface FieldFormProps {
  readonly fields: readonly NamedField[];
  readonly value: FieldValues;
  readonly path: FieldPath;
  /** Nothing waits below: where the form is all there is. */
  readonly isOpen?: boolean;
  readonly onChange: (value: FieldValues) => void;
}
