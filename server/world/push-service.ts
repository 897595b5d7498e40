import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import webPush from 'web-push';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { PushPlace, PushSender } from '#kit/push.ts';
import { startLoopback, type Arrived } from '#kit/loopback.ts';
import { webPushSender } from '#kit/push-web.ts';

/* A push service of the tests' own, and browsers that read what came sealed for them, by the RFCs and not by a library. */

/** A browser that subscribed: what it tells the server, and what it was shown. */
export type PushedBrowser = { readonly place: PushPlace; shown(): unknown[] };

type PushService = {
  readonly sender: PushSender;
  readonly arrivals: readonly Arrived[];
  browser(): PushedBrowser;
  /** From now on it answers so for one browser, or for all. */
  become(status: number, place?: PushPlace): void;
  close(): Promise<void>;
};

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Opens what was sealed for a browser: RFC 8291 over the one record of RFC 8188. */
const openSealed = (body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** Whether a call is signed by this server for this very service, and not for long (RFC 8292). */
export const isSigned = ({ headers }: Arrived, publicKey: string, origin: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  const isShort = said.exp - Date.now() / 1000 <= 86_400;
  const by = { key: known, dsaEncoding: 'ieee-p1363' } as const;
  const isOurs = verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'));
  return key === publicKey && said.aud === origin && isShort && isOurs;
};

export const openPushService = async (): Promise<PushService> => {
  const statuses = new Map<string, number>();
  const answer = ({ url, headers }: Arrived, response: ServerResponse): void => {
    const isProper = headers['content-encoding'] === 'aes128gcm' && headers.ttl !== undefined;
    const status = isProper ? (statuses.get(url.pathname) ?? statuses.get('') ?? 201) : 400;
    response.writeHead(status).end();
  };
  const server = await startLoopback(answer);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const settings = { publicKey, privateKey, contact: 'mailto:ops@shuka.example', timeoutMs: 2000 };
  return {
    sender: webPushSender({ ...settings, origins: [server.baseUrl] }),
    arrivals: server.arrivals,
    browser: () => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${newId()}`;
      const sealed = { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return {
        place: { endpoint: `${server.baseUrl}${path}`, ...sealed },
        shown: () =>
          server.arrivals
            .filter(({ url }) => url.pathname === path)
            .map(({ body }) => JSON.parse(openSealed(body, keys, auth)) as unknown),
      };
    },
    become: (status, place) => void statuses.set(place === undefined ? '' : new URL(place.endpoint).pathname, status),
    close: server.close,
  };
};
