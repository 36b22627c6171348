import { expect, test } from 'vitest';
import { parseSource } from '../parse-source.ts';
import { findVendorFaults } from './find-vendor-faults.ts';

const vendors = ['payment/adyen', 'payment/datatrans', 'room-supply/hotelbeds', 'analytics/ga4', 'mail/smtp'];
const adapters = vendors.map((folder) => parseSource(`src/ports/${folder}/adapter.ts`, ''));
const find = (path: string, text: string) => findVendorFaults([...adapters, parseSource(path, text)]);
const place = 'src/features/checkout/pay.ts';

test.each([
  'const adyen = 1;',
  "const provider = 'datatrans';",
  'const openAdyenOrder = 1;',
  'const HOTELBEDS_KEY = 1;',
  'const sendToGa4 = 1;',
])('%s outside the folder of the adapter is a fault', (line) => {
  expect(find(place, `// One line before.\n${line}\n`)).toEqual([
    expect.stringMatching(/^src\/features\/checkout\/pay\.ts:2: \w+ is named outside the folder/),
  ]);
});

test('its folder, what wires it, tests and comments may name a vendor, and a protocol is none', () => {
  const line = 'export const adyen = 1;';
  for (const path of [
    'src/ports/payment/adyen/double/open-double.ts',
    'src/main/wiring/wire-payment.server.ts',
    'src/app/pages/payment-clients.ts',
    'src/features/checkout/pay.test.ts',
  ])
    expect(find(path, line)).toEqual([]);
  expect(find(place, "const protocol = 'smtp';")).toEqual([]);
  expect(find(place, '/** As Adyen does. */\nconst paid = 1;\n')).toEqual([]);
});

test('a vendor may not name another one, and a word that only contains the letters is none', () => {
  expect(find('src/ports/payment/adyen/pay.ts', "const other = 'datatrans';")).toHaveLength(1);
  expect(find(place, "const refusal = 'alreadyEntered'; event.dataTransfer;")).toEqual([]);
});
