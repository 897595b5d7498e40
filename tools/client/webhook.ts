import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a webhook is sent: what happened, when, ids, and sometimes where a key may read more. */
type WebhookCall = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string>>;
};

/** So far a clock may differ from ours: keep yours by NTP. */
const toleranceSeconds = 300;

/**
 * Reads a call after checking that it was signed with the secret, by the convention of Standard Webhooks, and is no older
 * than five minutes. Keep its `webhook-id`: the same call may come twice.
 * @param headers as they came, their names in lower case. @param body the very text that came, not parsed and printed anew.
 * @throws Error when it is not ours, or too old.
 */
export const readWebhook = (
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  now = new Date(),
): WebhookCall => {
  const [id, at, said] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name]));
  if (!(Math.abs(now.getTime() / 1000 - Number(at)) <= toleranceSeconds))
    throw new Error('The call is too old or too new.');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  const isOurs = String(said)
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))
    .some((one) => one.length === right.length && timingSafeEqual(one, right));
  if (!isOurs) throw new Error('The call is not signed with this secret.');
  return JSON.parse(body) as WebhookCall;
};
