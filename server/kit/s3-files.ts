import { S3mini } from 's3mini';
import { fileNameOf, keyOf } from './files.ts';
import type { FileStore } from './files.ts';

type S3Settings = {
  /** The bucket's address: https://s3.eu-west-1.amazonaws.com/shuka-files. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly timeoutMs?: number;
};

const defaultTimeoutMs = 15_000;

/** The store's own answer is left out: S3 repeats the key id and the signed request in it. */
const toStoreError = (error: unknown): Error => {
  const { status, code, name } = error as { status?: unknown; code?: unknown; name?: unknown };
  return new Error(
    `files: the S3 store failed (${status === undefined ? String(code ?? name) : `HTTP ${status} ${code}`})`,
  );
};

const attempt = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    throw toStoreError(error);
  }
};

/**
 * Keeps files in a bucket of any store that speaks S3, at '<key>.<extension>'. Each upload carries its SHA-256
 * (x-amz-checksum-sha256), so a store keeps nothing that was damaged on the way.
 */
export const s3Files = ({ timeoutMs = defaultTimeoutMs, ...settings }: S3Settings): FileStore => {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: timeoutMs });

  return {
    put: async (bytes, extension) => {
      const key = keyOf(bytes);
      const name = fileNameOf(key, extension);
      const checksum = { 'x-amz-checksum-sha256': Buffer.from(key, 'hex').toString('base64') };
      await attempt(async () => {
        if ((await bucket.objectExists(name)) === true) return;
        await bucket.putObject(name, bytes, 'application/octet-stream', undefined, checksum);
      });
      return key;
    },
    get: async (key, extension) => {
      const name = fileNameOf(key, extension);
      const found = await attempt(() => bucket.getObjectArrayBuffer(name));
      return found === null ? null : Buffer.from(found);
    },
    remove: async (key, extension) => {
      const name = fileNameOf(key, extension);
      await attempt(() => bucket.deleteObject(name));
    },
    isWorking: () => bucket.bucketExists().catch(() => false),
  };
};
