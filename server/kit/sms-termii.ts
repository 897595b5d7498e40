import * as z from 'zod/mini';
import { askProvider, digitsOf, isDone, providerTimeoutMs, withoutSlash } from './sms.ts';
import type { ProviderAnswer, SmsSender } from './sms.ts';

/** `dnd` reaches every number and is meant for codes and notices; `generic` skips numbers on do-not-disturb. */
type TermiiSettings = {
  /** The account's own address, from Termii's dashboard. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** A registered sender id of 3 to 11 letters. */
  readonly senderId: string;
  readonly channel?: 'generic' | 'dnd';
  readonly timeoutMs?: number;
};

/** Some of Termii's routes answer without the code. */
const sent = z.object({ code: z.optional(z.literal('ok')), message_id: z.union([z.string(), z.number()]) });
const balance = z.object({ balance: z.union([z.string(), z.number()]) });
const refusal = z.object({ code: z.union([z.string(), z.number()]) });

/** Termii's own words are left out: they may repeat the number or the message. */
const toRefusal = ({ status, body }: ProviderAnswer): Error => {
  const code = String(refusal.safeParse(body).data?.code ?? '');
  return new Error(`termii: refused with HTTP ${status}${/^\w{1,20}$/.test(code) ? `, code ${code}` : ''}`);
};

/**
 * Sends through Termii (developer.termii.com, Messaging API and Insights API).
 * @throws Error from `send`, naming Termii and its status but never the key, the number or the text.
 */
export const termiiSender = (settings: TermiiSettings): SmsSender => {
  const { apiKey, senderId, channel = 'dnd', timeoutMs = providerTimeoutMs } = settings;
  const base = withoutSlash(settings.baseUrl);

  return {
    send: async ({ to, text }) => {
      const letter = { to: digitsOf(to), from: senderId, sms: text, type: 'plain', channel, api_key: apiKey };
      const answer = await askProvider('termii', `${base}/api/sms/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(letter),
        timeoutMs,
      });
      if (!isDone(answer) || !sent.safeParse(answer.body).success) throw toRefusal(answer);
    },
    isWorking: async () => {
      try {
        const url = `${base}/api/get-balance?${new URLSearchParams({ api_key: apiKey })}`;
        const answer = await askProvider('termii', url, { headers: { Accept: 'application/json' }, timeoutMs });
        return isDone(answer) && balance.safeParse(answer.body).success;
      } catch {
        return false;
      }
    },
  };
};
