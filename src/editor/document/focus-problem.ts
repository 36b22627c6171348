import type { FieldProblem } from '../../features/editing/editing-calls.ts';

/** Moves the focus to the field of a problem once its form is drawn; without a field of its own, to the nearest around it. */
export function focusProblem({ path }: FieldProblem): void {
  setTimeout(() => {
    for (let length = path.length; length > 0; length -= 1) {
      const wanted = CSS.escape(JSON.stringify(path.slice(0, length)));
      const field = document.querySelector(`[data-path="${wanted}"]`);
      if (field === null) continue;
      field.closest('details')?.setAttribute('open', '');
      const control = field.querySelector<HTMLElement>('textarea, input, select, [aria-invalid], button');
      control?.scrollIntoView({ block: 'center' });
      control?.focus();
      return;
    }
  }, 100);
}
