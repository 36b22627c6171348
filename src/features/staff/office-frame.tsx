import type { ReactNode } from 'react';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import { findStaffStart, listStaffPlaces } from './staff-places.ts';

export interface OfficeFrameProps {
  readonly texts: Texts;
  /** Null before sign-in. */
  readonly member: StaffMember | null;
  /** Path of the page, to mark it in the navigation. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Layout of all back-office pages: navigation, signed-in member and sign-out. */
export function OfficeFrame({ texts, member, path, children }: OfficeFrameProps) {
  const home = member === null ? buildPath('back_office_sign_in', {}) : findStaffStart(member.role);
  return (
    <>
      <header>
        <a className="home" href={home}>
          {texts('office.title')}
        </a>
        {member === null ? null : (
          <>
            <nav aria-label={texts('office.places')}>
              {listStaffPlaces(member.role).map((place) => (
                <a key={place.name} href={place.path} aria-current={place.path === path ? 'page' : undefined}>
                  {texts(`office.place.${place.name}`)}
                </a>
              ))}
            </nav>
            <form method="post" action={buildPath('back_office_sign_out', {})}>
              <span>
                {member.name} ({texts(`office.role.${member.role}`)})
              </span>
              <button type="submit" className="quiet">
                {texts('office.signOut')}
              </button>
            </form>
          </>
        )}
      </header>
      <main>{children}</main>
    </>
  );
}
