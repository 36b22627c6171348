import { describe, expect, test } from 'vitest';
import { countCharacters } from '../../domain/words/count-characters.ts';
import { checkComplaint } from './complaint-rules.ts';
import { complaintSchema } from './complaint-schema.server.ts';
import { toSentFields } from './complaint-values.ts';
import { findFileFault, findFilesFault, MAX_FILE_BYTES } from './uploads/file-rules.ts';

const values = {
  contactReason: 'complaint',
  referenceNumber: 'AB12-CD34',
  tourGuideContacted: 'yes',
  salutation: 'mrs',
  name: 'Ada',
  surname: 'Lovelace',
  street: '',
  postCode: '',
  city: '',
  country: 'DE',
  email: 'ada@example.com',
  phone: '',
  concerns: 'The pool was empty.',
};

describe('fields of a complaint', () => {
  test('[CONTACT-013] [CONTACT-014] [CONTACT-015] [CONTACT-018] are right without the optional ones', () => {
    expect(checkComplaint(values)).toEqual({});
  });

  test.each([
    ['contactReason', '[CONTACT-007]'],
    ['referenceNumber', '[CONTACT-008]'],
    ['tourGuideContacted', '[CONTACT-009]'],
    ['salutation', '[CONTACT-010]'],
    ['name', '[CONTACT-011]'],
    ['surname', '[CONTACT-012]'],
    ['country', '[CONTACT-016]'],
    ['email', '[CONTACT-017]'],
    ['concerns', '[CONTACT-019]'],
  ])('need %s, which blanks alone are not (%s)', (name) => {
    expect(checkComplaint({ ...values, [name]: '  ' })).toEqual({ [name]: 'required' });
  });

  test.each([
    ['contactReason', 'question'],
    ['tourGuideContacted', 'maybe'],
    ['salutation', 'dr'],
    ['country', 'XX'],
  ])('[CONTACT-007] [CONTACT-009] [CONTACT-010] [CONTACT-016] know no other choice: %s', (name, value) => {
    expect(checkComplaint({ ...values, [name]: value })).toEqual({ [name]: 'required' });
  });

  test('[CONTACT-017] [CONTACT-061] refuse what is no e-mail address', () => {
    expect(checkComplaint({ ...values, email: 'ada@example' })).toEqual({ email: 'emailInvalid' });
  });

  test('[CONTACT-024] [CONTACT-034] take 2,000 characters and not one more', () => {
    expect(checkComplaint({ ...values, concerns: 'a'.repeat(2_000) })).toEqual({});
    expect(checkComplaint({ ...values, concerns: 'a'.repeat(2_001) })).toEqual({
      concerns: 'concernsMaxLengthError',
    });
  });

  test('[CONTACT-024] count an emoji, and a line break of a form, as one character', () => {
    expect(countCharacters('😀')).toBe(1);
    expect(countCharacters('a\r\nb')).toBe(3);
  });
});

describe('what is sent of a complaint', () => {
  test('[CONTACT-047] [CONTACT-048] [CONTACT-049] [CONTACT-050] [CONTACT-056] has the names of the call', () => {
    const full = { ...values, street: 'Lane 1', postCode: '10115', city: 'Berlin', phone: '+49 30 1' };
    expect(toSentFields(full as never)).toEqual({
      reason: 'complaint',
      orderId: 'AB12-CD34',
      contactTourGuideOnSite: 'true',
      salutation: 'FEMALE',
      firstName: 'Ada',
      lastName: 'Lovelace',
      street: 'Lane 1',
      zipCode: '10115',
      city: 'Berlin',
      country: 'DE',
      email: 'ada@example.com',
      phone: '+49 30 1',
      text: 'The pool was empty.',
    });
  });

  test.each([
    ['yes', 'true'],
    ['no', 'false'],
    ['not-available', 'false'],
  ])('[CONTACT-052] says that the tour guide was contacted for Yes alone: %s', (choice, sent) => {
    expect(toSentFields({ tourGuideContacted: choice }).contactTourGuideOnSite).toBe(sent);
  });

  test('[CONTACT-053] is MALE for Mr', () => {
    expect(toSentFields({ salutation: 'mr' }).salutation).toBe('MALE');
  });

  test('[CONTACT-054] is MALE where no salutation is sent', () => {
    const { salutation: _left, ...sent } = toSentFields(values);
    expect(complaintSchema.parse(sent).salutation).toBe('MALE');
  });

  test('has no line break in a field of one line, which would be a header of a mail', () => {
    const sent = { ...toSentFields(values), firstName: 'Ada\r\nBcc: all@example.com' };
    expect(complaintSchema.parse(sent).firstName).toBe('Ada Bcc: all@example.com');
  });
});

const file = (bytes: number, name = 'beach.jpg') => ({ name, bytes });

describe('files of a complaint', () => {
  test('[CONTACT-029] [CONTACT-038] have one byte at least', () => {
    expect(findFileFault(file(1))).toBeNull();
    expect(findFileFault(file(0))).toBe('fileEmptyError');
  });

  test('[CONTACT-028] [CONTACT-037] have 104,857,600 bytes at most', () => {
    expect(findFileFault(file(104_857_600))).toBeNull();
    expect(findFileFault(file(104_857_601))).toBe('fileTooLargeError');
  });

  test.each(['a.pdf', 'a.jpg', 'a.JPEG', 'a.png', 'a.mov', 'a.b.mp4'])(
    '[CONTACT-027] are allowed by their extension: %s',
    (name) => {
      expect(findFileFault(file(1, name))).toBeNull();
    },
  );

  test.each(['a.exe', 'a.svg', 'a.mpeg', 'pdf', 'a.pdf.exe', 'a.'])(
    '[CONTACT-027] [CONTACT-036] are refused by their extension: %s',
    (name) => {
      expect(findFileFault(file(1, name))).toBe('fileWrongTypeError');
    },
  );

  test('[CONTACT-025] [CONTACT-035] are 20 at most', () => {
    expect(findFilesFault(Array.from({ length: 20 }, () => file(1)))).toBeNull();
    expect(findFilesFault(Array.from({ length: 21 }, () => file(1)))).toBe('filesMaxNumError');
  });

  test('[CONTACT-030] [CONTACT-039] have 104,857,600 bytes together at most', () => {
    expect(findFilesFault([file(MAX_FILE_BYTES - 1), file(1)])).toBeNull();
    expect(findFilesFault([file(MAX_FILE_BYTES), file(1)])).toBe('filesTooLargeError');
  });

  test('[CONTACT-032] show one message: that of the file before that of all together', () => {
    expect(findFilesFault([file(MAX_FILE_BYTES + 1)])).toBe('fileTooLargeError');
    expect(findFilesFault([file(0, 'a.exe')])).toBe('fileWrongTypeError');
  });
});
