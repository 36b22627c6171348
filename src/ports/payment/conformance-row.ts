import { it } from 'vitest';
import { ImpossibleRow, type PaymentUnderTest, type ProviderControls } from './payment-under-test.ts';

type Row = (controls: ProviderControls, under: PaymentUnderTest) => Promise<void>;

/**
 * Declares a test that makes the provider behind the adapter misbehave. It is skipped, with the reason, for a provider that
 * cannot: the row stays in every report.
 */
export function proveRow(under: () => PaymentUnderTest, title: string, prove: Row): void {
  it(title, async ({ skip }) => {
    const { controls } = under();
    if (controls === undefined) return skip('The fake has no provider behind it');
    try {
      await prove(controls, under());
    } catch (error) {
      if (error instanceof ImpossibleRow) return skip(error.message);
      throw error;
    } finally {
      controls.behave();
    }
  });
}
