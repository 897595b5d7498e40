import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import type { Services } from '#kit/context.ts';

/** What must never be read in a log, wherever in a logged object it stands. */
const secretKeys = [
  'password',
  'code',
  'token',
  'email',
  'phone',
  'number',
  'accountNumber',
  'cookie',
  'authorization',
  'secret',
];

/** What a log may hold of an error: not its other properties, where PostgreSQL repeats the values of a row. */
const describeError = (error: unknown): object =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...('code' in error ? { reason: error.code } : {}),
      }
    : { message: String(error) };

const redact = { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true };

/**
 * The log of a server: a line of JSON for each thing told, its time in UTC, on standard output.
 * @param level pino's; what is below it is not told.
 * @param to where the lines go, where that is not standard output: in its test alone.
 */
export const makeLog = (level: string, to?: DestinationStream): Services['log'] => {
  const settings = { level, redact, serializers: { error: describeError }, timestamp: stdTimeFunctions.isoTime };
  const logger = to === undefined ? pino(settings) : pino(settings, to);
  return { info: (what, words) => logger.info(what, words), error: (what, words) => logger.error(what, words) };
};
