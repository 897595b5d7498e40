import { addApplicantPicture as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { readPicture, readPortrait } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { setApplicantPicture, waitsForPictures, type KeptPicture, type PaperRole } from './applicant-pictures.ts';

/**
 * Reads and keeps a picture of a sign-up that waits for its code. Asked before the work: a picture nobody waits for is
 * neither read nor kept. @throws Problem `not-found`.
 */
export const keepApplicantPicture = async (
  context: Context,
  uniqueId: string,
  role: PaperRole,
): Promise<KeptPicture> => {
  if (!(await waitsForPictures(context.db, uniqueId, role))) throw new Problem('not-found');
  const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
  const { face } = await readPortrait(full);
  return { key: await context.files.put(full, 'webp'), face };
};

export const addApplicantPicture = handle(
  contract,
  async ({ uniqueId, picture }, context, kept: KeptPicture) => {
    if (!(await setApplicantPicture(context.db, { id: uniqueId, role: 'extension-manager', picture }, kept)))
      throw new Problem('not-found');
    return {};
  },
  { prepare: ({ uniqueId }, context) => keepApplicantPicture(context, uniqueId, 'extension-manager') },
);
