import { STAFF_ROLES, type StaffRole } from '../../../domain/staff/staff.ts';
import type { Texts } from '../../../texts/texts.ts';

/** The role of an account, to choose. */
export function RoleChoice({ texts, chosen }: { readonly texts: Texts; readonly chosen: StaffRole }) {
  return (
    <label>
      {texts('office.role')}
      <select name="role" defaultValue={chosen}>
        {STAFF_ROLES.map((each) => (
          <option key={each} value={each}>
            {texts(`office.role.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
