/**
 * Writes another address in place of the current one, so that back leads to the page before. The document counts as the page of that address: it is not
 * loaded again for it.
 */
export function rewriteAddress(change: (params: URLSearchParams) => void): void {
  const address = new URL(location.href);
  change(address.searchParams);
  history.replaceState(history.state, '', address);
  document.documentElement.dataset.address = address.pathname + address.search;
}
