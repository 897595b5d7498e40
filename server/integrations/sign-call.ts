import { createHmac, randomBytes } from 'node:crypto';

/* Standard Webhooks (github.com/standard-webhooks/standard-webhooks, spec): `v1` is HMAC-SHA256 over `id.timestamp.body`, in base64. */

const prefix = 'whsec_';

/** 256 bits; the convention asks for 24 to 64 bytes. */
export const newWebhookSecret = (): Buffer => randomBytes(32);

/** A secret as its holder is shown it, and as the libraries of the convention take it. */
export const shownSecret = (secret: Buffer): string => `${prefix}${secret.toString('base64')}`;

/** @param seconds since 1970, as the header says them. */
export const signatureOf = (secret: Buffer, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** The three headers of a call, signed with each of the secrets that still do, the newest first. */
export const signedHeaders = (secrets: readonly Buffer[], id: string, now: Date, body: string) => {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, id, seconds, body)).join(' '),
  };
};
