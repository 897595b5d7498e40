import { createPublicKey } from 'node:crypto';
import { checkpointText, keyIdBytes, writeNote, writeVerifierKey, type VerifierKey } from '@shuka/domain/traceability';
import type { Services } from '#kit/context.ts';
import { signerFor } from '#kit/signer.ts';
import { sha256 } from './log-hash.ts';

type LogHouse = Pick<Services, 'secrets' | 'publicUrl'>;

const purpose = 'trace-log';

/** What the log is called in its checkpoints: its place on the web without how one gets there (c2sp.org/tlog-checkpoint). */
export const originOf = ({ publicUrl }: LogHouse): string => `${publicUrl.replace(/^https?:\/\//, '')}/trace-log`;

/** The 32 bytes of the key in an SPKI. */
const rawKeyOf = (pem: string): Buffer => createPublicKey(pem).export({ format: 'der', type: 'spki' }).subarray(-32);

/** The log's public key, derived from the operator's secret like every other key of the house. */
export const logKeyOf = (house: LogHouse): VerifierKey => {
  const [name, publicKey] = [originOf(house), rawKeyOf(signerFor(house.secrets, purpose).publicKey)];
  return { name, publicKey, id: sha256(keyIdBytes(name, publicKey)).subarray(0, 4) };
};

export const verifierKeyOf = (house: LogHouse): string => writeVerifierKey(logKeyOf(house));

/** A signed checkpoint of a tree. */
export const signCheckpoint = (house: LogHouse, size: number, root: Uint8Array): string => {
  const { name, id } = logKeyOf(house);
  const text = checkpointText({ origin: originOf(house), size, root });
  const signature = signerFor(house.secrets, purpose).sign(Buffer.from(text));
  return writeNote({ text, signatures: [{ name, id, signature }] });
};
