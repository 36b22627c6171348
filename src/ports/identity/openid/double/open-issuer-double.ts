import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IssuerFault } from './issuer-faults.ts';

export interface DoubledUser {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** An issuer of OpenID Connect that signs everybody in without asking and does wrong what a test wants. */
export interface IssuerDouble {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The person who signs in next. */
  user: DoubledUser;
  /** What it does wrong from now on; null for nothing. */
  fault: IssuerFault | null;
  /** How long ago the person signed in at it. */
  signedInSecondsAgo: number;
  /** Seconds by which its clock differs. */
  clockSkewSeconds: number;
  /** Signs with a new key from now on; the former one is published no longer. */
  rotateKey(): void;
  /** How often an endpoint was called. */
  calls(path: string): number;
  close(): Promise<void>;
}

interface Code {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
  isUsed: boolean;
}

interface TokenAnswer {
  readonly status: number;
  readonly body: object;
}

const endedGrant: TokenAnswer = { status: 400, body: { error: 'invalid_grant' } };

const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function openIssuerDouble(): Promise<IssuerDouble> {
  const codes = new Map<string, Code>();
  const refreshTokens = new Set<string>();
  const calls = new Map<string, number>();
  const foreignKey = createKey();
  let key = createKey();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: IssuerDouble = {
    issuer,
    clientId: 'shop',
    clientSecret: 'a secret of the shop',
    user: {
      sub: 'user-1',
      email: 'ana@traveller.example',
      email_verified: true,
      nickname: 'Ana',
      user_metadata: { newsletter: true },
      list_id: 'list-7',
    },
    fault: null,
    signedInSecondsAgo: 0,
    clockSkewSeconds: 0,
    rotateKey() {
      key = createKey();
    },
    calls: (path) => calls.get(path) ?? 0,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    calls.set(url.pathname, double.calls(url.pathname) + 1);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (misbehaves(url.pathname, request, response)) return;
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        send(200, {
          issuer: double.fault === 'metadata-foreign-issuer' ? `${issuer}/` : issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          end_session_endpoint: `${issuer}/logout`,
          authorization_response_iss_parameter_supported: true,
          id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        });
        return;
      case '/jwks':
        send(200, { keys: [key.published] });
        return;
      case '/authorize':
        response.writeHead(302, { location: authorize(url.searchParams) }).end();
        return;
      case '/token':
        {
          const { status, body } = exchange(new URLSearchParams(await readBody(request)), request);
          send(status, body);
        }
        return;
      case '/userinfo':
        send(200, describeUser());
        return;
      default:
        response.writeHead(404).end();
    }
  }

  /** Ends what hangs, breaks or answers nonsense by the fault's name: `<endpoint>-500`, `-hangs`, `-no-json`, `-drops`. */
  function misbehaves(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const endpoints: Readonly<Record<string, string>> = {
      '/.well-known/openid-configuration': 'metadata',
      '/token': 'token',
      '/jwks': 'keys',
      '/userinfo': 'user',
    };
    const endpoint = endpoints[path];
    if (endpoint === undefined || double.fault?.startsWith(`${endpoint}-`) !== true) return false;
    const how = double.fault.slice(endpoint.length + 1);
    if (how === '500') response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
    else if (how === 'hangs' || how === 'hang') request.resume();
    else if (how === 'no-json')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    else if (how === 'drops') request.socket.destroy();
    else if (how === '401')
      response.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' }).end();
    else return false;
    return true;
  }

  function authorize(params: URLSearchParams): string {
    const back = new URL(params.get('redirect_uri') ?? '');
    const code = randomBytes(16).toString('base64url');
    codes.set(code, {
      challenge: params.get('code_challenge') ?? '',
      nonce: params.get('nonce') ?? '',
      redirectUri: back.href,
      isUsed: false,
    });
    const { fault } = double;
    back.searchParams.set('state', fault === 'wrong-state' ? 'another' : (params.get('state') ?? ''));
    if (fault !== 'missing-iss')
      back.searchParams.set('iss', fault === 'wrong-iss' ? 'https://other.example' : issuer);
    if (fault === 'denies') back.searchParams.set('error', 'access_denied');
    else if (fault !== 'no-code') back.searchParams.set('code', fault === 'foreign-code' ? 'stolen' : code);
    return back.href;
  }

  function exchange(body: URLSearchParams, request: IncomingMessage): TokenAnswer {
    const credentials = `${encodeURIComponent(double.clientId)}:${encodeURIComponent(double.clientSecret)}`;
    const expected = `Basic ${Buffer.from(credentials.replaceAll('%20', '+')).toString('base64')}`;
    if (double.fault === 'unknown-client' || request.headers.authorization !== expected)
      return { status: 401, body: { error: 'invalid_client' } };
    if (body.get('grant_type') === 'refresh_token') return refresh(body.get('refresh_token') ?? '');
    const code = codes.get(body.get('code') ?? '');
    const verifier = body.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight =
      code !== undefined && code.challenge === challenge && code.redirectUri === body.get('redirect_uri');
    if (!isRight || code.isUsed || double.fault === 'code-replayed') return endedGrant;
    code.isUsed = true;
    return { status: 200, body: issueTokens({ nonce: code.nonce }) };
  }

  /** A refresh token is used once; one that comes again ends all of them. */
  function refresh(token: string): TokenAnswer {
    if (double.fault === 'refresh-500') return { status: 500, body: { error: 'server_error' } };
    if (double.fault === 'refresh-ended' || !refreshTokens.delete(token)) {
      refreshTokens.clear();
      return endedGrant;
    }
    const claims = double.fault === 'refresh-other-subject' ? { sub: 'somebody-else' } : {};
    return { status: 200, body: issueTokens(claims) };
  }

  function issueTokens(claims: Readonly<Record<string, unknown>>) {
    const refreshToken = randomBytes(16).toString('base64url');
    refreshTokens.add(refreshToken);
    return {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: refreshToken,
      ...(double.fault === 'no-id-token' ? {} : { id_token: signIdToken(claims) }),
    };
  }

  function signIdToken(given: Readonly<Record<string, unknown>>): string {
    const { fault } = double;
    const now = Math.floor(Date.now() / 1_000) + double.clockSkewSeconds;
    const claims: Record<string, unknown> = {
      iss: fault === 'wrong-issuer' ? 'https://other.example' : issuer,
      sub: double.user.sub,
      aud: fault === 'wrong-audience' ? 'another-shop' : double.clientId,
      iat: now,
      exp: now + 300,
      auth_time: now - double.signedInSecondsAgo,
      ...given,
    };
    if (fault === 'foreign-party')
      Object.assign(claims, { aud: [double.clientId, 'another'], azp: 'another' });
    if (fault === 'expired') Object.assign(claims, { iat: now - 7_200, exp: now - 3_600 });
    if (fault === 'not-yet-valid') claims.nbf = now + 3_600;
    if (fault === 'wrong-nonce') claims.nonce = 'another';
    if (fault === 'no-nonce') delete claims.nonce;
    if (fault === 'old-sign-in') claims.auth_time = now - 7 * 86_400;
    if (fault === 'no-sign-in-time') delete claims.auth_time;
    const alg = fault === 'unsigned' ? 'none' : fault === 'signed-with-secret' ? 'HS256' : 'RS256';
    const kid = fault === 'unknown-key-id' ? 'nobody-knows' : key.published.kid;
    const signed = `${json({ alg, kid })}.${json(claims)}`;
    if (alg === 'none') return `${signed}.`;
    if (alg === 'HS256')
      return `${signed}.${createHmac('sha256', double.clientSecret).update(signed).digest('base64url')}`;
    const signer = fault === 'wrong-key' ? foreignKey : key;
    return `${signed}.${sign('sha256', Buffer.from(signed), signer.secret).toString('base64url')}`;
  }

  function describeUser(): DoubledUser {
    const { user, fault } = double;
    if (fault === 'user-other-subject') return { ...user, sub: 'somebody-else' };
    if (fault === 'email-verified-as-text') return { ...user, email_verified: 'true' };
    const { email, email_verified: isVerified, ...rest } = user;
    if (fault === 'no-email') return { ...rest, email_verified: true };
    return fault === 'no-email-verified'
      ? { ...rest, email }
      : { ...rest, email, email_verified: isVerified };
  }

  return double;
}

/** A key of the issuer: `published` is a JSON Web Key (RFC 7517). */
function createKey(): {
  readonly secret: KeyObject;
  readonly published: JsonWebKey & { readonly kid: string };
} {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(6).toString('base64url');
  return {
    secret: privateKey,
    published: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
