import type { IdDocumentKind } from '@shuka/domain/accounts';
import type { WordId } from '#kit/words.tsx';

/** What the documents are called. */
export const documentWords = {
  'nin-slip': 'joining.ninSlip',
  'voters-card': 'joining.votersCard',
  'drivers-licence': 'joining.driversLicence',
  passport: 'joining.passport',
  'nysc-card': 'joining.nyscCard',
} as const satisfies Record<IdDocumentKind, WordId>;
