import { listErrors } from './list-errors.ts';
import type { Mutant } from './mutant.ts';

const checkout = 'features/checkout';

/** Errors in the rules of the checkout: its total, extras, travellers, addresses and what follows from an order. */
export const checkoutMutants: readonly Mutant[] = [
  ...listErrors(`${checkout}/with-total.ts`, [
    ['?? 0, extras }', '?? 0 }', 'the ticket leaves the extras out'],
    ['...price, cardDiscount, coupon', '...price, coupon', 'the ticket leaves the discount of the card out'],
  ]),
  ...listErrors(`${checkout}/checkout-summary.ts`, [
    [
      'total: totalOf(charged)',
      'total: totalOf(price)',
      'the discount of a card is listed and not taken off',
    ],
    ['base: checkout.baseTotal', 'base: checkout.baseTotal + 1', 'flights and stay cost a cent more'],
    ['premiums: premiumOf(extras)', 'premiums: 0', 'cancelling gives premiums of insurances back'],
    ["infants: count('infant')", "infants: count('child')", 'babies are counted as children'],
  ]),
  ...listErrors('domain/vouchers/judge-promotion.ts', [
    ['validTo < use.today', 'validTo <= use.today', 'a promotion is over on its last day'],
    ['use.today < validFrom', 'use.today <= validFrom', 'a promotion does not apply on its first day'],
    ['usesInAll <= uses.inAll', 'usesInAll < uses.inAll', 'a promotion is used once more than it may be'],
    ['usesPerPerson <= uses.ofPerson', 'false', 'a person uses a promotion for every order'],
    [
      'promotion.isCombinable && vouchers',
      'vouchers',
      'a promotion that goes with no voucher is lowered with one',
    ],
    [
      'return judgeDays(promotion, use) ?? judgeUses(promotion, use);',
      'return judgeUses(promotion, use);',
      'an order uses a promotion that staff have ended meanwhile',
    ],
    [
      'return judgeDays(promotion, use) ?? judgeUses(promotion, use);',
      'return judgeDays(promotion, use);',
      'orders that come together use a promotion more often than it may be used',
    ],
  ]),
  {
    file: 'features/vouchers/store/lock-promotion.server.ts',
    find: 'if (judgeLockedPromotion(readPromotionRow(row), use) !== null) return false;',
    replace: '',
    what: 'an order does not judge its promotion again',
    tests: ['features/vouchers/store/voucher-holds.server.test.ts'],
  },
  ...listErrors(`${checkout}/extras/list-extra-kinds.ts`, [
    [
      "kind === 'insurance')) return true",
      "kind === 'insurance')) return false",
      'a step with nothing but insurance is shown',
    ],
    ['options.length === 2 &&', 'options.length >= 2 &&', 'a step with three kinds is skipped'],
    [
      "options[0] === 'insurance'",
      "options[1] === 'insurance'",
      'a step whose second kind is insurance is skipped',
    ],
  ]),
  ...listErrors('features/checkout/extras/carry-extras.ts', [
    ["if (kind !== 'seat'", "if (kind !== 'luggage'", 'a seat is kept on another flight'],
    [
      'if (extra.travellers.length > 0 && travellers.length === 0) return [];',
      '',
      'who does not travel any more still pays for luggage',
    ],
  ]),
  ...listErrors('features/checkout/extras/review-extras.ts', [
    [
      'now.amount === before.amount &&',
      'now.amount <= before.amount &&',
      'an extra that is cheaper now is not reported',
    ],
    [
      'if (!now.ok || !chooseExtras([...kept, extra]',
      'if (!now.ok || !chooseExtras([extra]',
      'two transfers stay where only one is possible',
    ],
    ['now === null ? [extra] : []', 'now === null ? [] : [extra]', 'what remains is reported as gone'],
  ]),
  ...listErrors(`${checkout}/payment/decide-next.ts`, [
    [
      "if (answer.redirect !== null) return { kind: 'leave'",
      "if (answer.success) return { kind: 'leave'",
      'nobody is sent to the wallet',
    ],
    ['answer.next ?? processing', 'processing', 'the named page is not opened'],
    ['answer.changes[0]?.newTotal ?? null', 'null', 'the new price is not said'],
    ["code !== 'tooManyHolds' && ", '', 'the open payment of another trip opens unasked'],
    ['openPath: answer.next', 'openPath: null', 'the open payment cannot be found'],
    ['waitSeconds: answer.waitSeconds', 'waitSeconds: null', 'nobody says how long a card has to wait'],
    ["    case 'priceChanged':\n", '', 'a changed price is said by no modal'],
    [
      'Object.keys(faults).length > 0',
      'Object.keys(faults).length > 1',
      'a single fault is not shown at its field',
    ],
    [
      "if (code !== 'tooManyHolds' && answer.next !== null) return { kind: 'go', path: answer.next };",
      '',
      'a refused payment does not lead to the page that says so',
    ],
  ]),
  ...listErrors(`${checkout}/payment/describe-saving.ts`, [
    ['trip.outbound === null', 'trip.outbound !== null', 'a stay without flights saves on flights'],
    ['|| terms.discount === 0', '', 'a saving of nothing is praised'],
  ]),
  ...listErrors(`${checkout}/payment/read-payment-details.ts`, [
    ["token === '' ? { token", "token !== '' ? { token", 'a card without a token is accepted'],
    ['holderFault === null ? {} :', 'holderFault !== null ? {} :', 'a card without a holder is accepted'],
    ['redirect === undefined ? card', 'redirect !== undefined ? card', 'the address of a challenge is lost'],
    ['holderName: tidyName(holderName)', 'holderName', 'the holder is stored as typed'],
  ]),
  ...listErrors(`domain/travellers/birth-date.ts`, [
    [
      `\`\${year}-\${month}-\${date}\``,
      `\`\${year}-\${date}-\${month}\``,
      'day and month of birth are swapped',
    ],
    [
      '[pad(date, 2), pad(month, 2), pad(year, 4)]',
      '[pad(month, 2), pad(date, 2), pad(year, 4)]',
      'a birth date is written the American way',
    ],
    ['exec(text.trim())', 'exec(text)', 'blanks around a birth date are an error'],
    ['year.length === 4', 'year.length >= 2', 'a year of two digits is taken literally'],
    ['/^(\\d{2})(\\d{2})(\\d{4})$/.exec(text) ?? []', '[]', 'eight digits in a row are no date'],
  ]),
  ...listErrors(`domain/travellers/check-address.ts`, [
    ["if (line === '') return 'required';", '', 'an empty street is accepted'],
    ["if (containsCardNumber(line)) return 'invalidPhone';", '', 'a card number is stored as a street'],
    ['> fieldLengths.maxAddressLine', '>= fieldLengths.maxAddressLine', 'the longest street is refused'],
    ['[...line].length', 'line.length', 'letters outside the basic plane count twice'],
    ["if (zip === '') return 'required';", '', 'an empty postal code is reported as a wrong one'],
    ["if (containsCardNumber(zip)) return 'invalidPhone';", '', 'a card number is stored as a postal code'],
    ['DE: /^\\d{5}$/', 'DE: /^\\d{4,5}$/', 'a German postal code has four digits'],
    ['AT: /^[1-9]\\d{3}$/', 'AT: /^\\d{4}$/', 'an Austrian postal code begins with 0'],
    ['LU: /^(?:L-?)?\\d{4}$/i', 'LU: /^\\d{4}$/i', 'a Luxembourg postal code has no L'],
    ['{2,10}$/u', '{2,11}$/u', 'a postal code of another country has eleven characters'],
  ]),
  ...listErrors('domain/travellers/check-age.ts', [
    ["if (age < 0) return 'invalidDate';", '', 'a traveller is born after departure'],
    ["if (isLead) return isWithin(age, AGES.adult) ? null : 'adultError';", '', 'a child makes the booking'],
    ["if (age > AGES.adult.to) return 'invalidDate';", '', 'a traveller is 150 years old'],
    [
      'ageOn(born, days.return) < adultTravellerFrom',
      'ageOn(born, days.departure) < adultTravellerFrom',
      'who turns twelve on the journey is refused',
    ],
    ['< adultTravellerFrom', '<= adultTravellerFrom', 'a traveller of twelve is refused'],
    ['pricedAge === null || age === pricedAge', 'true', 'a child of another age travels at the price'],
    ['child: { from: 2, to: 11 }', 'child: { from: 2, to: 12 }', 'a child of twelve is no teenager'],
    [
      'adult: { from: OF_AGE_FROM, to: 100 }',
      'adult: { from: OF_AGE_FROM, to: 99 }',
      'nobody of a hundred travels',
    ],
    ['infant: { from: 0, to: 1 }', 'infant: { from: 0, to: 2 }', 'a child of two is an infant'],
  ]),
  ...listErrors(`domain/travellers/check-contact.ts`, [
    [
      'value.trim().toLowerCase() === email.trim().toLowerCase()',
      'value === email',
      'blanks and letter case matter in the repeated address',
    ],
    ["if (value.trim() === '') return 'required';", '', 'a missing repetition is reported as a wrong one'],
    ['\\d{6,15}$/.test(phone)', '\\d{5,15}$/.test(phone)', 'a number of five digits is a phone'],
    ['\\d{6,15}$/.test(phone)', '\\d{6,16}$/.test(phone)', 'a number of sixteen digits is a phone'],
    ['/^\\+?\\d', '/^\\d', 'a plus is no part of a phone number'],
    ['\\(0\\)|', '', 'the zero in brackets is dialled'],
  ]),
  ...listErrors('domain/travellers/is-email-address.ts', [
    ['text.length <= fieldLengths.maxEmail &&', '', 'an address is longer than any mail server takes'],
    [`(?:\${label}\\\\.)+\${label}$`, `(?:\${label}\\\\.)*\${label}$`, 'an address needs no dot'],
  ]),
  ...listErrors(`${checkout}/validation/check-miles-number.ts`, [
    ["if (number === '') return null;", '', 'a miles number is required'],
    ["if (/\\D/.test(number)) return 'milesMoreDigitError';", '', 'letters are told as a wrong length'],
    [
      'number.length === fieldLengths.milesNumber',
      'number.length >= fieldLengths.milesNumber',
      'a miles number is too long',
    ],
  ]),
  ...listErrors(`domain/travellers/check-name.ts`, [
    [
      "if (containsCardNumber(name)) return 'invalidPhone';",
      '',
      'a card number is reported as digits in a name',
    ],
    ["if (/\\d/.test(name)) return 'digitNameError';", '', 'digits are told as a wrong character'],
    ['length < fieldLengths.minName', 'length <= fieldLengths.minName', 'the shortest name is refused'],
    ['length > fieldLengths.maxName', 'length >= fieldLengths.maxName', 'the longest name is refused'],
    ["isPersonName(name) ? null : 'nameCharacterError'", 'null', 'a link is a name'],
  ]),
  ...listErrors(`${checkout}/validation/billing-rules.ts`, [
    ['if (rules.travellers === null) return null;', '', 'a birth date is asked for before anybody is known'],
    ['known ? null :', '!known ? null :', 'only children can pay'],
    ['AGES.adult.from <= age', 'AGES.adult.from < age', 'who is eighteen cannot pay'],
    ['age <= AGES.adult.to', 'age < AGES.adult.to', 'who is a hundred cannot pay'],
    [
      "if (born === null) return { field: 'birthDate', code: 'invalidDate' };",
      '',
      'an impossible birth date is accepted',
    ],
    [
      "if (typed === '') return { field: 'birthDate', code: 'required' };",
      '',
      'a missing birth date is reported as a wrong one',
    ],
    [
      "code: 'billedAgeError' };\n  const typed",
      "code: 'required' };\n  const typed",
      'a child who pays is asked for a name that is there',
    ],
  ]),
  ...listErrors(`${checkout}/validation/billing-schema.ts`, [
    ["zip === '' ? null : checkZip(zip, country)", 'null', 'any postal code is accepted'],
    ['street: textField(checkStreet)', 'street: textField(() => null)', 'no street is needed'],
    ['city: textField(checkCity)', 'city: textField(() => null)', 'no city is needed'],
    [
      'addError(context, error.code, [error.field])',
      "addError(context, error.code, ['firstName'])",
      'the age of who pays is reported at the first name',
    ],
    [
      'isNamed ? checkBilledPerson(',
      'true ? checkBilledPerson(',
      'who has no name is asked for a birth date',
    ],
  ]),
  ...listErrors('domain/travellers/find-same-names.ts', [
    ["name.trim() !== '' &&", '', 'people without a name have the same one'],
    ['names.indexOf(name) < at', 'names.indexOf(name) > at', 'the same name is used twice'],
    ['.toLowerCase()', '', 'letter case makes another person'],
    [".replaceAll(/\\s+/g, ' ')", '', 'a blank makes another person'],
  ]),
  ...listErrors(`${checkout}/travellers/info-form.ts`, [
    [
      "if (adults.length !== rules.slots.length) addError(context, 'required', ['adults']);",
      '',
      'a traveller is missing',
    ],
    ["if (age !== null) addError(context, age, ['adults', at, 'birthDate']);", '', 'ages are not checked'],
    [
      "if (miles !== null) addError(context, miles, ['adults', at, 'milesMoreEarnNumber']);",
      '',
      'miles numbers are not checked',
    ],
    ["addError(context, 'sameNameError', ['adults', at, 'lname']);", ';', 'the same person travels twice'],
    ['if (repeated !== null)', 'if (repeated === null)', 'the repeated address has to differ'],
    ['rules.isNewsletterRequired &&', '', 'the newsletter is always required'],
    ['&& !contactValues.newsletterSubscription', '', 'a required newsletter cannot be chosen'],
    [
      "!== 'MilesAndMore') return null;",
      "=== 'MilesAndMore') return null;",
      'a number without a programme is checked',
    ],
    ['terms: requiredBox()', 'terms: z.boolean()', 'the terms need not be accepted'],
    ['> fieldLengths.maxComments', '>= fieldLengths.maxComments', 'the longest comment is refused'],
    ["if (text === '') return 'required';", '', 'a missing birth date is reported as a wrong one'],
  ]),
  ...listErrors('domain/travellers/traveller-slots.ts', [
    [
      "age > AGES.child.to ? 'teen' : 'child'",
      "age >= AGES.child.to ? 'teen' : 'child'",
      'a child of eleven is a teenager',
    ],
    ['age <= AGES.infant.to', 'age < AGES.infant.to', 'a child of one is no infant'],
    ['isLead: at === 0', 'isLead: true', 'everybody makes the booking'],
    ['isLead: false, pricedAge: age', 'isLead: false, pricedAge: null', 'a child may have any age'],
    ['sameType.length > 1 ? before.length + 1 : null', 'before.length + 1', 'the only child is child 1'],
  ]),
  ...listErrors('domain/money/card-number.ts', [
    ['[3-6]\\d{11,19}', '[3-5]\\d{11,19}', 'a card that begins with 6 is none'],
    ['\\d{11,19}', '\\d{12,19}', 'a card of twelve digits is none'],
    ['\\d{11,19}', '\\d{11,18}', 'a card of twenty digits is none'],
    ['&& passesLuhn(digits)', '', 'any long number is a card'],
    ['weighed > 9 ? weighed - 9', 'weighed > 10 ? weighed - 9', 'the checksum is wrong'],
    ['at % 2 === 1', 'at % 2 === 0', 'the checksum begins at the wrong digit'],
    ['digits.length > 0 &&', '', 'no digits are a card'],
    ['from < groups.length; from += 1', 'from < 1; from += 1', 'a number before a card hides it'],
  ]),
];
