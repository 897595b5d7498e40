import { consistencyRanges, proveHistory as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { hashesOver } from './hashes-over.ts';
import { findCheckpoint } from './log-store.ts';

/** Of an empty log nothing can be proved (RFC 9162 has sizes above 0), and of sizes that nobody signed nothing need be. */
export const proveHistory = handle(contract, async (input, { db }) => {
  const [first, second] = [Number(input.first), Number(input.second)];
  if (first < 1 || first > second) throw new Problem('no-such-sizes');
  const [earlier, later] = [await findCheckpoint(db, first), await findCheckpoint(db, second)];
  if (earlier === null || later === null) throw new Problem('no-such-sizes');
  return { earlier: earlier.note, later: later.note, hashes: await hashesOver(db, consistencyRanges(first, second)) };
});
