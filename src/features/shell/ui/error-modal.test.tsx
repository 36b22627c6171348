import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { ErrorModal } from './error-modal.tsx';

describe('error modal', () => {
  test('[SHELL-062] shows the error supplied to it', async () => {
    const words = readWords(
      await renderInShop(<ErrorModal isOpen error="No seats left" onClose={() => {}} />),
    );
    expect(words).toBe('No seats left Ok');
  });

  test.each([undefined, null, ''])(
    '[SHELL-063] says that something went wrong for the error %j',
    async (error) => {
      const words = readWords(await renderInShop(<ErrorModal isOpen error={error} onClose={() => {}} />));
      expect(words).toBe('Something went wrong Ok');
    },
  );

  test('[SHELL-064] has an Ok button', async () => {
    const markup = await renderInShop(<ErrorModal isOpen onClose={() => {}} />);
    expect(markup).toMatch(/<button[^>]*><span>Ok<\/span><\/button>/);
  });
});
