import { sql } from 'kysely';

/** True for a booking whose address is the verified one of its member. Letter case and Unicode forms make no difference. */
export const ownsBookedAddress = sql<boolean>`exists (
  select from member where member.id = booking.member_id and member.is_email_verified
    and lower(normalize(btrim(member.email), NFC)) = lower(normalize(btrim(booking."order" #>> '{contact,email}'), NFC))
)`;
