import { expect, it } from 'vitest';
import type { CaptchaPort } from './captcha-port.ts';

export interface CaptchaUnderTest {
  readonly port: CaptchaPort;
  /** The same captcha in another process. */
  readonly otherProcess: CaptchaPort;
  /** A token that somebody has worked for just now. */
  solve(): Promise<string>;
  /** Lets tokens that were made before come to their end. */
  endTokens(): void;
  /** What the captcha needs to judge is out of order until it is repaired. */
  breakDown(): void;
  repair(): void;
}

const context = { action: 'newsletter' };

/** What every captcha does (CONTACT-021). */
export function testCaptcha(open: () => CaptchaUnderTest): void {
  it('passes a token once', async () => {
    const { port, solve } = open();
    const token = await solve();
    expect(await port.verify(token, context)).toBe('passed');
    expect(await port.verify(token, context)).toBe('failed');
  });

  it('passes a token once over all processes, also at the same moment', async () => {
    const { port, otherProcess, solve } = open();
    const token = await solve();
    const outcomes = await Promise.all([port.verify(token, context), otherProcess.verify(token, context)]);
    expect(outcomes.sort()).toEqual(['failed', 'passed']);
  });

  it('passes a token in another process than the one that it began in', async () => {
    const { otherProcess, solve } = open();
    expect(await otherProcess.verify(await solve(), context)).toBe('passed');
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['words', 'let me in'],
    ['JSON that is none', btoa('null')],
    ['JSON of another kind', btoa(JSON.stringify({ challenge: { parameters: {} }, solution: null }))],
    ['one that is too long', 'a'.repeat(10_000)],
  ])('fails a token that is %s', async (_what, token) => {
    expect(await open().port.verify(token, context)).toBe('failed');
  });

  it('fails a token that was changed, and does not use the true one up', async () => {
    const { port, solve } = open();
    const token = await solve();
    expect(await port.verify(`${token.slice(0, -12)}AAAA${token.slice(-8)}`, context)).toBe('failed');
    expect(await port.verify(token, context)).toBe('passed');
  });

  it('fails a token that has ended', async () => {
    const { port, solve, endTokens } = open();
    const token = await solve();
    endTokens();
    expect(await port.verify(token, context)).toBe('failed');
  });

  it('does not know while it is out of order, and judges again afterwards', async () => {
    const { port, solve, breakDown, repair } = open();
    const token = await solve();
    breakDown();
    expect(await port.verify(token, context)).toBe('unknown');
    repair();
    expect(await port.verify(token, context)).toBe('passed');
  });
}
