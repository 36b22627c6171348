import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { buildResultsPage } from '../../../../../tests/factories/results-page.ts';
import { initializeStore, readSlice } from '../../../../site/client-store.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { resultsSlice } from '../list/results-slice.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface Toggled {
  readonly onToggle: (event: { readonly newState: 'open' | 'closed' }) => void;
}

/** The panel, and what of it hears the browser. */
function ObservedPanel({
  capture,
  ...props
}: FilterPanelProps & { readonly capture: (panel: Toggled) => void }) {
  const panel: ReactElement<Toggled> = FilterPanel(props);
  capture(panel.props);
  return panel;
}

test('[LIST-006] opening the panel of filters expands them, closing it does not leave them so', async () => {
  initializeStore();
  const { filters, mask, currency } = buildResultsPage();
  const context = {
    texts: await loadTexts('en'),
    language: 'en',
    currency,
    airlines: filters.airlines,
  } as const;
  const props = { params: mask.params, filters, context, total: 1, isHotelOnly: false };
  let onToggle: Toggled['onToggle'] = () => undefined;
  const capture = (panel: Toggled) => {
    onToggle = panel.onToggle;
  };
  await renderInShop(createElement(ObservedPanel, { ...props, capture }));
  onToggle({ newState: 'open' });
  expect(readSlice(resultsSlice)).toEqual({ filtersExpanded: true });
  onToggle({ newState: 'closed' });
  expect(readSlice(resultsSlice)).toEqual({ filtersExpanded: false });
});
