import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Told } from '#kit/told.ts';
import { parsed, sealOf, weighFile } from './backup-paper.ts';

/* An archive of the WAL: base copies of the whole cluster under `base/`, every segment since under `segments/`. */

export const basesName = 'base';
export const segmentsName = 'segments';
export const basePaperName = 'base.json';
export const clusterName = 'cluster';
export const manifestName = 'backup_manifest';

const basePaper = z.strictObject({
  format: z.literal(1),
  /** When the copy was whole: no moment before this can be gone back to with it. */
  madeAt: z.string(),
  lastMigration: z.string(),
  /** The segment of the WAL that going on from it begins with. */
  firstSegment: z.string(),
  /** PostgreSQL's list of the files of the copy with their SHA-256. */
  manifest: z.strictObject({ bytes: z.int(), sha256: z.string() }),
});

type BasePaper = z.output<typeof basePaper>;

export const sealedBase = (said: BasePaper, secretKey: Buffer): string =>
  `${JSON.stringify({ ...said, seal: sealOf(said, secretKey) }, null, 2)}\n`;

const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);

/** Which segment a copy goes on from, as its label says. @throws Told where there is no label. */
export const firstSegmentOf = async (cluster: string): Promise<string> => {
  const label = await readFile(join(cluster, 'backup_label'), 'utf8').catch(() => '');
  const found = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  if (found === undefined) throw new Told('The base copy has no label: it was cut. Nothing was done.');
  return found;
};

/** @throws Told where the paper is missing, cut, changed or another house's, or the list of files is. */
const readBase = async (own: string, secretKey: Buffer): Promise<BasePaper> => {
  const text = await readFile(join(own, basePaperName), 'utf8').catch(() => '');
  const { seal, ...rest } = (parsed(text) ?? {}) as { seal?: unknown };
  const said = basePaper.safeParse(rest);
  if (!said.success) throw new Told(`${basePaperName} of ${own} cannot be read. Nothing was done.`);
  if (seal !== sealOf(said.data, secretKey))
    throw new Told(`${own} was changed, or made with another SECRET_KEY. Nothing was done.`);
  const { bytes, sha256 } = said.data.manifest;
  const found = await weighFile(join(own, clusterName, manifestName)).catch(() => null);
  if (found?.bytes !== bytes || found.sha256 !== sha256)
    throw new Told(`${manifestName} of ${own} is cut, changed or missing. Nothing was done.`);
  return said.data;
};

export type Base = BasePaper & { readonly own: string };

/** The whole base copies of an archive, the oldest first. */
export const findBases = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, basesName)).catch(() => []))
    .filter((name) => !name.endsWith('.part'))
    .toSorted()
    .map((name) => join(folder, basesName, name));

/** The newest base copy that was whole by a moment. @throws Told where there is none, or it is wrong. */
export const findBase = async (folder: string, to: Date | null, secretKey: Buffer): Promise<Base> => {
  for (const own of (await findBases(folder)).toReversed()) {
    const said = await readBase(own, secretKey);
    if (to === null || new Date(said.madeAt) <= to) return { ...said, own };
  }
  throw new Told(
    to === null ? `There is no base copy in ${folder}.` : `There is no base copy from before ${to.toISOString()}.`,
  );
};

/** The name of the segment after one: timeline, number of 4 GB, number within. */
export const nextSegment = (name: string, bytes: number): string => {
  const perFile = 0x1_0000_0000 / bytes;
  const [high, low] = [Number.parseInt(name.slice(8, 16), 16), Number.parseInt(name.slice(16), 16) + 1];
  const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
  return name.slice(0, 8) + (low >= perFile ? hex(high + 1) + hex(0) : hex(high) + hex(low));
};

const sizesIn = async (folder: string): Promise<Map<string, number>> => {
  const names = await readdir(folder).catch(() => []);
  const sizes = new Map<string, number>();
  for (const name of names.filter((one) => isSegment(one.replace(/\.partial$/, ''))))
    sizes.set(name.replace(/\.partial$/, ''), (await stat(join(folder, name))).size);
  return sizes;
};

/**
 * Looks whether the segments from a base copy on are whole and without a gap.
 * @returns the last one. @throws Told for the first that is missing or cut.
 */
export const checkSegments = async (folder: string, { own, firstSegment }: Base): Promise<string> => {
  const inBase = await sizesIn(join(own, clusterName, 'pg_wal'));
  const kept = new Map([...inBase, ...(await sizesIn(join(folder, segmentsName)))]);
  const names = [...kept.keys()].filter((name) => name.slice(0, 8) === firstSegment.slice(0, 8)).toSorted();
  const last = names.at(-1) ?? '';
  const bytes = Math.max(...kept.values());
  for (let name = firstSegment; ; name = nextSegment(name, bytes)) {
    const size = kept.get(name);
    if (size === undefined) throw new Told(`The segment ${name} of the WAL is missing. Nothing was done.`);
    if (size !== bytes) throw new Told(`The segment ${name} of the WAL is cut: ${size} bytes. Nothing was done.`);
    if (name >= last) return name;
  }
};
