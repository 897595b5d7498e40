import { readEpcisEvent as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { companyOfKey } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { queryFailure } from './epcis-failure.ts';
import { findEvent } from './query-store.ts';
import { demandVersion } from './read-sent.ts';
import { singleEvent } from './shown-event.ts';

export const readEpcisEvent = handle(
  contract,
  async ({ eventId, ...asked }, context) => {
    demandVersion(asked);
    const found = await findEvent(context.db, companyOfKey(context), eventId);
    if (found === null) throw new Problem('not-found');
    return singleEvent(found);
  },
  { failsAs: queryFailure },
);
