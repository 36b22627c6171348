import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cacheLifetimes } from '../../defaults.ts';
import { builtFilesPath } from '../files/assets.server.ts';

export interface SecurityHeadersOptions {
  /** The site is reached over https: the HSTS header makes browsers stay there. */
  readonly isHttps: boolean;
  /** The development server's client needs inline styles and a socket. */
  readonly isDevelopment: boolean;
  /** Origins of a map vendor, which maps load from after consent. */
  readonly mapOrigins?: readonly string[];
  /** What a captcha of others loads its script and frames from; not on pages where one pays. */
  readonly captchaOrigins?: readonly string[];
  /** Origins that a form of the shop may lead to by a redirect: the issuer's, where people sign out. */
  readonly formOrigins?: readonly string[];
}

/** Origins of the payment provider that a page loads scripts and frames from, talks to, and sends the shopper to. */
export interface PaymentOrigins {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

const noOrigins: PaymentOrigins = { script: [], frame: [], connect: [] };

/** A response that is not a page may load nothing and no site may frame it. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

const permissions = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const permissionsWithPayment = permissions.replace('payment=()', 'payment=(self)');

/** Headers that every answer carries, the same object for all (OWASP Secure Headers Project). */
export function listSecurityHeaders({ isHttps }: SecurityHeadersOptions): Record<string, string> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps
      ? { 'strict-transport-security': `max-age=${cacheLifetimes.strictTransportSeconds}; includeSubDomains` }
      : {}),
  };
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Opens this answer's content policy for one page and gives the nonce its scripts must carry.
     * @param payment for the pages where one pays, and for no other
     */
    allowPage(payment?: PaymentOrigins): string;
    /**
     * Opens it for the editors' app and gives the nonce of its scripts: the app's canvas is a frame whose styles it writes
     * itself, its preview a frame of this site, and pictures that are being uploaded are shown before they are sent.
     */
    allowEditor(): string;
  }
}

/** Puts the security headers on every answer, before anything else can end the request. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityHeadersOptions): void {
  const headers = listSecurityHeaders(options);
  const policyOfWorkers = workerPolicy(options);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (workerScript.test(request.url)) reply.header('content-security-policy', policyOfWorkers);
    done();
  });
  app.decorateReply('allowPage', function allowPage(this: FastifyReply, payment?: PaymentOrigins) {
    const nonce = randomBytes(16).toString('base64url');
    this.header('content-security-policy', pagePolicy(nonce, options, payment));
    // Wallets of the browser open on the pages where one pays, and on no other.
    if (payment !== undefined) this.header('permissions-policy', permissionsWithPayment);
    return nonce;
  });
  app.decorateReply('allowEditor', function allowEditor(this: FastifyReply) {
    const nonce = randomBytes(16).toString('base64url');
    this.header('content-security-policy', editorPolicy(nonce, options));
    return nonce;
  });
}

/** As strict with scripts as the pages' policy. */
export function editorPolicy(nonce: string, options: SecurityHeadersOptions): string {
  const replaced: Readonly<Record<string, string>> = {
    'style-src': "style-src 'self' 'unsafe-inline'",
    'img-src': "img-src 'self' data: blob:",
    'worker-src': "worker-src 'self'; frame-src 'self'",
  };
  return pagePolicy(nonce, { ...options, mapOrigins: [], captchaOrigins: [] })
    .split('; ')
    .map((directive) => replaced[directive.split(' ', 1)[0] ?? ''] ?? directive)
    .join('; ');
}

/** Programs of their own that pages start, such as the one that reads a map's tiles, and the one that keeps trips readable. */
const workerScript = new RegExp(`^/(?:${builtFilesPath}/[^/?]*worker[^/?]*|trip-worker)\\.js`);

/** A worker obeys the policy it is served with, not its page's: it may read its own modules and what it is there to fetch. */
function workerPolicy({ mapOrigins = [] }: SecurityHeadersOptions): string {
  return `default-src 'none'; script-src 'self'; connect-src ${["'self'", ...mapOrigins].join(' ')}; frame-ancestors 'none'`;
}

/** The content policy of a page (CSP level 3): scripts by nonce or from this site, nothing inline, nothing from elsewhere. */
export function pagePolicy(
  nonce: string,
  options: SecurityHeadersOptions,
  payment: PaymentOrigins = noOrigins,
): string {
  const { isHttps, isDevelopment, mapOrigins = [], formOrigins = [] } = options;
  const captcha = payment === noOrigins ? (options.captchaOrigins ?? []) : [];
  const frames = [...payment.frame, ...captcha];
  // The worker of a vendor's map loads its pictures and passes them on as blobs.
  const pictures = mapOrigins.length === 0 ? [] : [...mapOrigins, 'blob:'];
  return [
    "default-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...payment.script, ...captcha].join(' '),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self' data:", ...pictures].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...mapOrigins, ...payment.connect, ...captcha, ...(isDevelopment ? ['ws:', 'wss:'] : [])].join(' ')}`,
    ...(frames.length === 0 ? [] : [`frame-src ${["'self'", ...frames].join(' ')}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...payment.frame, ...formOrigins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
