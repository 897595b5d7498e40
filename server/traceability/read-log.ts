import { readLog as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { originOf, verifierKeyOf } from './log-signer.ts';
import { findCheckpoint, findLastCheck } from './log-store.ts';

export const readLog = handle(contract, async (_input, context) => {
  const [newest, check] = [await findCheckpoint(context.db, null), await findLastCheck(context.db)];
  return {
    origin: originOf(context),
    verifierKey: verifierKeyOf(context),
    size: newest?.size ?? 0,
    checkpoint: newest?.note ?? null,
    signedAt: newest?.madeAt ?? null,
    checkedAt: check?.checkedAt ?? null,
    isWhole: (check?.fault ?? null) === null,
  };
});
