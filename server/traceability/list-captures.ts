import { listCaptures as contract } from '@shuka/domain/traceability';
import { companyOfKey } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findCaptures } from './capture-store.ts';
import { queryFailure } from './epcis-failure.ts';
import { cutEpcisPage, pageSizeOf, tokenParts } from './epcis-page.ts';
import { demandVersion } from './read-sent.ts';

export const listCaptures = handle(
  contract,
  async (input, context) => {
    demandVersion(input);
    const size = pageSizeOf(input.perPage);
    const [after = null] = tokenParts(input.nextPageToken, ['id']) ?? [];
    const found = await findCaptures(context.db, companyOfKey(context), after, size + 1);
    return cutEpcisPage(context, { path: '/epcis/capture', query: input }, found, size, ({ captureID }) => [captureID]);
  },
  { failsAs: queryFailure },
);
