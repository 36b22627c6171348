import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { escapeAttribute as escapeHtml } from '../../domain/words/escape-html.ts';
import { loadTexts } from '../../texts/load-texts.ts';

/**
 * The page of a request that was refused because too many are here: brand, language and a way to try again, but no content, no
 * components and no queries, so that a hundred refusals cost less than one page. It loads its own address again after
 * `Retry-After`, until the visitor stops that. A form is not sent a second time by itself.
 */
export async function renderBusyPage(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { brand, language } = request.visit;
  const texts = await loadTexts(language);
  const nonce = reply.allowPage();
  const title = texts('busy.title');
  const page = (content: string) =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(`${title} | ${brand.name}`)}</title><style nonce="${nonce}">${styleOf(brand)}</style></head>` +
    `<body><main><p class="brand">${escapeHtml(brand.name)}</p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
  if (request.method !== 'GET') return page(`<p>${escapeHtml(texts('busy.form'))}</p>`);
  const milliseconds = Number(reply.getHeader('retry-after')) * 1000;
  return page(
    `<p>${escapeHtml(texts('busy.text'))}</p><p><a href="">${escapeHtml(texts('failure.retry'))}</a></p>` +
      // Without script nothing happens by itself, and so there is nothing to stop (WCAG 2.2.1).
      `<p hidden>${escapeHtml(texts('busy.again'))} <button>${escapeHtml(texts('busy.stop'))}</button></p>` +
      `<script nonce="${nonce}">{const timer=setTimeout(()=>location.reload(),${milliseconds});` +
      "const line=document.querySelector('[hidden]');line.hidden=false;" +
      "line.querySelector('button').onclick=()=>{clearTimeout(timer);line.hidden=true}}</script>",
  );
}

function styleOf({ documentStyle: { ink, tint, accent, onAccent, radius } }: Brand): string {
  return (
    `body{margin:0;background:${tint};color:${ink};font:18px/1.5 system-ui,sans-serif}` +
    'main{max-width:34rem;margin:0 auto;padding:15vh 1.5rem 3rem}' +
    '.brand{margin:0;font-weight:600}h1{margin:.25em 0 .5em;font-size:1.9rem;line-height:1.2}' +
    `a{display:inline-block;padding:.7em 1.4em;border-radius:${radius}px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none}` +
    'button{padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}' +
    `:focus-visible{outline:3px solid ${ink};outline-offset:3px}`
  );
}
