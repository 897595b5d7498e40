import { addProcessorPicture as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { keepApplicantPicture, setApplicantPicture, type KeptPicture } from '#accounts';
import { handle } from '#kit/route.ts';

const role = 'agro-processor';

export const addProcessorPicture = handle(
  contract,
  async ({ uniqueId, picture }, context, kept: KeptPicture) => {
    const isKept = await setApplicantPicture(context.db, { id: uniqueId, role, picture }, kept);
    if (!isKept) throw new Problem('not-found');
    return {};
  },
  { prepare: ({ uniqueId }, context) => keepApplicantPicture(context, uniqueId, role) },
);
