import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ConsentPlaceholder } from './consent-placeholder.tsx';

const props = {
  action: '/de-de/ajax/consent',
  service: 'maps',
  title: 'Show the map?',
  text: 'It is loaded once you agree.',
  acceptLabel: 'Load map',
  refuseLabel: 'Do not load',
  details: null,
  onAnswer: () => undefined,
};

describe('consent placeholder', () => {
  test('[CONSENT-001] asks with a form that works without script', () => {
    const markup = renderToString(<ConsentPlaceholder {...props} />);
    expect(markup).toContain('action="/de-de/ajax/consent" method="post"');
    expect(markup).toContain('<input type="hidden" name="service" value="maps"/>');
  });

  test('[CONSENT-002] within a form it has none of its own, and its buttons do not send that form', () => {
    const markup = renderToString(<ConsentPlaceholder {...props} isInForm />);
    expect(markup).not.toMatch(/<form|<input/);
    expect(markup.match(/<button type="button"/g) ?? markup.match(/type="button"/g)).toHaveLength(2);
  });

  test('[CONSENT-007] offers yes and no alike', () => {
    const markup = renderToString(<ConsentPlaceholder {...props} />);
    const buttons = [...markup.matchAll(/<button([^>]*)>/g)].map(([, attributes = '']) =>
      attributes.replace(/value="\d"/, ''),
    );
    expect(buttons).toHaveLength(2);
    expect(buttons[0]).toBe(buttons[1]);
  });

  test('says when the answer could not be saved', () => {
    expect(renderToString(<ConsentPlaceholder {...props} failure="Not kept." />)).toMatch(
      /role="alert"[^>]*>Not kept\./,
    );
  });
});
