import { describe, expect, test } from 'vitest';
import { redactLog } from './redact-log.ts';

test.each([
  ['/a?b=c', '/a?b=c'],
  ['/a?token=b&c=d', '/a?token=[hidden]&c=d'],
  ['/a?c=d&access_token=b', '/a?c=d&access_token=[hidden]'],
  ['/a?TOKEN=b', '/a?TOKEN=[hidden]'],
  ['/token=a?b=c', '/token=a?b=c'],
  [
    '/page-content?path=%2Fx&query=%3Fkey%3Dabc%26page%3D2',
    '/page-content?path=%2Fx&query=%3Fkey%3D[hidden]%26page%3D2',
  ],
  ['/a?next=%2Fb%253Fkey%253Dabc%2526c%253Dd', '/a?next=%2Fb%253Fkey%253D[hidden]%2526c%253Dd'],
  ['/a?id=1;email=ada%40example.com', '/a?id=1;email=[hidden]'],
  ['/a?last_name=b&street=c', '/a?last_name=[hidden]&street=[hidden]'],
  ['/_office?text=Lovelace&state=booked', '/_office?text=[hidden]&state=booked'],
  ['/a?state=af0ifjsldkj-3Rk2', '/a?state=[hidden]'],
  ['/de-de/pay/s9Xk2Pq7Lm4Rt8Vw1Zy6Bn?a=b', '/de-de/pay/[token]?a=b'],
  ['/de-de/ajax/payment-link/abcdefghijklmnopqrstuv/pay', '/de-de/ajax/payment-link/[token]/pay'],
  [
    '/page-content?path=%2Fde-de%2Fpay%2FabcdefghijklmnopqrstuV',
    '/page-content?path=%2Fde-de%2Fpay%2F[token]',
  ],
  ['/a?next=%252Fpay%252FabcdefghijklmnopqrstuV', '/a?next=%252Fpay%252F[token]'],
  ['/a?list=s9Xk2Pq7Lm4Rt8Vw1Zy6Bn', '/a?list=[hidden]'],
  ['/a?uppTransactionId=240702&vendorTrxId=7', '/a?uppTransactionId=[hidden]&vendorTrxId=[hidden]'],
])('the address %s is written as %s', (address, written) => {
  expect(redactLog(address)).toBe(written);
});

test.each([
  ['{"lastName":"Lovelace","hotel":7}', '{"lastName":"[hidden]","hotel":7}'],
  [
    '{"row":"{\\"street\\":\\"Main \\\\\\"Road\\\\\\" 1\\",\\"n\\":2}"}',
    '{"row":"{\\"street\\":\\"[hidden]\\",\\"n\\":2}"}',
  ],
  ['{"password" : "a\\"b\\\\"}', '{"password" : "[hidden]"}'],
  ['{"firstName":""}', '{"firstName":"[hidden]"}'],
  ['{"hotelName":"Sol"}', '{"hotelName":"Sol"}'],
  ['{"last_name":"Lovelace","birth-date":"x"}', '{"last_name":"[hidden]","birth-date":"[hidden]"}'],
  ['{"zip":10115,"cvc":-1.5e3,"phone":null}', '{"zip":"[hidden]","cvc":"[hidden]","phone":null}'],
  ['{"email":["a","b]"],"n":1}', '{"email":"[hidden]","n":1}'],
  ['{"address":{"lines":["Quince \\"}\\" 7"],"no":{}},"n":[1]}', '{"address":"[hidden]","n":[1]}'],
  ['{"row":"{\\"zip\\":[10115],\\"n\\":2}","m":3}', '{"row":"{\\"zip\\":\\"[hidden]\\",\\"n\\":2}","m":3}'],
  ['{"cut":"{\\"address\\":{\\"street\\":\\"Qui","n":2}', '{"cut":"{\\"address\\":\\"[hidden]\\"","n":2}'],
])('of %s the line has %s', (line, written) => {
  expect(redactLog(line)).toBe(written);
  expect(() => JSON.parse(written)).not.toThrow();
});

describe('by its shape alone is hidden', () => {
  test.each([
    ['refused for ada.lovelace+trips@mail.example.co.uk today', 'refused for [e-mail] today'],
    ['/a/ada%40example.com/b', '/a/[e-mail]/b'],
    ['from DE89 3704 0044 0532 0130 00, booked', 'from [IBAN], booked'],
    ['NL91ABNA0417164300', '[IBAN]'],
    ['card 4111 1111 1111 1111', 'card [card]'],
    ['"378282246310005"', '"[card]"'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x', 'Bearer [token].x'],
    ['cookie s9Xk2Pq7Lm4Rt8Vw1Zy6Bn3Cd5Fg0HjQe', 'cookie [token]'],
    ['session=s9Xk2Pq7Lm4Rt8Vw1Zy6Bn; language=de', 'session=[hidden]; language=de'],
    ['card 4222222222222', 'card [card]'],
    ["{ lastName: 'O\\'Neil', zip: 10115, n: 1 }", '{ lastName: [hidden], zip: [hidden], n: 1 }'],
    ['passengers: [{ first_name: "Ada B" }]', 'passengers: [{ first_name: [hidden] }]'],
    ['{"msg":"{ city: \\"Quince Bay\\" }"}', '{"msg":"{ city: [hidden] }"}'],
    ['Failing row contains (1, Lovelace, (a), 2).', 'Failing row contains ([hidden]).'],
    ['Key (email, n)=(ada, 1) already exists', 'Key (email, n)=([hidden]) already exists'],
    ['invalid input syntax for type date: "Lovelace 1815"', 'invalid input syntax for type date: "[hidden]"'],
  ])('%s', (text, written) => {
    expect(redactLog(text)).toBe(written);
  });
});

test.each([
  '{"time":1732420000000,"level":30}',
  'DE88 3704 0044 0532 0130 00',
  '4111111111111112',
  '{"time":1732420000007,"city":true}',
  'listen EADDRINUSE: address already in use 127.0.0.1:3000',
  'Unexpected token \'<\', "<html>" is not valid JSON',
  '6f1ed002-ab59-4dcb-8e92-1f8b4cbd4a36',
  'booking abcdefghij0123456789 at /src/features/booking/store/begin-booking.server.ts:12:34',
  '4f6e9d1c0b8a7f6e5d4c3b2a19080706',
])('%s stays as it is', (text) => {
  expect(redactLog(text)).toBe(text);
});
