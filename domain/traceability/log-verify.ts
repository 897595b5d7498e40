import { canonicalJson } from '#kit/canonical-json.ts';
import { areSame, bytesOfHex, hexOf, utf8Of } from './log-bytes.ts';
import { openCheckpoint, readVerifierKey } from './log-note.ts';
import { isConsistent, leafBytes, rootOfInclusion, type LogTools } from './log-proof.ts';
import { parsed } from './read-text.ts';

/** What came of checking a proof: `genuine`, or the first thing that does not hold. */
const proofVerdicts = [
  'genuine',
  'no-proof',
  'no-key',
  'not-signed',
  'not-canonical',
  'other-size',
  'not-in-log',
  'history-changed',
  'other-content',
] as const;

export type ProofVerdict = (typeof proofVerdicts)[number];

/** A proof as our log gives it: the leaf to the letter, its place, the hashes beside its way up, the signed checkpoint. */
type LogProof = {
  readonly leaf: string;
  readonly index: number;
  readonly size: number;
  readonly hashes: readonly string[];
  readonly checkpoint: string;
  /** What was kept, and what the commitment in the leaf was salted with: for whoever was shown both. */
  readonly opening?: { readonly content: unknown; readonly salt: string };
};

/** That a later checkpoint begins with an earlier one. */
type LogHistory = { readonly earlier: string; readonly later: string; readonly hashes: readonly string[] };

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 200 && value.every((one) => typeof one === 'string');

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const readOpening = (value: unknown): LogProof['opening'] => {
  const { content, salt } = fieldsOf(value);
  return typeof salt === 'string' && content !== undefined ? { content, salt } : undefined;
};

/** Whether data from a file are a proof; what is beside it is left out. */
export const readProof = (value: unknown): LogProof | null => {
  const { leaf, index, size, hashes, checkpoint, opening } = fieldsOf(value);
  const isWhole = typeof leaf === 'string' && typeof checkpoint === 'string' && isTexts(hashes);
  if (!isWhole || typeof index !== 'number' || typeof size !== 'number') return null;
  const opened = readOpening(opening);
  return { leaf, index, size, hashes, checkpoint, ...(opened === undefined ? {} : { opening: opened }) };
};

export const readHistory = (value: unknown): LogHistory | null => {
  const { earlier, later, hashes } = fieldsOf(value);
  return typeof earlier === 'string' && typeof later === 'string' && isTexts(hashes)
    ? { earlier, later, hashes }
    : null;
};

const hashesOf = (texts: readonly string[]): Uint8Array[] | null => {
  const hashes = texts.map(bytesOfHex);
  return hashes.includes(null) ? null : hashes.filter((one) => one !== null);
};

/** HMAC-SHA-256 (RFC 2104) with a key of 32 bytes, from a plain SHA-256, as browsers and servers alike have. */
const hmac = async (key: Uint8Array, data: Uint8Array, { sha256 }: LogTools): Promise<Uint8Array> => {
  const padded = (mask: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ mask);
  const whole = (pad: Uint8Array, rest: Uint8Array): Uint8Array => Uint8Array.of(...pad, ...rest);
  return sha256(whole(padded(0x5c), await sha256(whole(padded(0x36), data))));
};

/** What binds a leaf to a content that does not stand in it: its HMAC under a salt that can be forgotten. */
export const commitmentOf = async (content: unknown, salt: Uint8Array, tools: LogTools): Promise<string> =>
  hexOf(await hmac(salt, utf8Of(canonicalJson(content)), tools));

const opens = async ({ leaf, opening }: LogProof, tools: LogTools): Promise<boolean> => {
  if (opening === undefined) return true;
  const salt = bytesOfHex(opening.salt);
  const { commitment } = fieldsOf(parsed(leaf));
  return salt?.length === 32 && (await commitmentOf(opening.content, salt, tools)) === commitment;
};

/**
 * Checks a proof by a public key and nothing else.
 * @param verifierKey `name+hash+key`, from anywhere but from whoever gave the proof.
 */
export const checkProof = async (proof: LogProof, verifierKey: string, tools: LogTools): Promise<ProofVerdict> => {
  const key = await readVerifierKey(verifierKey, tools);
  if (key === null) return 'no-key';
  const head = await openCheckpoint(proof.checkpoint, key, tools);
  if (head === null) return 'not-signed';
  const data = parsed(proof.leaf);
  if (data === undefined || canonicalJson(data) !== proof.leaf) return 'not-canonical';
  if (head.size !== proof.size) return 'other-size';
  const hashes = hashesOf(proof.hashes);
  if (hashes === null) return 'no-proof';
  const leaf = { hash: await tools.sha256(leafBytes(utf8Of(proof.leaf))), index: proof.index };
  const root = await rootOfInclusion(leaf, proof.size, hashes, tools.sha256);
  if (root === null || !areSame(root, head.root)) return 'not-in-log';
  return (await opens(proof, tools)) ? 'genuine' : 'other-content';
};

/** Checks that nothing that an earlier checkpoint stood for was changed or taken away by a later one. */
export const checkHistory = async (
  { earlier, later, hashes }: LogHistory,
  verifierKey: string,
  tools: LogTools,
): Promise<ProofVerdict> => {
  const key = await readVerifierKey(verifierKey, tools);
  if (key === null) return 'no-key';
  const [before, now] = [await openCheckpoint(earlier, key, tools), await openCheckpoint(later, key, tools)];
  if (before === null || now === null || before.origin !== now.origin) return 'not-signed';
  const path = hashesOf(hashes);
  if (path === null) return 'no-proof';
  return (await isConsistent(before, now, path, tools.sha256)) ? 'genuine' : 'history-changed';
};
