import { isPlainPress } from '../../site/is-plain-press.ts';

/** The address of this site that a click leads this tab to; null where it does something else, such as open a tab or download. */
export function findLinkTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (!['', '_self'].includes(link.target) || link.origin !== location.origin) return null;
  return new URL(link.href);
}
