import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { canonicalJson } from '@shuka/domain/kit/canonical-json.ts';
import { makeSecrets } from '#kit/secrets.ts';
import { Told } from '#kit/told.ts';

const part = z.strictObject({ bytes: z.int(), sha256: z.string() });

/** What a backup says of itself. */
const paper = z.strictObject({
  format: z.literal(1),
  madeAt: z.string(),
  /** The last migration the database knew: an older release than this cannot read it. */
  lastMigration: z.string(),
  dump: part,
  /** The list of the pictures and papers it needs; null where a bucket keeps them. */
  files: z.nullable(z.strictObject({ ...part.shape, count: z.int() })),
});

export type BackupPaper = z.output<typeof paper>;

export const dumpName = 'database.dump';
export const listName = 'files.txt';
export const paperName = 'backup.json';

/** With the key of the house, so that a backup is known to be its own, and unchanged. */
export const sealOf = (said: object, secretKey: Buffer): string =>
  makeSecrets(secretKey).hash('backup', canonicalJson(said)).toString('hex');

export const sealedPaper = (said: BackupPaper, secretKey: Buffer): string =>
  `${JSON.stringify({ ...said, seal: sealOf(said, secretKey) }, null, 2)}\n`;

/** Bytes and SHA-256 of a file, read piece by piece. @throws Error where it is not there. */
export const weighFile = async (path: string): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
};

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Reads what a backup says of itself, and holds against it what is there.
 * @throws Told where it is no backup, is cut or was changed, or was made with another SECRET_KEY.
 */
export const checkBackup = async (folder: string, secretKey: Buffer): Promise<BackupPaper> => {
  const text = await readFile(join(folder, paperName), 'utf8').catch(() => null);
  if (text === null) throw new Told(`There is no backup in ${folder}: ${paperName} is missing.`);
  const { seal, ...rest } = (parsed(text) ?? {}) as { seal?: unknown };
  const said = paper.safeParse(rest);
  if (!said.success) throw new Told(`${paperName} cannot be read: the backup was cut or comes from another release.`);
  if (seal !== sealOf(said.data, secretKey))
    throw new Told('The backup was changed, or made with another SECRET_KEY. Nothing was done.');
  const parts = [
    [dumpName, said.data.dump] as const,
    ...(said.data.files ? [[listName, said.data.files] as const] : []),
  ];
  for (const [name, { bytes, sha256 }] of parts) {
    const found = await weighFile(join(folder, name)).catch(() => null);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new Told(`${name} is cut, changed or missing: ${bytes} bytes were written. Nothing was done.`);
  }
  return said.data;
};
