import webPush from 'web-push';
import type { PushPlace, PushSender } from './push.ts';
import known from './push-services.json' with { type: 'json' };
import { isDone, providerTimeoutMs } from './sms.ts';

/** The keys of VAPID (RFC 8292), and whom a push service may write to about what is sent with them. */
type WebPushSettings = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** mailto: or https: */
  readonly contact: string;
  /** The origins of push services; `*` stands for one part of a name. Those of the browsers we know, unless said. */
  readonly origins?: readonly string[];
  readonly timeoutMs?: number;
};

/** News that waited for a day at a service are told in the app. */
const keptSeconds = 86_400;

const patternOf = (origin: string): RegExp =>
  new RegExp(`^${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*', '[a-z0-9-]+')}$`);

const originOf = (endpoint: string): string | null => {
  if (!URL.canParse(endpoint)) return null;
  const { origin, username, password } = new URL(endpoint);
  return username === '' && password === '' ? origin : null;
};

/** Without the cause, which may hold the address. */
const toReachError = (error: unknown): Error => {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new Error(`push: ${isLate ? 'no answer in time' : 'the service cannot be reached'}`);
};

/** Asks a push service; what failed is named without the address, which is a secret of one browser. */
const ask = async (request: webPush.RequestDetails, timeoutMs: number): Promise<number> => {
  const { endpoint, headers, body } = request;
  // The length is for the one that sends to say.
  const sent = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw toReachError(error);
  }
};

/** What is to be sent, sealed for one browser; null where its keys are none. */
const sealed = ({ endpoint, p256dh, auth }: PushPlace, payload: string, vapidDetails: webPush.RequestOptions) => {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, vapidDetails);
  } catch {
    return null;
  }
};

/** A browser that said no, or was thrown away with its phone. */
const goneStatuses = [404, 410];

/**
 * Tells browsers by the Web Push protocol (RFC 8030, sealed by RFC 8291, signed by RFC 8292).
 * @throws Error from `send`, naming neither the browser nor the key, when the service does not take it now.
 */
export const webPushSender = (settings: WebPushSettings): PushSender => {
  const { publicKey, privateKey, contact, origins = known.origins, timeoutMs = providerTimeoutMs } = settings;
  const patterns = origins.map(patternOf);
  const options = { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: keptSeconds, topic: 'news' };
  const accepts = (endpoint: string): boolean => {
    const origin = originOf(endpoint);
    return origin !== null && patterns.some((pattern) => pattern.test(origin));
  };
  return {
    publicKey,
    accepts,
    send: async (place, news) => {
      const request = accepts(place.endpoint) ? sealed(place, JSON.stringify(news), options) : null;
      if (request === null) return 'gone';
      const status = await ask(request, timeoutMs);
      if (goneStatuses.includes(status)) return 'gone';
      if (!isDone({ status })) throw new Error(`push: refused with HTTP ${status}`);
      return 'sent';
    },
  };
};

/** Whether these are a pair of VAPID keys. */
export const areVapidKeys = (publicKey: string, privateKey: string): boolean => {
  const lengthOf = (text: string): number =>
    /^[A-Za-z0-9_-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0;
  return lengthOf(publicKey) === 65 && lengthOf(privateKey) === 32;
};
