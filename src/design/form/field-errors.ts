/** What is wrong with the fields of a form: an error code by field name, such as `adults.0.fname`. Each form has its own codes. */
export type FieldErrors<Code extends string = string> = Readonly<Record<string, Code>>;

/** What a field is filled in by: nobody fills in a checkbox. */
export type FieldKind = 'text' | 'choice' | 'tick';

/** Returns the text id of an error code; a field's kind chooses the words. */
export type ErrorTextOf<Code extends string = string> = (code: Code, kind?: FieldKind) => string;
