import type { ReactNode } from 'react';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { StaffMember } from './staff.ts';

export interface OfficeFrameProps {
  readonly texts: Texts;
  /** Null before signing in. */
  readonly member: StaffMember | null;
  readonly children: ReactNode;
}

/** What all pages of the back office share: where one is, as whom, and the way out. */
export function OfficeFrame({ texts, member, children }: OfficeFrameProps) {
  return (
    <>
      <header>
        <a href={buildPath('back_office', {})}>{texts('office.title')}</a>
        {member === null ? null : (
          <form method="post" action={buildPath('back_office_sign_out', {})}>
            <span>
              {member.name} ({member.role})
            </span>
            <button type="submit">{texts('office.signOut')}</button>
          </form>
        )}
      </header>
      <main>{children}</main>
    </>
  );
}
