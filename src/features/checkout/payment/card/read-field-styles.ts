/** Reads the brand's design tokens for the provider's fields, because cross-origin frames cannot inherit them. */
export function readFieldStyles(): Record<string, string> {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(name).trim();
  const body = getComputedStyle(document.body);
  return {
    '*': [
      `color: ${token('--ink')}`,
      `background: ${token('--paper-raised')}`,
      `font-size: ${body.fontSize}`,
      'font-family: system-ui, sans-serif',
      'padding: 0 14px',
    ].join('; '),
    'cardNumber.invalid': `color: ${token('--error')}; background: ${token('--error-tint')}`,
    'cvv.invalid': `color: ${token('--error')}; background: ${token('--error-tint')}`,
    'cardNumber::placeholder': `color: ${token('--ink-soft')}`,
    'cvv::placeholder': `color: ${token('--ink-soft')}`,
  };
}
