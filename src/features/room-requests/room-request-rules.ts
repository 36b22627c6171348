import { fieldLengths, roomRequestPolicy } from '../../defaults.ts';
import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import { countCharacters } from '../../domain/words/count-characters.ts';

/** Fields in the order of the form. `consent`: that the hotel learns what is needed, which may say something of somebody's health. */
export const ROOM_REQUEST_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'needs', 'consent'] as const;
export type RoomRequestField = (typeof ROOM_REQUEST_FIELDS)[number];
export type RoomRequestValues = Readonly<Record<RoomRequestField, string>>;
export type RoomRequestFault = 'required' | 'emailInvalid' | 'tooLong';

/** One line: line breaks in it would be headers of a mail. */
const tidyLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

export function tidyRoomRequest(typed: RoomRequestValues): RoomRequestValues {
  return {
    firstName: tidyLine(typed.firstName),
    lastName: tidyLine(typed.lastName),
    email: typed.email.trim(),
    phone: tidyLine(typed.phone),
    needs: typed.needs.replaceAll('\r\n', '\n').replaceAll('\0', '').trim(),
    consent: typed.consent,
  };
}

/** Checks tidy values; by field name, in the order of the form. */
export function checkRoomRequest(
  values: RoomRequestValues,
): Partial<Record<RoomRequestField, RoomRequestFault>> {
  const faults: Partial<Record<RoomRequestField, RoomRequestFault>> = {};
  for (const field of ROOM_REQUEST_FIELDS) {
    const text = values[field];
    if (text === '' && field !== 'phone') faults[field] = 'required';
    else if (field === 'email' && !isEmailAddress(text)) faults[field] = 'emailInvalid';
    else if (countCharacters(text) > longest(field)) faults[field] = 'tooLong';
  }
  return faults;
}

/** Characters of a field. */
export function longest(field: RoomRequestField): number {
  if (field === 'needs') return roomRequestPolicy.maxNeeds;
  return field === 'email' ? fieldLengths.maxEmail : fieldLengths.maxComplaintLine;
}
