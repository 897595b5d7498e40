import { readCapture as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { companyOfKey } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findCapture } from './capture-store.ts';
import { queryFailure } from './epcis-failure.ts';
import { demandVersion } from './read-sent.ts';

export const readCapture = handle(
  contract,
  async ({ captureId, ...asked }, context) => {
    demandVersion(asked);
    const found = await findCapture(context.db, companyOfKey(context), captureId);
    if (found === null) throw new Problem('not-found');
    return found;
  },
  { failsAs: queryFailure },
);
