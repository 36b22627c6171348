/**
 * Where a key leads in a list of options (WAI-ARIA listbox); null for keys that mean nothing to it.
 * @param at index of the option that has the focus
 */
export function moveInList(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
