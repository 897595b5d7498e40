import { join } from 'node:path';
import { systemClock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import { openPool, type Pool } from '#kit/db.ts';
import { diskFiles } from '#kit/disk-files.ts';
import { pgBossJobs, type JobRunner } from '#kit/jobs.ts';
import { smtpMailer } from '#kit/mail.ts';
import type { Mailbox } from '#kit/mailbox.ts';
import type { PaymentProvider } from '#kit/payments.ts';
import { flutterwavePayments } from '#kit/payments-flutterwave.ts';
import { monnifyPayments } from '#kit/payments-monnify.ts';
import { paystackPayments } from '#kit/payments-paystack.ts';
import { sandboxPayments } from '#kit/payments-sandbox.ts';
import { webPushSender } from '#kit/push-web.ts';
import { s3Files } from '#kit/s3-files.ts';
import { clamdScanner } from '#kit/scanner-clamd.ts';
import type { Secrets } from '#kit/secrets.ts';
import type { SmsSender } from '#kit/sms.ts';
import { africasTalkingSender } from '#kit/sms-africas-talking.ts';
import { termiiSender } from '#kit/sms-termii.ts';
import { rangeOfStolenPasswords } from '#kit/stolen-passwords.ts';
import { openMeteoWeather } from '#kit/weather-open-meteo.ts';
import { sandboxBook } from '#finance';
import type { Config } from './config.ts';
import { makeLog } from './log.ts';

const smsSenderOf = (config: Config, mailbox: Mailbox | null): SmsSender | null => {
  if (config.sms === null) return mailbox?.smsSender ?? null;
  return config.sms.provider === 'termii' ? termiiSender(config.sms) : africasTalkingSender(config.sms);
};

/** The sandbox of a house: its money is kept in the database, and its webhooks are signed with a key of the house's own. */
export const sandboxOf = (pool: Pool, publicUrl: string, secrets: Secrets): PaymentProvider =>
  sandboxPayments({ book: sandboxBook(pool), publicUrl, secret: secrets.key('sandbox-payments').toString('hex') });

/** Everyone whose keys are set, whoever was chosen first. */
const paymentsOf = ({ payments, publicUrl }: Config, pool: Pool, secrets: Secrets): PaymentProvider[] => {
  const { chosen, paystack, flutterwave, monnify } = payments;
  const all = [
    chosen === 'sandbox' ? sandboxOf(pool, publicUrl, secrets) : null,
    paystack === null ? null : paystackPayments(paystack),
    flutterwave === null ? null : flutterwavePayments(flutterwave),
    monnify === null ? null : monnifyPayments(monnify),
  ].filter((provider) => provider !== null);
  return chosen === null
    ? []
    : all.toSorted((one, other) => Number(other.name === chosen) - Number(one.name === chosen));
};

/** A demo has one for its simulator, with a secret of its own; elsewhere there is none until its secret is set. */
const gatewayOf = ({ gateway, isDemo, hasMailbox }: Config, secrets: Secrets): Services['gateway'] =>
  gateway ?? (isDemo && hasMailbox ? { secret: secrets.key('gateway').toString('base64url'), addresses: [] } : null);

/** Everything the server stands on, made from its settings; a demo without a mail server writes into the mailbox. */
export const makeServices = (
  config: Config,
  databaseUrl: string,
  mailbox: Mailbox | null,
  secrets: Secrets,
): Services & { jobs: JobRunner } => {
  const log = makeLog(config.logLevel);
  const onLost = (error: Error): void => log.error({ error: error.message }, 'a database connection was lost');
  const mailer = config.mail === null ? mailbox?.mailer : smtpMailer(config.mail);
  if (mailer === undefined) throw new Error('There is neither a mail server nor a mailbox to write to.');
  const pool = openPool(databaseUrl, config.poolSize, onLost);
  return {
    pool,
    clock: systemClock,
    secrets,
    mailer,
    smsSender: smsSenderOf(config, mailbox),
    pushSender: config.push === null ? null : webPushSender(config.push),
    payments: paymentsOf(config, pool, secrets),
    stolenPasswords: config.stolenPasswords === null ? null : rangeOfStolenPasswords(config.stolenPasswords),
    weather: config.weather === null ? null : openMeteoWeather(config.weather),
    files: config.s3 === null ? diskFiles(join(config.dataFolder, 'files')) : s3Files(config.s3),
    scanner: config.scanner === null ? null : clamdScanner(config.scanner),
    jobs: pgBossJobs(databaseUrl, onLost),
    publicUrl: config.publicUrl,
    origins: config.origins,
    productName: config.productName,
    checkpointAddresses: config.checkpointAddresses,
    gateway: gatewayOf(config, secrets),
    callsAnywhere: config.hasMailbox,
    checksAnswers: false,
    log,
  };
};
