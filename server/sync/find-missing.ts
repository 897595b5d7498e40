import { Problem } from '@shuka/domain/kit/problem.ts';
import { findMissing as contract } from '@shuka/domain/sync';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isDeviceOf } from './device-store.ts';
import { readEpoch } from './epoch.ts';
import { findSeqRanges } from './mutation-store.ts';
import { without } from './ranges.ts';

export const findMissing = handle(contract, async ({ device, seqs }, context) => {
  const isTheirs = await isDeviceOf(context.db, device, viewerOf(context).accountId);
  if (!isTheirs) throw new Problem('device-unknown');
  const missing = without(seqs, await findSeqRanges(context.db, device));
  return { epoch: await readEpoch(context.db), missing };
});
