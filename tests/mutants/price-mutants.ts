import { listErrors } from './list-errors.ts';
import type { Mutant } from './mutant.ts';

/** Errors in the rules of prices: amounts, currencies, totals, extras, the parties and flights that they are calculated for. */
export const priceMutants: readonly Mutant[] = [
  ...listErrors('domain/money/markup/markup.ts', [
    [
      'return Math.ceil((amount + below) / step)',
      'return Math.round((amount + below) / step)',
      'a price is rounded down',
    ],
    [
      'return Math.floor((limit + below) / step)',
      'return Math.ceil((limit + below) / step)',
      'a limit is rounded up',
    ],
    [
      '.sort((one, other) => Number(restOf(other) > restOf(one)) - Number(restOf(one) > restOf(other)))',
      '',
      'a rest goes to the first line',
    ],
  ]),
  ...listErrors('domain/search/prices/price-rule.ts', [
    ['day < requireDay(from)', 'day <= requireDay(from)', 'a rule begins a day late'],
    ['day > requireDay(until)', 'day >= requireDay(until)', 'a rule ends a day early'],
    ['requireDay(until) + 1', 'requireDay(until)', 'prices change on the last day of a rule'],
    ['perPerson * travellers', 'perPerson', 'an amount for each traveller is asked for once'],
    ['(fees[channel] ?? 0)', '0', 'a channel has no fee'],
    ['rule.channels?.includes(channel) === false', 'false', 'a rule holds in every channel'],
    ['(rule.currency ?? currency) === currency', 'true', 'a rule for a currency counts in every one'],
  ]),
  ...listErrors('domain/money/money.ts', [
    [
      '!Number.isSafeInteger(amount)',
      '!Number.isInteger(amount)',
      'amounts that no number holds exactly are taken',
    ],
    ['amount: amount === 0 ? 0 : amount', 'amount', 'there is a minus zero'],
    [
      'currency: CurrencyCode = DEFAULT_CURRENCY',
      "currency: CurrencyCode = 'CHF'",
      'a price without a currency is Swiss',
    ],
    [
      'if (left.currency !== right.currency)',
      'if (left.currency === right.currency)',
      'only different currencies are calculated with each other',
    ],
    ['left.amount - right.amount', 'right.amount - left.amount', 'a difference has the wrong sign'],
    [
      'money(left.amount - right.amount, left.currency)',
      'money(left.amount - right.amount)',
      'a difference is always in euros',
    ],
    ['left.amount < right.amount ? -1 : 1', 'left.amount < right.amount ? 1 : -1', 'the dearest comes first'],
    [
      'beyond > 0 ? truncated + unit',
      'beyond >= 0 ? truncated + unit',
      'whole amounts are rounded up by one',
    ],
    [
      'beyond > 0 ? truncated + unit : truncated',
      'beyond > unit / 2 ? truncated + unit : truncated',
      'amounts are rounded to the nearest',
    ],
    ['beyond > 0 ? truncated + unit : truncated', 'truncated', 'amounts are rounded down'],
  ]),
  ...listErrors('domain/money/package-price.ts', [
    [
      'return minorUnitsPerUnit(currency);',
      'return 100;',
      'the card is left cents of a currency without any',
    ],
    [
      '[price.base, price.raise ?? 0, ...price.extras, price.paymentFee]',
      '[price.base, price.raise ?? 0, price.paymentFee]',
      'extras cost nothing',
    ],
    [
      '[price.base, price.raise ?? 0, ...price.extras, price.paymentFee]',
      '[price.base, price.raise ?? 0, ...price.extras]',
      'the fee of a payment is not charged',
    ],
    [
      '[price.base, price.raise ?? 0, ...price.extras, price.paymentFee]',
      '[price.base, ...price.extras, price.paymentFee]',
      'a raise costs nothing',
    ],
    [
      '[price.memberDiscount, price.promotion, price.cardDiscount, price.absorbed ?? 0]',
      '[price.memberDiscount, price.promotion, price.cardDiscount]',
      'the traveller pays what we bear of an alternative',
    ],
    [
      'invoiceTotalOf(price) - price.coupon - price.miles',
      'invoiceTotalOf(price) - price.miles',
      'a voucher pays nothing',
    ],
    [
      'invoiceTotalOf(price) - price.coupon - price.miles',
      'invoiceTotalOf(price) - price.coupon',
      'miles pay nothing',
    ],
    [
      '[price.memberDiscount, price.promotion, price.cardDiscount, price.absorbed ?? 0]',
      '[price.memberDiscount, price.promotion, price.absorbed ?? 0]',
      'the card takes nothing off',
    ],
    [
      '[price.memberDiscount, price.promotion, price.cardDiscount, price.absorbed ?? 0]',
      '[price.memberDiscount, price.cardDiscount, price.absorbed ?? 0]',
      'a promotion takes nothing off',
    ],
    [
      '[price.memberDiscount, price.promotion, price.cardDiscount, price.absorbed ?? 0]',
      '[price.promotion, price.cardDiscount, price.absorbed ?? 0]',
      'a member saves nothing',
    ],
    [
      'base - memberDiscount - promotion, floorPrice',
      'base, floorPrice',
      'the card saves on what member and promotion saved',
    ],
    [
      'base - memberDiscount - promotion, floorPrice',
      'base - memberDiscount - promotion, null',
      'a card goes below the floor price',
    ],
    ['|| part < 0', '', 'a negative extra lowers the total'],
    ['!Number.isSafeInteger(part) ||', '', 'parts of a cent add up'],
    ['Math.max(0, sum(added) - sum(deducted))', 'sum(added) - sum(deducted)', 'a shopper is paid for a trip'],
  ]),
  ...listErrors('domain/money/discount-down-to.ts', [
    ['Math.min(discount, ', 'Math.max(discount, ', 'a discount goes below the floor price'],
    [
      'Math.max(0, price - (floorPrice ?? 0))',
      'price - (floorPrice ?? 0)',
      'a floor above the price raises it',
    ],
    ['(floorPrice ?? 0)', '0', 'no tariff has a floor price'],
  ]),
  ...listErrors('domain/money/calculate-member-discount.ts', [
    [
      'discountDownTo(floorPrice, base,',
      'discountDownTo(null, base,',
      'members pay less than the floor price',
    ],
  ]),
  ...listErrors('site/prices/find-struck-price.ts', [
    ['> 0 ? comparison : null', '>= 0 ? comparison : null', 'a price is struck through next to the same one'],
    ['> 0 ? comparison : null', '< 0 ? comparison : null', 'a lower price is struck through'],
    ['roundUpToWholeUnits(current)', 'current', 'a price is struck through that rounds to the same'],
  ]),
  ...listErrors('domain/money/currency.ts', [
    [
      "DEFAULT_CURRENCY: CurrencyCode = 'EUR'",
      "DEFAULT_CURRENCY: CurrencyCode = 'GBP'",
      'a price without a currency is British',
    ],
    [
      'Object.hasOwn(CURRENCY_EXPONENTS, value)',
      '(value in CURRENCY_EXPONENTS)',
      'names of every object are currencies',
    ],
    ['SEK: 2', 'SEK: 0', 'a krona has no minor unit'],
  ]),
  ...listErrors('domain/money/currency-info.ts', [
    [
      'to.numerator * from.denominator',
      'to.denominator * from.denominator',
      'the rate of the target is turned over',
    ],
    [
      'to.denominator * from.numerator',
      'to.denominator * from.denominator',
      'the rate of the source is left out',
    ],
    [
      'if (value.currency === target) return',
      'if (value.currency !== target) return',
      'another currency is shown at the same number',
    ],
    [
      'if (currency === info.baseCurrency) return { numerator: 1n',
      'if (currency === info.baseCurrency) return { numerator: 2n',
      'the base currency counts twice',
    ],
    [
      'conversion.ok ? conversion.money : value',
      'conversion.ok ? value : value',
      'prices are never converted for display',
    ],
    [
      'currency === baseCurrency && !isOne',
      'currency !== baseCurrency && !isOne',
      'the base currency may have another rate than 1',
    ],
  ]),
  ...listErrors('domain/money/exact-rate.ts', [
    ['dividend > 0n && quotient', 'quotient', 'negative amounts are rounded up by one'],
    ['? quotient + 1n : quotient', '? quotient : quotient', 'a converted price is rounded down'],
    ['numerator === 0n ? null', 'numerator < 0n ? null', 'a rate of 0 is a rate'],
  ]),
  ...listErrors('domain/money/purchase-currency.ts', [
    [
      'const largest = (BigInt(converted) * denominator) / numerator;',
      'const largest = (BigInt(converted) * denominator) / numerator + 1n;',
      'a limit lets through what is charged as more',
    ],
    ['raised.has(at) ? value + 1n : value', 'value', 'the lines of a total add up to less than it'],
    [
      "return { currency, rate: '1' };",
      "return { currency, rate: '0' };",
      'what is bought in the charged currency has no rate',
    ],
  ]),
  ...listErrors('domain/money/format-price.ts', [
    [
      'fractionDigits ? price : roundUpToWholeUnits(price)',
      'price',
      'whole amounts are cut off instead of rounded up',
    ],
    [
      "decimal: '.', groupingBeforeDecimals: NARROW_NO_BREAK_SPACE",
      "decimal: '.'",
      'an amount in euros has two dots',
    ],
    [
      'shown.amount < 0 ? format.negative(digits)',
      'shown.amount > 0 ? format.negative(digits)',
      'prices are written as deductions',
    ],
    [".padStart(String(unit).length - 1, '0')", '', 'five cents are written as fifty'],
    ['(?:\\d{3})+$', '(?:\\d{4})+$', 'ten thousands are grouped'],
    [`\`£\${digits}\``, `\`\${digits}£\``, 'the pound follows the number'],
  ]),
  ...listErrors('domain/money/format-decimal-amount.ts', [
    ['amount / minorUnitsPerUnit(currency)', 'amount', 'machines read cents as euros'],
    ['.toFixed(decimalPlacesOf(currency))', '.toFixed(0)', 'machines read whole euros'],
  ]),
  ...listErrors('domain/money/parse-amount.ts', [
    ['minor.length > places', 'false', 'staff type decimals that a currency lacks'],
    ["minor.padEnd(places, '0')", "minor.padEnd(2, '0')", 'a yen is a hundred yen'],
  ]),
  ...listErrors('domain/money/price-difference-cookie.ts', [
    [
      `\`\${difference.oldTotal}-\${difference.newTotal}\``,
      `\`\${difference.newTotal}-\${difference.oldTotal}\``,
      'a rise is remembered as a fall',
    ],
    [
      'difference === null ? 0 : priceDifferenceSeconds',
      'priceDifferenceSeconds',
      'a difference is never forgotten',
    ],
    ["isSecure ? '; Secure' : ''", "''", 'the cookie is sent without encryption'],
    ['cookie.startsWith(prefix)', 'cookie.includes(prefix)', 'the cookie of another checkout is read'],
  ]),
  ...listErrors('domain/travellers/party.ts', [
    ['now.date >= birth.date', 'now.date > birth.date', 'one is a year older on the day after the birthday'],
    ['now.month > birth.month ||', '', 'one is no older in a later month'],
    ['- (hadBirthday ? 0 : 1)', '', 'one is a year older from New Year on'],
    [
      'ageOn(born, departure) > OLDEST_CHILD_AGE',
      'ageOn(born, departure) >= OLDEST_CHILD_AGE',
      'a child of 15 is an adult',
    ],
    ['adults: adults + outgrown', 'adults', 'who has outgrown childhood does not travel'],
    [
      'children: childrenBorn.length - outgrown',
      'children: childrenBorn.length',
      'who has outgrown childhood travels twice',
    ],
    ['party.adults + party.childrenBorn.length', 'party.adults', 'children do not travel'],
    ['INFANT_UNTIL_AGE = 2', 'INFANT_UNTIL_AGE = 3', 'a child of two has no seat'],
  ]),
  ...listErrors('domain/travellers/list-traveller-kinds.ts', [
    ['< INFANT_UNTIL_AGE', '<= INFANT_UNTIL_AGE', 'a child of two is an infant'],
    ['[...adults, ...children]', '[...children, ...adults]', 'children come before adults'],
  ]),
  ...listErrors('domain/extras/choose-extras.ts', [
    ['choice.travellers.length > 1 || takenSeats', 'takenSeats', 'two travellers have one seat'],
    ['|| takenSeats.has(extra.id)', '', 'a seat is chosen twice'],
    [
      'if (keys.some((key) => usedKeys.has(key)))',
      'if (keys.every((key) => usedKeys.has(key)))',
      'a traveller has two seats where another has one',
    ],
    ["|| traveller !== 'infant'", "|| traveller === 'infant'", 'only infants have luggage'],
    [
      "traveller === 'child' && !exitRows.includes(row)",
      "traveller === 'child'",
      'children sit at emergency exits',
    ],
    ["traveller === 'adult' ||", '', 'adults do not sit at emergency exits'],
    ['return numbers.length === 0;', 'return true;', 'a transfer is booked for some of the party'],
    ['if (numbers.length === 0) return false;', '', 'luggage is booked for nobody'],
    ['number > (numbers[at - 1] ?? 0)', 'number >= (numbers[at - 1] ?? 0)', 'a traveller is named twice'],
    [
      'exits.find(({ leg }) => leg === extra.leg)',
      'exits[0]',
      'the exits of the way there count on the way back',
    ],
    ['[kind] : numbers.map(', '[] : numbers.map(', 'two insurances are booked'],
    [`\`\${kind} \${leg} \${number}\``, `\`\${kind} \${number}\``, 'there is one seat for both flights'],
    [
      'travellers.length > 0 ? travellers.length : partySize',
      'partySize',
      'one suitcase costs as much as one for everybody',
    ],
    [
      'travellers.length > 0 ? travellers.length : partySize',
      'travellers.length',
      'a transfer for the party costs nothing',
    ],
    ["extra.per === 'party' ? 1 : count", 'count', 'a rental car is paid by each traveller'],
    ["extra.per === 'party' ? 1 : count", '1', 'a suitcase for two costs as much as for one'],
  ]),
  ...listErrors('trip-search/offers/present-offer.server.ts', [
    [
      'Math.ceil(total / countTravellers(party))',
      'Math.floor(total / countTravellers(party))',
      'the shares of a party add up to less than the total',
    ],
    [
      'Math.ceil(total / countTravellers(party))',
      'Math.ceil(total / party.adults)',
      'the price per person counts adults only',
    ],
    [
      'totalAmount: total,',
      'totalAmount: perPerson(total, party) * countTravellers(party),',
      'the total is the rounded share times the party',
    ],
  ]),
  ...listErrors('trip-search/visit/build-trip-request.ts', [
    [
      'maxPrice * minorUnits * countTravellers(party)',
      'maxPrice * minorUnits',
      'the highest price per person is that of the party',
    ],
    [
      'maxPrice * minorUnits * countTravellers(party)',
      'maxPrice * countTravellers(party)',
      'the highest price is in cents',
    ],
    ['maxTotal * minorUnits', 'maxTotal', 'the highest price for all is in cents'],
    ['Math.min(one, other)', 'Math.max(one, other)', 'of two highest prices the higher one holds'],
  ]),
  ...listErrors('domain/search/price-leg.ts', [
    ['+ 50) / 100', ') / 100', 'the fare of a child is rounded down'],
    ['age < INFANT_UNTIL_AGE', 'age <= INFANT_UNTIL_AGE', 'a child of two flies as an infant'],
    ['age < ADULT_FARE_FROM_AGE', 'age <= ADULT_FARE_FROM_AGE', 'a child of twelve pays as a child'],
    ['party.adults * fare', 'fare', 'one adult pays for all'],
    ['>= INFANT_UNTIL_AGE', '> INFANT_UNTIL_AGE', 'a child of two takes no seat'],
  ]),
];
