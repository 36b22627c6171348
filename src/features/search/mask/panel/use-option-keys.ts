import { type KeyboardEvent, useState } from 'react';

interface OptionMoves<Option> {
  readonly onPick: (option: Option) => void;
  /** Null leaves Escape to what is around the field. */
  readonly onEscape: (() => void) | null;
}

/**
 * The keys of a combobox: arrows move through the options and around their ends, Enter picks the active one, or the first
 * where none is. Enter never submits the form around it.
 */
export function useOptionKeys<Option extends { readonly id: number }>(
  options: readonly Option[],
  { onPick, onEscape }: OptionMoves<Option>,
) {
  // Remembered by id, so that it stays on its option while the list changes around it.
  const [activeId, setActiveId] = useState<number | null>(null);
  const found = options.findIndex(({ id }) => id === activeId);
  const active = found === -1 ? null : found;

  const moveBy = (step: 1 | -1) => {
    const from = active ?? (step === 1 ? -1 : 0);
    setActiveId(options[(from + step + options.length) % options.length]?.id ?? null);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[active ?? 0];
      if (option !== undefined) onPick(option);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      moveBy(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && onEscape !== null) {
      event.preventDefault();
      onEscape();
    }
  };
  return { active, handleKey };
}
