import { createHash } from 'node:crypto';
import type { Inspection, InspectionDraft } from '@shuka/domain/reports';
import { canonicalJson } from '#kit/canonical-json.ts';
import type { Secrets } from '#kit/secrets.ts';
import { isSigned, signerFor, type Signer } from '#kit/signer.ts';

/** What was signed besides the record that phones keep. */
export type Beside = Pick<InspectionDraft, 'position' | 'startedAt' | 'finishedAt'> & {
  /** Where the farm is, by its state's code and its LGA, on the day. */
  readonly place: { readonly stateCode: string; readonly lga: string };
  /** What the farm and the plot were called on the day, and what grew there; no plot's name for the whole farm. */
  readonly land: { readonly farmName: string; readonly plotName: string; readonly crop: string };
  /** SHA-256 of each photo that an answer names, in hexadecimal; null for one that nobody had told of yet. */
  readonly photos: readonly { readonly id: string; readonly sha256: string | null }[];
  /** SHA-256 of the kept picture of the farmer's mark, in hexadecimal. */
  readonly markDigest: string | null;
};

/** All that is kept of an inspection, as it was signed. */
export type SealedInspection = {
  readonly inspection: Inspection;
  readonly sealedText: string;
  readonly digest: Buffer;
  readonly signature: Buffer;
  /** The public key in PEM, of the key that the seal names. */
  readonly publicKey: string;
  readonly markKey: string | null;
};

const purpose = 'inspections';

export const inspectionSigner = (secrets: Secrets): Signer => signerFor(secrets, purpose);

/** The shape of the signed text; whoever reads it knows by it what to expect. */
const format = 'shuka-inspection-1';

const textOf = (inspection: Inspection, beside: Beside): string => {
  const { seal: _, ...record } = inspection;
  return canonicalJson({ format, inspection: record, ...beside });
};

const checkLetters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten letters that nobody can guess from the number of an inspection, without those that look alike. */
const checkCodeOf = (secrets: Secrets, inspectionId: string): string =>
  [...secrets.hash('inspection-check', inspectionId).subarray(0, 10)].map((byte) => checkLetters[byte % 32]).join('');

/** Seals an inspection: what is signed is never changed again. */
export const sealInspection = (
  inspection: Inspection,
  beside: Beside,
  { secrets, markKey, now }: { readonly secrets: Secrets; readonly markKey: string | null; readonly now: Date },
): SealedInspection => {
  const signer = inspectionSigner(secrets);
  const sealedText = textOf(inspection, beside);
  const digest = createHash('sha256').update(sealedText).digest();
  const seal = {
    sealedAt: now.toISOString(),
    keyId: signer.keyId,
    digest: digest.toString('hex'),
    checkCode: checkCodeOf(secrets, inspection.id),
  };
  const signature = signer.sign(digest);
  return { inspection: { ...inspection, seal }, sealedText, digest, signature, publicKey: signer.publicKey, markKey };
};

type Signed = Beside & { readonly inspection: Inspection };

const parsed = (text: string): Signed | null => {
  try {
    return JSON.parse(text) as Signed; // whether it is what we signed, the signature says
  } catch {
    return null;
  }
};

/** What was signed besides the record; null where the text is none of ours. */
export const besideOf = ({ sealedText }: Pick<SealedInspection, 'sealedText'>): Beside | null => parsed(sealedText);

/**
 * Whether what is kept is what was signed: the record, the text, the digest and the signature, each by the one before.
 * Whose account the farm stood under is not asked: it may have been merged into another since.
 */
export const isGenuine = ({ inspection, sealedText, digest, signature, publicKey }: SealedInspection): boolean => {
  const signed = parsed(sealedText);
  const { seal: _, ...record } = { ...inspection, keeperId: signed?.inspection.keeperId };
  return (
    signed !== null &&
    canonicalJson(record) === canonicalJson(signed.inspection) &&
    createHash('sha256').update(sealedText).digest().equals(digest) &&
    isSigned(digest, signature, publicKey)
  );
};
