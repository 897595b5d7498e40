import { readAuditState as contract } from '@shuka/domain/privacy';
import { findHead } from '#kit/audit-chain.ts';
import { findLastAuditCheck } from '#kit/audit-check.ts';
import { countSealed } from '#kit/audit-search.ts';
import { handle } from '#kit/route.ts';

export const readAuditState = handle(contract, async (_input, { db }) => {
  const [head, check, counted] = [await findHead(db), await findLastAuditCheck(db), await countSealed(db)];
  return {
    ...counted,
    head: head?.hash.toString('hex') ?? null,
    checkedAt: check?.checkedAt ?? null,
    fault: check?.fault ?? null,
    atNumber: check?.atNumber ?? null,
  };
});
