import type { ReactNode } from 'react';

/** One titled sheet of a case's page. @param id for links to it */
export function Part({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className="sheet">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
