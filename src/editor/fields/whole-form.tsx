import { FieldDrawingContext } from './field-drawing.ts';
import { FieldForm } from './field-form.tsx';
import { FieldInput } from './field-input.tsx';
import { type FieldScope, FieldScopeProvider } from './input/field-scope.tsx';
import type { FieldFormProps } from './input/input-props.ts';

const drawing = { Form: FieldForm, Input: FieldInput };

export interface WholeFormProps extends FieldFormProps {
  readonly scope: FieldScope;
}

/** The form of a module, of a page or of a document of values, with all that lies within. */
export function WholeForm({ scope, ...form }: WholeFormProps) {
  return (
    <FieldScopeProvider scope={scope}>
      <FieldDrawingContext value={drawing}>
        <FieldForm {...form} />
      </FieldDrawingContext>
    </FieldScopeProvider>
  );
}
