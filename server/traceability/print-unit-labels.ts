import { printUnitLabels as contract } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findCompanies } from '#relations';
import { handle } from '#kit/route.ts';
import { findUnit } from './code-store.ts';
import { labelFile } from './label-file.ts';
import { groupedCode } from './print-lot-labels.ts';
import { showUnit } from './show-unit.ts';

export const printUnitLabels = handle(contract, async ({ companyId, unitId, symbol, on, copies }, context) => {
  const { db, language, publicUrl } = context;
  const unit = await findUnit(db, companyId, unitId);
  if (unit === null) throw new Problem('not-found');
  const isSscc = symbol === 'sscc';
  if (isSscc && unit.sscc === '') throw new Problem('no-sscc');
  const readable = unit.sscc === '' ? groupedCode(unit.id) : `(00)${unit.sscc}`;
  const [company] = await findCompanies(db, [companyId]);
  const lines = [company?.name ?? '', `${unit.number}`, formatDate(unit.madeAt, language)];
  const text = isSscc ? readable : showUnit(publicUrl, unit).link;
  return labelFile({ symbol, text, readable, title: unit.says, lines }, { on, copies });
});
