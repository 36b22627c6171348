import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keeps what a visitor chose in a served field before React took it over: React knows the value that was served alone, and its next
 * rendering would put that back (ADR 0002).
 * @param shown the value that the field is rendered with
 * @param take called once, where the field has another one
 * @returns for the field's `ref`
 */
export function useServedChoice<Field extends { readonly value: string }>(
  shown: string,
  take: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const [takeServed] = useState(() => () => {
    const value = field.current?.value;
    if (value !== undefined && value !== shown) take(value);
  });
  useEffect(takeServed, [takeServed]);
  return field;
}
