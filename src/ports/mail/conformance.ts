import { describe, expect, it } from 'vitest';
import type { Mail, MailPort } from './mail-port.ts';

export interface MailUnderTest {
  readonly port: MailPort;
  /** What readers have got, in order. */
  received(): Promise<readonly ReceivedMail[]>;
}

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: Uint8Array;
    /** Of a picture inside the mail; null for any other. */
    readonly contentId: string | null;
  }[];
}

export function buildMail(traits: Partial<Mail> = {}): Mail {
  return {
    id: 'booking-1-confirmation',
    to: { name: 'Ana Núñez, Dr', address: 'ana@traveller.example' },
    from: { name: 'Abendmeer', address: 'hallo@abendmeer.example' },
    subject: 'Ihre Reise nach Palma – bestätigt',
    text: 'Guten Tag, …',
    html: '<p>Guten Tag, …</p>',
    attachments: [
      {
        name: 'Rechnung – 1.pdf',
        type: 'application/pdf',
        content: Uint8Array.from({ length: 3000 }, (_, i) => i % 256),
      },
    ],
    ...traits,
  };
}

/** Contract of every mail adapter. */
export function proveMail(under: () => MailUnderTest): void {
  describe('mail', () => {
    it('arrives as it was written, with its attachments', async () => {
      const mail = buildMail();
      expect(await under().port.send(mail, 5_000)).toBe('taken');
      const [received] = await under().received();
      expect(received).toMatchObject({ to: mail.to.address, subject: mail.subject });
      expect(received?.text.trim()).toBe(mail.text);
      expect(received?.html.trim()).toBe(mail.html);
      expect(received?.attachments.map(({ name, type }) => ({ name, type }))).toEqual([
        { name: 'Rechnung – 1.pdf', type: 'application/pdf' },
      ]);
      expect([...(received?.attachments[0]?.content ?? [])]).toEqual([
        ...(mail.attachments[0]?.content ?? []),
      ]);
    });

    it('has pictures inside, named by their content ids', async () => {
      const picture = Uint8Array.from({ length: 900 }, (_, i) => (i * 7) % 256);
      await under().port.send(
        buildMail({
          html: '<p><img src="cid:logo" alt="Abendmeer"></p>',
          attachments: [
            ...buildMail().attachments,
            { name: 'logo.png', type: 'image/png', content: picture, contentId: 'logo' },
          ],
        }),
        5_000,
      );
      const [received] = await under().received();
      expect(received?.html).toContain('src="cid:logo"');
      const inside = received?.attachments.filter(({ contentId }) => contentId !== null) ?? [];
      expect(inside.map(({ name, contentId }) => [name, contentId])).toEqual([['logo.png', 'logo']]);
      expect([...(inside[0]?.content ?? [])]).toEqual([...picture]);
    });

    it('is not sent a second time by the same id', async () => {
      for (let time = 0; time < 3; time += 1)
        expect(await under().port.send(buildMail(), 5_000)).toBe('taken');
      expect(await under().received()).toHaveLength(1);
    });

    it('goes without attachments too', async () => {
      await under().port.send(buildMail({ attachments: [] }), 5_000);
      expect((await under().received())[0]?.attachments).toEqual([]);
    });

    it.each([
      ['a subject of two lines', buildMail({ subject: 'Hi\r\nBcc: x@y.example' }), 1_000],
      [
        'an address of two lines',
        buildMail({ to: { name: 'x', address: 'x@y.example\nBcc: z@y.example' } }),
        1_000,
      ],
      [
        'an address for answers of two lines',
        buildMail({ replyTo: 'a@b.example\r\nBcc: x@y.example' }),
        1_000,
      ],
      [
        'an address to unsubscribe of two lines',
        buildMail({ unsubscribeAt: 'https://x.example/\nBcc: x@y.example' }),
        1_000,
      ],
      ['an id of 7 characters', buildMail({ id: '1234567' }), 1_000],
      ['an id of 121 characters', buildMail({ id: 'x'.repeat(121) }), 1_000],
      ['no time', buildMail(), 0],
      ['more than two minutes', buildMail(), 120_001],
    ])('throws for %s', async (_, mail, timeoutMs) => {
      await expect(under().port.send(mail, timeoutMs)).rejects.toThrow(RangeError);
      expect(await under().received()).toEqual([]);
    });
  });
}
