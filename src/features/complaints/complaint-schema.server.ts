import { z } from 'zod';
import { fieldLengths } from '../../defaults.ts';
import { CONTACT_REASONS, type Complaint } from '../../domain/cases/complaint.ts';
import { COUNTRY_CODES } from '../../domain/places/countries.ts';
import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import { countCharacters } from '../../domain/words/count-characters.ts';
import { MAX_CONCERNS } from './complaint-rules.ts';

/** One line: line breaks in it would be headers of a mail. */
const line = z
  .string()
  .max(fieldLengths.maxText)
  .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
  .refine((text) => text.length <= fieldLengths.maxComplaintLine, 'is too long');
const filled = line.refine((text) => text !== '', 'is missing');
const optional = line.optional().transform((text) => (text === undefined || text === '' ? null : text));

/** The fields of the call `complaint_form` (CONTACT-047 to CONTACT-054): what comes out is a checked complaint. */
export const complaintSchema = z
  .object({
    reason: z.enum(CONTACT_REASONS),
    orderId: filled,
    contactTourGuideOnSite: z.enum(['true', 'false', '']).default('false'),
    salutation: z.enum(['MALE', 'FEMALE']).default('MALE'),
    firstName: filled,
    lastName: filled,
    street: optional,
    zipCode: optional,
    city: optional,
    phone: optional,
    country: z.enum(COUNTRY_CODES),
    email: z.string().trim().refine(isEmailAddress, 'is no e-mail address'),
    text: z
      .string()
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .refine((text) => text !== '', 'is missing')
      .refine((text) => countCharacters(text) <= MAX_CONCERNS, 'is too long'),
  })
  .transform(({ contactTourGuideOnSite, ...fields }): Complaint => {
    return { ...fields, hasContactedTourGuide: contactTourGuideOnSite === 'true' };
  });
