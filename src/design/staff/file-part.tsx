import type { ReactNode } from 'react';

export interface FilePartProps {
  readonly title: string;
  /** For links to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One titled sheet of the page of one file, such as a booking or case. */
export function FilePart({ title, id, children }: FilePartProps) {
  return (
    <section id={id} className="sheet">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
