import type { ReactNode } from 'react';

/** One titled sheet of a booking's page. */
export function FilePart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
