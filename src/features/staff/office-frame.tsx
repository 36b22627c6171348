import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import { placeIcons } from './place-icons.ts';
import { findStaffStart, type StaffPlace } from './staff-places.ts';

export interface OfficeFrameProps {
  readonly texts: Texts;
  /** Null before sign-in. */
  readonly member: StaffMember | null;
  /** Sections that the member may open. */
  readonly places: readonly StaffPlace[];
  /** The section that the page belongs to. */
  readonly place: StaffPlace['name'] | null;
  /** Path of the page: the one of a section, or of a page in it. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Layout of all pages of the back office: navigation, signed-in member and sign-out. Works without script at every width. */
export function OfficeFrame({ texts, member, places, place, path, children }: OfficeFrameProps) {
  const home = member === null ? buildPath('back_office_sign_in', {}) : findStaffStart(member.role);
  return (
    <div className={member === null ? 'without-nav' : 'with-nav'}>
      <a className="skip" href="#main">
        {texts('frame.skipToContent')}
      </a>
      <header className="bar">
        <a className="home" href={home}>
          {texts('office.title')}
        </a>
        {member === null ? null : (
          <>
            <nav className="nav" aria-label={texts('office.places')}>
              <ul>
                {places.map((each) => (
                  <li key={each.name}>
                    <PlaceLink texts={texts} place={each} isCurrent={each.name === place} path={path} />
                  </li>
                ))}
              </ul>
            </nav>
            <form className="me" method="post" action={buildPath('back_office_sign_out', {})}>
              <p>
                {member.name}
                <small>{texts(`office.role.${member.role}`)}</small>
              </p>
              <button type="submit" className="quiet">
                <LogOut size={16} aria-hidden="true" />
                <span className="unseen">{texts('office.signOut')}</span>
              </button>
            </form>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

interface PlaceLinkProps extends Pick<OfficeFrameProps, 'texts' | 'path'> {
  readonly place: StaffPlace;
  readonly isCurrent: boolean;
}

function PlaceLink({ texts, place, isCurrent, path }: PlaceLinkProps) {
  const PlaceIcon = placeIcons[place.name];
  const current = place.path === path ? 'page' : 'true';
  return (
    <a href={place.path} aria-current={isCurrent ? current : undefined}>
      <PlaceIcon size={17} aria-hidden="true" />
      {texts(`office.place.${place.name}`)}
    </a>
  );
}
