import * as z from 'zod/mini';
import { askProvider, digitsOf, isDone, providerTimeoutMs, withoutSlash } from './sms.ts';
import type { ProviderAnswer, SmsSender } from './sms.ts';

type AfricasTalkingSettings = {
  /** https://api.africastalking.com, or https://api.sandbox.africastalking.com with the user name `sandbox`. */
  readonly baseUrl: string;
  readonly username: string;
  readonly apiKey: string;
  /** A registered sender id; the sandbox needs none. */
  readonly senderId?: string | undefined;
  readonly timeoutMs?: number;
};

const answered = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(z.object({ statusCode: z.number(), status: z.string() })),
  }),
});
const user = z.object({ UserData: z.object({ balance: z.string() }) });

/** 100 processed, 101 sent, 102 queued; 401 to 409 and 500 to 502 are refusals of this one number or of the sender. */
const isTaken = (statusCode: number): boolean => statusCode >= 100 && statusCode <= 102;

/** A status of theirs is one word (InsufficientBalance); sentences are left out, as they may repeat what was sent. */
const oneWord = (text: string): string => (/^[A-Za-z]{1,40}$/.test(text) ? ` ${text}` : '');

const toRefusal = ({ status, body }: ProviderAnswer): Error => {
  const data = answered.safeParse(body).data?.SMSMessageData;
  const recipient = data?.Recipients[0];
  const reason = recipient
    ? `, status ${recipient.statusCode}${oneWord(recipient.status)}`
    : oneWord(data?.Message ?? '');
  return new Error(`africas-talking: refused with HTTP ${status}${reason}`);
};

/**
 * Sends through Africa's Talking (developers.africastalking.com, Bulk SMS and Application data).
 * @throws Error from `send`, naming the provider and its status but never the key, the number or the text.
 */
export const africasTalkingSender = (settings: AfricasTalkingSettings): SmsSender => {
  const { username, apiKey, senderId, timeoutMs = providerTimeoutMs } = settings;
  const base = withoutSlash(settings.baseUrl);
  const headers = { apiKey, Accept: 'application/json' };

  return {
    send: async ({ to, text }) => {
      const letter = { username, to: `+${digitsOf(to)}`, message: text, ...(senderId ? { from: senderId } : {}) };
      const answer = await askProvider('africas-talking', `${base}/version1/messaging`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(letter),
        timeoutMs,
      });
      const recipients = answered.safeParse(answer.body).data?.SMSMessageData.Recipients ?? [];
      const isSent = recipients.length > 0 && recipients.every((recipient) => isTaken(recipient.statusCode));
      if (!isDone(answer) || !isSent) throw toRefusal(answer);
    },
    isWorking: async () => {
      try {
        const url = `${base}/version1/user?${new URLSearchParams({ username })}`;
        const answer = await askProvider('africas-talking', url, { headers, timeoutMs });
        return isDone(answer) && user.safeParse(answer.body).success;
      } catch {
        return false;
      }
    },
  };
};
