import type { Mail, Mailer } from './mail.ts';
import type { Sms, SmsSender } from './sms.ts';

/** One letter or SMS that was sent; `at` is ISO 8601 in UTC, and an SMS has an empty subject. */
export type Letter = {
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program stops letters of this kind; '' for letters to one. */
  readonly stopUrl: string;
  readonly at: string;
};

export type Mailbox = {
  readonly mailer: Mailer;
  readonly smsSender: SmsSender;
  /** What was sent, the newest first. */
  read(): readonly Letter[];
  clear(): void;
};

/**
 * Keeps letters and SMS in memory instead of sending them: the one fake behind both interfaces, for demo and tests.
 * @param keep how many are kept; older ones are forgotten.
 */
export const makeMailbox = (keep = 200): Mailbox => {
  let letters: readonly Letter[] = [];
  const put = (kind: Letter['kind'], to: string, subject: string, text: string, stopUrl = ''): void => {
    letters = [{ kind, to, subject, text, stopUrl, at: new Date().toISOString() }, ...letters].slice(0, keep);
  };

  return {
    mailer: {
      send: async ({ to, subject, text, stopUrl }: Mail) => put('mail', to, subject, text, stopUrl),
      isWorking: async () => true,
    },
    smsSender: {
      send: async ({ to, text }: Sms) => put('sms', to, '', text),
      isWorking: async () => true,
    },
    read: () => letters,
    clear: () => {
      letters = [];
    },
  };
};
