import { IMAGE_SIZES, measureImage } from '../domain/image-size.ts';
import type { Handover, PageMetaContent } from '../site/page-answer.ts';
import { buildPath } from '../url.ts';
import type { PageAssets } from './assets.server.ts';
import { escapeAttribute, escapeText } from './escape-html.server.ts';

/** How and where one document is served. */
export interface ServedDocument {
  readonly assets: PageAssets;
  /** Nonce of this answer's content policy. */
  readonly nonce: string;
  /** Address of the page without query, as other sites should link to it. */
  readonly address: URL;
}

/**
 * Animates the way from one document to the next (SHELL-052). It stands in the page itself: from a style sheet that
 * arrives after the first frame it would come too late, and the browser would break the transition off.
 */
const documentTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Everything between `<head>` and `</head>`. */
export function renderHead({ visit, page }: Handover, { assets, nonce, address }: ServedDocument): string {
  const { title, description } = page.pageMetaContent;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    `<meta name="theme-color" content="${visit.brand.themeColor}">`,
    `<link rel="icon" href="${buildPath('favicon', {})}" type="image/svg+xml">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style nonce="${nonce}">${documentTransition}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`),
    ...(page.code === 200 ? renderLinkPreview(page.pageMetaContent, visit.brand.name, address) : []),
    page.code === 200 && !page.pageMetaContent.isHidden ? '' : '<meta name="robots" content="noindex">',
  ].join('');
}

/** What other sites and messengers show of a link to this page (The Open Graph protocol, ogp.me). */
function renderLinkPreview(meta: PageMetaContent, siteName: string, address: URL): string[] {
  const href = escapeAttribute(address.origin + address.pathname);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeAttribute(content)}">`;
  return [
    `<link rel="canonical" href="${href}">`,
    property('type', 'website'),
    property('site_name', siteName),
    property('title', meta.title),
    property('description', meta.description),
    `<meta property="og:url" content="${href}">`,
    ...(meta.scene === undefined ? [] : [property('image', address.origin + pathOfPreview(meta.scene))]),
  ];
}

function pathOfPreview(scene: string): string {
  const { width, height } = measureImage(IMAGE_SIZES.linkPreview[0]);
  return buildPath('image', { width, height, scene, format: 'webp' });
}
