import type { ProofType } from '@shuka/domain/accounts';
import { voiceExtension } from '#kit/voice-file.ts';

/** What the file of a proof is called in the file store. */
export const proofExtension = {
  ...voiceExtension,
  'image/webp': 'webp',
  'image/jpeg': 'webp', // pictures are encoded anew
} as const satisfies Record<ProofType, string>;
