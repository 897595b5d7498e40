import type { InvitationSeen } from '@shuka/domain/relations';

/** An invitation whose code is right, as it was typed, and the name of whoever is signed in here. */
export type Found = {
  readonly contact: string;
  readonly code: string;
  readonly seen: InvitationSeen;
  readonly signedInAs: string | null;
};
