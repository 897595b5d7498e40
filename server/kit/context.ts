import type { Readable } from 'node:stream';
import type { KeyHolder } from '@shuka/domain/kit/key-scopes.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Clock } from '#kit/clock.ts';
import type { Db, Pool } from '#kit/db.ts';
import type { FileStore } from '#kit/files.ts';
import type { Jobs } from '#kit/jobs.ts';
import type { Mailer } from '#kit/mail.ts';
import type { PaymentProvider } from '#kit/payments.ts';
import type { PushSender } from '#kit/push.ts';
import type { FileScanner } from '#kit/scanner.ts';
import type { Secrets } from '#kit/secrets.ts';
import type { SmsSender } from '#kit/sms.ts';
import type { StolenPasswords } from '#kit/stolen-passwords.ts';
import type { WeatherProvider } from '#kit/weather.ts';

/** What a telephone gateway proves itself by: a secret in the address it calls, and the addresses it calls from, any where none is named. */
type Gateway = { readonly secret: string; readonly addresses: readonly string[] };

/** What the server stands on. Made once in `app`, faked only for mail and SMS. */
export type Services = {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  /** Null where no provider is configured: people then get their codes by mail alone. */
  readonly smsSender: SmsSender | null;
  /** Null where there are no keys for it: browsers are then told nothing. */
  readonly pushSender: PushSender | null;
  /** What begins now goes to the first; the others are still heard and asked about what began with them. */
  readonly payments: readonly PaymentProvider[];
  /** Null where no list is configured: only what everybody guesses is refused then. */
  readonly stolenPasswords: StolenPasswords | null;
  /** Null where nobody forecasts: people then see what a month is usually like. */
  readonly weather: WeatherProvider | null;
  readonly files: FileStore;
  /** Null where no scanner is configured: files are then taken without one having looked. */
  readonly scanner: FileScanner | null;
  readonly jobs: Jobs;
  /** The address people reach this server at, without a slash at its end. */
  readonly publicUrl: string;
  /** The origins whose pages may write here. */
  readonly origins: readonly string[];
  readonly productName: string;
  /** Who is sent the newest checkpoint of the trace log each day: people outside the house. */
  readonly checkpointAddresses: readonly string[];
  /** Whom the calls of telephone networks are taken from; null where nobody's are. */
  readonly gateway: Gateway | null;
  /** Whether webhooks may go to this very machine and without TLS: in tests, and in a demo that only it can reach. */
  readonly callsAnywhere: boolean;
  /** Checks each answer against its contract before it leaves: in tests, and where one would rather fail than be fast. */
  readonly checksAnswers: boolean;
  readonly log: { info(what: object, words: string): void; error(what: object, words: string): void };
};

/** A cookie to set with the answer, or to forget when its value is null. */
export type CookieChange = {
  readonly name: string;
  readonly value: string | null;
  readonly maxAgeSeconds?: number;
  /** Only the XSRF cookie is for the page to read. */
  readonly isReadable?: boolean;
};

/** What a handler works with, besides its input. */
export type Context = Services & {
  /** The transaction of a writing request; the pool of a reading one. */
  readonly db: Db;
  readonly viewer: Viewer | null;
  /** Whose program calls, of a contract that is called with a key. */
  readonly keyHolder: KeyHolder | null;
  /** Whom the audit log names when there is no session yet: the handler that learns who it was sets it.
   * `aboutId` is who somebody claims to be, until it is proved. */
  readonly actor: { accountId: string | null; aboutId?: string };
  readonly language: Language;
  readonly device: string;
  /** The address that asks, as the proxies in front tell it. */
  readonly ip: string;
  readonly requestId: string;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (change: CookieChange) => void;
  /** Adds a header to the answer, of a contract that is called directly. */
  readonly setHeader: (name: string, value: string) => void;
  /** The picture of a contract whose body is one. */
  readonly picture: Buffer | null;
  /**
   * The bytes of a contract whose body is a chunk, as they come in. Read them in `prepare`: a slow line must not hold a
   * transaction open.
   */
  readonly stream: Readable | null;
  /** The very bytes of a contract whose body is signed. */
  readonly signed: Buffer | null;
  /** The text of a contract whose body is a document. */
  readonly document: string | null;
  /** When the act was done by the clock of the phone it waited on: a claim to keep, never to order or expire things by. */
  readonly claimedAt: Date | null;
  /** Says of an act that waited on a phone that it was not simply applied. What is asked for directly has its answer. */
  readonly tellOutcome: (outcome: 'merged' | 'conflict' | 'parked') => void;
  /** Runs once the transaction is committed and the answer is on its way; its failure is logged, not answered. */
  readonly afterwards: (work: () => Promise<void>) => void;
};

/** Whose program calls, of a contract that demands a key. */
export const keyHolderOf = ({ keyHolder }: Pick<Context, 'keyHolder'>): KeyHolder => {
  if (keyHolder === null) throw new Problem('not-signed-in');
  return keyHolder;
};

/** The company whose program calls, of a contract that demands a key of a company. */
export const companyOfKey = (context: Pick<Context, 'keyHolder'>): string => {
  const { companyId } = keyHolderOf(context);
  if (companyId === null) throw new Problem('wrong-role');
  return companyId;
};

/** The viewer of a contract that demands one. */
export const viewerOf = ({ viewer }: Pick<Context, 'viewer'>): Viewer => {
  if (viewer === null) throw new Problem('not-signed-in');
  return viewer;
};
