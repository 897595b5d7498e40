import { areSame, base64Of, bytesOfBase64, bytesOfHex, hexOf, joined, utf8Of } from './log-bytes.ts';
import type { LogTools, TreeHead } from './log-proof.ts';

/* Signed notes and checkpoints as C2SP writes them (c2sp.org/signed-note, c2sp.org/tlog-checkpoint). */

/** What says which signature this is: Ed25519. */
const ed25519 = 1;

/** A public key with the name it signs under. */
export type VerifierKey = { readonly name: string; readonly id: Uint8Array; readonly publicKey: Uint8Array };

type NoteSignature = { readonly name: string; readonly id: Uint8Array; readonly signature: Uint8Array };

/** A text that ends with a line feed, and who signed it. */
export type Note = { readonly text: string; readonly signatures: readonly NoteSignature[] };

/** A tree as its log stands for it. */
type Checkpoint = TreeHead & { readonly origin: string };

/** What the first four bytes of its SHA-256 name a key by. */
export const keyIdBytes = (name: string, publicKey: Uint8Array): Uint8Array =>
  joined(utf8Of(`${name}\n`), Uint8Array.of(ed25519), publicKey);

/** `name+hash+key`, as it is handed to whoever checks. */
export const writeVerifierKey = ({ name, id, publicKey }: VerifierKey): string =>
  `${name}+${hexOf(id)}+${base64Of(joined(Uint8Array.of(ed25519), publicKey))}`;

/** Reads a verifier key; null for what is none, or whose short hash is another key's. */
export const readVerifierKey = async (text: string, { sha256 }: LogTools): Promise<VerifierKey | null> => {
  const [, name = '', shortHash = '', key = ''] =
    /^([^\s+]{1,200})\+([0-9a-f]{8})\+(\S{1,200})$/.exec(text.trim()) ?? [];
  const [id, bytes] = [bytesOfHex(shortHash), bytesOfBase64(key)];
  if (id?.length !== 4 || bytes?.length !== 33 || bytes[0] !== ed25519) return null;
  const publicKey = bytes.subarray(1);
  const digest = await sha256(keyIdBytes(name, publicKey));
  return areSame(digest.subarray(0, 4), id) ? { name, id, publicKey } : null;
};

export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${base64Of(root)}\n`;

/** A note with its signatures under it, each behind a long dash. */
export const writeNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map(({ name, id, signature }) => `— ${name} ${base64Of(joined(id, signature))}\n`).join('')}`;

const readSignature = (line: string): NoteSignature | null => {
  const [, name = '', text = ''] = /^— ([^\s+]+) (\S+)$/.exec(line) ?? [];
  const bytes = bytesOfBase64(text);
  return bytes === null || bytes.length < 5 ? null : { name, id: bytes.subarray(0, 4), signature: bytes.subarray(4) };
};

const mostSignatures = 100;

/** Reads a signed note; null for what is none. Nothing is checked yet. */
export const readNote = (note: string): Note | null => {
  const end = note.lastIndexOf('\n\n');
  if (end === -1 || note.length > 100_000 || !note.endsWith('\n')) return null;
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .slice(0, mostSignatures)
    .map(readSignature);
  if (signatures.length === 0 || signatures.includes(null)) return null;
  return { text: note.slice(0, end + 1), signatures: signatures.filter((one) => one !== null) };
};

/** Reads the text of a checkpoint; lines after its third are others’ own. */
export const readCheckpoint = (text: string): Checkpoint | null => {
  const [origin = '', size = '', rootText = ''] = text.split('\n');
  const root = bytesOfBase64(rootText);
  const isWhole = origin !== '' && /^(0|[1-9]\d{0,15})$/.test(size) && Number.isSafeInteger(Number(size));
  return isWhole && root?.length === 32 && text.endsWith('\n') ? { origin, size: Number(size), root } : null;
};

/**
 * The tree that a note stands for, when a key signed it; null otherwise. Signatures of other keys say nothing, but one in this
 * key’s name that is not its own makes the note worthless.
 */
export const openCheckpoint = async (
  noteText: string,
  key: VerifierKey,
  tools: LogTools,
): Promise<Checkpoint | null> => {
  const note = readNote(noteText);
  const own = note?.signatures.filter(({ name, id }) => name === key.name && areSame(id, key.id)) ?? [];
  if (note === null || own.length === 0) return null;
  const bytes = utf8Of(note.text);
  for (const { signature } of own) {
    const isGood = signature.length === 64 && (await tools.isSigned(bytes, signature, key.publicKey));
    if (!isGood) return null;
  }
  return readCheckpoint(note.text);
};
