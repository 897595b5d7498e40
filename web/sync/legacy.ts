import * as z from 'zod/mini';
import { addPhoto, registerFarm, sizeBands } from '@shuka/domain/farms';
import { endpointOf } from '@shuka/domain/kit/act-version.ts';
import { isLga, states } from '@shuka/domain/kit/nigeria.ts';
import type { NewAct } from './acts.ts';
import type { Bytes } from './database.ts';
import { reportAct, reportsListed, type LegacyFarm } from './legacy-reports.ts';
import { fromBase64 } from './text-bytes.ts';

/** What an earlier product kept in plain text, by key (spec, section 4). */
type LegacyTexts = { readonly farms: string | null; readonly farmReports: string | null };

const recordsIn = (text: string | null): unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [value];
  } catch {
    return [text]; // it is somebody's all the same
  }
};

/** `LGA, State` in either order, as far as both are known names. */
const placeIn = (location: unknown): { stateCode: string; lga: string } | null => {
  const parts = String(location ?? '')
    .split(',')
    .map((part) => part.trim());
  for (const part of parts) {
    const state = states.find(({ name }) => name.toLowerCase() === part.replace(/ state$/i, '').toLowerCase());
    const names = state?.lgas.map(({ name }) => name) ?? [];
    const lga = names.find((name) =>
      parts.some((other) => other !== part && other.toLowerCase() === name.toLowerCase()),
    );
    if (state !== undefined && lga !== undefined && isLga(state.code, lga)) return { stateCode: state.code, lga };
  }
  return null;
};

const draftOf = (record: unknown, id: string): Record<string, unknown> => {
  const { name, location, size, crop } = (record ?? {}) as Record<string, unknown>;
  const sizeBand = sizeBands.find((band) =>
    String(size ?? '')
      .toLowerCase()
      .startsWith(band),
  );
  return { id, name, crop, sizeBand, ...placeIn(location) };
};

/** `owner`: the account that opens this phone first; the old texts name nobody. */
type Around = { readonly owner: string; readonly now: number };

const hashOf = async (bytes: Bytes): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** An id that a text always gets (RFC 9562, version 8), so that what is imported twice is one. */
const idFrom = async (text: string): Promise<string> => {
  const hash = await hashOf(new TextEncoder().encode(text));
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

const pictureIn = (image: unknown): Bytes | null => {
  const [head = '', base64 = ''] = String(image ?? '').split(';base64,');
  try {
    return head.startsWith('data:image/') ? fromBase64(base64) : null;
  } catch {
    return null;
  }
};

const issueOf = (code: string) => ({ issue: { code, title: '', fields: [] } });

/** The picture of a farm as a photo of its own; one whose farm waits for a person goes after it. */
const photoAct = async (bytes: Bytes, farmId: string, now: number, waits: boolean): Promise<NewAct> => {
  const sha256 = await hashOf(bytes);
  const part = { sha256, sizeBytes: bytes.length };
  const photoId = await idFrom(`photo ${farmId}`);
  const takenAt = new Date(now).toISOString();
  const blob = new Blob([bytes]);
  return {
    key: photoId,
    endpoint: endpointOf(addPhoto),
    input: { id: photoId, farmId, plotId: null, thumb: part, full: part, takenAt },
    savedAt: now,
    photo: { photoId, blobs: { thumb: blob, full: blob } },
    ...(waits ? issueOf('not-found') : {}),
  };
};

const farmActs = async (record: unknown, { owner, now }: Around): Promise<{ farm: LegacyFarm; acts: NewAct[] }> => {
  const { image, ...before } = (record ?? {}) as Record<string, unknown>;
  const farmId = await idFrom(`farm ${owner} ${JSON.stringify(record)}`);
  const draft = draftOf(before, farmId);
  const isWhole = z.safeParse(registerFarm.input, draft).success;
  const act = { key: farmId, endpoint: endpointOf(registerFarm), savedAt: now };
  const farm: NewAct = isWhole
    ? { ...act, input: draft }
    : { ...act, input: { ...draft, before }, ...issueOf('from-before') };
  const bytes = pictureIn(image);
  const acts = bytes === null ? [farm] : [farm, await photoAct(bytes, farmId, now, !isWhole)];
  return { farm: { record, farmId, waits: !isWhole }, acts };
};

/** Every report there is, once: a farm of before may list its own beside the common list. */
const allReports = (common: readonly unknown[], farms: readonly LegacyFarm[]): unknown[] => {
  const whole = farms.flatMap(reportsListed).filter((one) => typeof one === 'object' && one !== null);
  const byText = new Map([...common, ...whole].map((one) => [JSON.stringify(one), one]));
  return [...byText.values()];
};

/**
 * Farms and reports of before as acts, each farm with its picture: those that say enough are registered and submitted;
 * the others wait for a person with everything they said.
 */
export const legacyActs = async ({ farms, farmReports }: LegacyTexts, around: Around): Promise<NewAct[]> => {
  const ofFarms = await Promise.all(recordsIn(farms).map((record) => farmActs(record, around)));
  const known = ofFarms.map(({ farm }) => farm);
  const ofReports = await Promise.all(
    allReports(recordsIn(farmReports), known).map(async (before) => {
      const id = await idFrom(`report ${around.owner} ${JSON.stringify(before)}`);
      return reportAct(before, id, known, around);
    }),
  );
  return [...ofFarms.flatMap(({ acts }) => acts), ...ofReports];
};
