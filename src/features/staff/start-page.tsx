import type { StaffMember } from '../../domain/staff/staff.ts';
import type { Texts } from '../../texts/texts.ts';
import { listStaffPlaces } from './staff-places.ts';

/** Start page for roles with several sections. */
export function StartPage({ texts, member }: { readonly texts: Texts; readonly member: StaffMember }) {
  return (
    <>
      <h1>{texts('office.start', { name: member.name })}</h1>
      <ul className="places">
        {listStaffPlaces(member.role).map(({ name, path }) => (
          <li key={name}>
            <a href={path}>
              <strong>{texts(`office.place.${name}`)}</strong>
              <span>{texts(`office.placeText.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
