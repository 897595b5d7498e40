import { partsOf, previewRequest as contract, type RequestPreview } from '@shuka/domain/privacy';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findClosingBlock, findCorrectable } from '#accounts';
import { handle, type Route } from '#kit/route.ts';
import type { Over } from './over.ts';
import { findRequest } from './request-store.ts';

const nothing = { blockedBy: null, parts: [], now: [] } as const satisfies Partial<RequestPreview>;

/** Shows what a yes to a request would do. @param over what the slices around know of a person. */
export const previewRequest = ({ recordsOf, findBar }: Over): Route =>
  handle(contract, async ({ requestId }, context) => {
    const { db, clock } = context;
    const found = await findRequest(db, requestId);
    if (found === null) throw new Problem('not-found');
    const { kind, accountId } = found;
    const shown = { requestId, kind, ...nothing, parts: [], now: [] };
    if (kind === 'correction') return { ...shown, now: await findCorrectable(db, accountId, clock.now()) };
    if (kind !== 'erasure') return shown;
    const blockedBy = await findClosingBlock(context, accountId, findBar);
    return { ...shown, blockedBy, parts: partsOf(await recordsOf(db, accountId)) };
  });
