import { type ComponentType, createContext, use } from 'react';
import type { FieldFormProps, FieldInputProps } from './input/input-props.ts';

/** How fields are drawn. Groups and lists hold fields themselves: they get this from outside, not from what draws them. */
export interface FieldDrawing {
  readonly Form: ComponentType<FieldFormProps>;
  readonly Input: ComponentType<FieldInputProps>;
}

export const FieldDrawingContext = createContext<FieldDrawing | null>(null);

export function useFieldDrawing(): FieldDrawing {
  const drawing = use(FieldDrawingContext);
  if (drawing === null) throw new Error('FieldDrawingContext is missing');
  return drawing;
}
