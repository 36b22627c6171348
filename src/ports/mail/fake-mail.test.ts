import { beforeEach, expect, test } from 'vitest';
import { buildMail, proveMail } from './conformance.ts';
import { createFakeMail, type FakeMail } from './fake-mail.ts';

let fake: FakeMail;
beforeEach(() => {
  fake = createFakeMail();
});

proveMail(() => ({
  port: fake,
  received: async () =>
    fake.taken.map((mail) => ({
      ...mail,
      to: mail.to.address,
      attachments: mail.attachments.map((each) => ({ ...each, contentId: each.contentId ?? null })),
    })),
}));

test('a mail with a lost answer was sent', async () => {
  fake.next.push('unknown-but-taken', 'refused');
  expect(await fake.send(buildMail(), 10)).toBe('unknown');
  expect(await fake.send(buildMail({ id: 'another-mail' }), 10)).toBe('refused');
  expect(await fake.send(buildMail(), 10)).toBe('taken');
  expect(fake.taken).toHaveLength(1);
});
