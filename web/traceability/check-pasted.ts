import { checkHistory, checkProof, readHistory, readProof, type ProofVerdict } from '@shuka/domain/traceability';
import { browserTools } from './browser-tools.ts';

/** What a reader is told; several ways of being wrong are one to them. */
export type SaidVerdict = 'genuine' | 'no-proof' | 'not-signed' | 'not-in-log' | 'other-content';

const saidAs: Readonly<Record<ProofVerdict, SaidVerdict>> = {
  genuine: 'genuine',
  'no-proof': 'no-proof',
  'not-canonical': 'no-proof',
  'no-key': 'not-signed',
  'not-signed': 'not-signed',
  'other-size': 'not-in-log',
  'not-in-log': 'not-in-log',
  'history-changed': 'not-in-log',
  'other-content': 'other-content',
};

/** Checks a proof, of an entry or of a history, that somebody pasted, by the key they named. */
export const checkPasted = async (text: string, verifierKey: string): Promise<SaidVerdict> => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'no-proof';
  }
  const [proof, history] = [readProof(data), readHistory(data)];
  if (proof !== null) return saidAs[await checkProof(proof, verifierKey, browserTools)];
  return history === null ? 'no-proof' : saidAs[await checkHistory(history, verifierKey, browserTools)];
};
