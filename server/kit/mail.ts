import { isEmail } from '@shuka/domain/kit/text.ts';
import { createTransport } from 'nodemailer';

/** One letter: plain text, to one address. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program stops letters of this kind by one POST (RFC 8058); of letters to many alone. */
  readonly stopUrl?: string;
};

/** What sends letters. `send` settles once the mail server took or refused the letter, and retries nothing. */
export type Mailer = { send(mail: Mail): Promise<void>; isWorking(): Promise<boolean> };

/** A mail server that hangs must not hold a job for longer than these. */
const connectionTimeoutMs = 10_000;
const socketTimeoutMs = 30_000;

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refused our sign-in',
  ECONNECTION: 'the mail server cannot be reached',
  EDNS: 'the mail server cannot be found',
  EENVELOPE: 'the mail server refused the address',
  EMESSAGE: 'the mail server refused the letter',
  ESOCKET: 'the mail server cannot be reached',
  ETIMEDOUT: 'the mail server did not answer in time',
  ETLS: 'the connection to the mail server cannot be encrypted',
};

/** Only codes are told: what the server answered may repeat an address, and the sign-in must never reach a log. */
const toMailError = (error: unknown): Error => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const reason = reasons[String(code)] ?? 'the letter could not be sent';
  return new Error(`mail: ${reason} (${[code, responseCode].filter((part) => part !== undefined).join(' ')})`);
};

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/** A password never crosses a network unencrypted, unless the address says so itself with `?requireTLS=false`. */
const mustEncrypt = (address: URL): boolean =>
  address.protocol === 'smtp:' && address.password !== '' && !isLoopback(address.hostname);

const readAddress = (url: string): URL => {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address === undefined || !/^smtps?:$/.test(address.protocol) || address.hostname === '') {
    // The address is not repeated: it holds the password.
    throw new Error('mail: the address of the mail server is not like smtp://name:password@host:587');
  }
  return address;
};

/** No line breaks or other control characters, so that nothing typed by people can begin a new header. */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();

const stopHeaders = (stopUrl: string | undefined) =>
  stopUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${oneLine(stopUrl)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Sends through an SMTP server over at most five kept connections.
 * @param url smtp://name:password@host:587 (upgrades to TLS) or smtps://name:password@host:465.
 * @param from the sender, as 'Shuka <no-reply@shuka.example>' or a bare address.
 * @throws Error from `send`, naming the kind of failure and its codes but neither addresses nor credentials.
 */
export const smtpMailer = ({ url, from }: { url: string; from: string }): Mailer & { close(): void } => {
  const address = readAddress(url);
  const transport = createTransport({
    pool: true,
    url,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(address.searchParams.has('requireTLS') ? {} : { requireTLS: mustEncrypt(address) }),
  });

  return {
    send: async ({ to, subject, text, stopUrl }) => {
      if (!isEmail(to)) throw new Error('mail: not an address');
      try {
        // An address object is not read as a list, so one letter can reach one person only.
        const headers = stopHeaders(stopUrl);
        await transport.sendMail({ from, to: { name: '', address: to }, subject: oneLine(subject), text, headers });
      } catch (error) {
        throw toMailError(error);
      }
    },
    isWorking: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
};
