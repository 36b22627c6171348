import { originOfLocale } from '../../brands/locale-origin.ts';
import { IMAGE_SIZES, measureImage } from '../../domain/pictures/image-size.ts';
import { buildSceneKey, placeholderScene } from '../../domain/pictures/scene.ts';
import { escapeAttribute, escapeText } from '../../domain/words/escape-html.ts';
import type { PageMetaContent, PagePayload } from '../../site/page-data.ts';
import { dropShownPriceScript } from '../../site/shown-price.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath, replaceLocale, toLanguageTag } from '../../url.ts';
import type { PageAssets } from '../files/assets.server.ts';
import { escapeScriptData } from './escape-script-data.server.ts';

/** How and where one document is served. */
export interface ServedDocument {
  readonly assets: PageAssets;
  /** Nonce of this answer's content policy. */
  readonly nonce: string;
  /** Address of the page without query, as other sites should link to it. */
  readonly address: URL;
  /** The browser's address says what the link to it showed, which it is to forget: a reload announces nothing again (OFFER-031). */
  readonly dropsShownPrice?: boolean;
}

/**
 * Animates the way from one document to the next (SHELL-052). It is inline in the page: from a style sheet that
 * arrives after the first frame it would come too late, and the browser would break the transition off.
 */
const documentTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Notes which address the document was loaded for, before back or forward can change it: the boot script, which comes later, loads
 * what the address has changed to. It is ahead of the style sheets, which would make it wait.
 */
const noteAddress = 'document.documentElement.dataset.address=location.pathname+location.search';

/** Everything between `<head>` and `</head>`. */
export function renderHead(
  { visit, page }: PagePayload,
  { assets, nonce, address, dropsShownPrice = false }: ServedDocument,
): string {
  const { title, description } = page.pageMetaContent;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script nonce="${nonce}">${dropsShownPrice ? `${dropShownPriceScript};` : ''}${noteAddress}</script>`,
    `<title>${escapeText(title)}</title>`,
    // A page that says no more of itself is described by its title.
    `<meta name="description" content="${escapeAttribute(description || title)}">`,
    `<meta name="theme-color" content="${visit.brand.themeColor}">`,
    `<link rel="icon" href="${buildPath('favicon', {})}" type="image/svg+xml">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style nonce="${nonce}">${documentTransition}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(assets.joinedStyles ?? []).map(renderJoinedStyle),
    ...assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`),
    ...(page.code === 200 ? renderLinkPreview(page.pageMetaContent, visit, address) : []),
    ...(page.code === 200 ? renderStructuredData(page.pageMetaContent, address) : []),
    page.code === 200 && !page.pageMetaContent.isHidden
      ? renderAddresses(page.pageMetaContent, visit, address)
      : '<meta name="robots" content="noindex">',
  ].join('');
}

/**
 * A link to a style sheet that the page already has as part of another. It is there to be found: the bundler's loader of views
 * fetches no sheet that the page links. `disabled` keeps the browser from it, `media` the reader that runs ahead of the parser.
 */
function renderJoinedStyle(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="not all" disabled>`;
}

/** Address of the page under a locale, as other sites should link to it. */
function addressUnder(
  each: string,
  { canonicalPath }: PageMetaContent,
  { brand }: Visit,
  address: URL,
): string {
  const path = replaceLocale(canonicalPath ?? address.pathname, each);
  return escapeAttribute(originOfLocale(brand, address.origin, each) + path);
}

/** Where search engines find the page, under each locale of the brand. A page that they are not to keep has no such address. */
function renderAddresses(meta: PageMetaContent, visit: Visit, address: URL): string {
  const { brand, locale } = visit;
  const hrefOf = (each: string) => addressUnder(each, meta, visit, address);
  return [
    `<link rel="canonical" href="${hrefOf(locale)}">`,
    // Where there is one, it serves its market in every language.
    ...brand.locales.map(
      (each) => `<link rel="alternate" hreflang="${toLanguageTag(each)}" href="${hrefOf(each)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${hrefOf(brand.locales[0])}">`,
  ].join('');
}

/** What other sites and messengers show of a link to this page (The Open Graph protocol, ogp.me; cards of X). */
function renderLinkPreview(meta: PageMetaContent, visit: Visit, address: URL): string[] {
  const { brand, language, locale } = visit;
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeAttribute(content)}">`;
  const image = address.origin + pathOfPreview(meta.scene ?? buildSceneKey(placeholderScene(brand.light)));
  const { width, height } = measureImage(IMAGE_SIZES.linkPreview[0]);
  const localeOf = (spoken: string, each: string) => `${spoken}_${each.slice(3).toUpperCase()}`;
  return [
    property('type', 'website'),
    property('site_name', brand.name),
    property('title', meta.title),
    property('description', meta.description),
    `<meta property="og:url" content="${addressUnder(locale, meta, visit, address)}">`,
    property('locale', localeOf(language, locale)),
    ...brand.locales
      .filter((each) => each !== locale)
      .map((each) => property('locale:alternate', localeOf(each.slice(0, 2), each))),
    property('image', image),
    property('image:type', 'image/jpeg'),
    property('image:width', String(width)),
    property('image:height', String(height)),
    property('image:alt', meta.title),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${escapeAttribute(meta.title)}">`,
    `<meta name="twitter:image" content="${escapeAttribute(image)}">`,
  ];
}

/** JSON-LD (schema.org); addresses of this site are written in full. */
function renderStructuredData({ structuredData = [] }: PageMetaContent, { origin }: URL): string[] {
  const inFull = (key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && linkProperties.has(key) ? origin + value : value;
  return structuredData.map((thing) => {
    const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }, inFull);
    return `<script type="application/ld+json">${escapeScriptData(text)}</script>`;
  });
}

const linkProperties: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'image', 'logo']);

function pathOfPreview(scene: string): string {
  const { width, height } = measureImage(IMAGE_SIZES.linkPreview[0]);
  return buildPath('image', { width, height, scene, format: 'jpeg' });
}
