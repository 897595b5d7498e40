import {
  keyDataColumns,
  keyDataLimits,
  readId,
  readKeyDataFile as contract,
  type KeyDatum,
} from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findCompanyNames } from '#relations';
import { csvOf, type Row } from '#kit/csv.ts';
import { handle } from '#kit/route.ts';
import { makeSheet, sheetType } from '#kit/sheet.ts';
import { say } from '#kit/words.ts';
import { askedSteps, keyDataOf, momentsOf } from './key-data.ts';
import { findStandingEvents } from './key-data-store.ts';
import { tellBooks } from './tell-books.ts';

const most = keyDataLimits.mostEvents;

export const readKeyDataFile = handle(contract, async ({ companyId, from, to, thing, format }, context) => {
  const { db, language } = context;
  const span = momentsOf(from, to);
  await tellBooks(context);
  const asked = { companyId, ...span, ...askedSteps, thing: thing === undefined ? null : readId(thing).id };
  const found = await findStandingEvents(db, asked, null, most + 1);
  if (found.length > most) throw new Problem('too-many-rows');
  const speak = (id: string): string => say(language, `keyData.${id}`);
  const columns = keyDataColumns.map((column) => speak(`column.${column}`));
  const cell = (one: KeyDatum, column: keyof KeyDatum) =>
    column === 'cte' ? speak(`cte.${one.cte}`) : column === 'role' ? speak(`role.${one.role}`) : one[column];
  const lines: Row[] = (await keyDataOf(db, companyId, found)).map((one) =>
    keyDataColumns.map((column) => cell(one, column)),
  );
  const fileName = `key-data-${from}-${to}.${format}`;
  if (format === 'csv') {
    const bytes = Buffer.from(csvOf(columns, lines, { forExcel: true }));
    return { bytes, mediaType: 'text/csv', cacheSeconds: 0, fileName };
  }
  const name = (await findCompanyNames(db, [companyId])).get(companyId) ?? '';
  const about: Row[] = [[speak('title'), name], [from, to], [speak('source')]];
  const sheet = { name: speak('title'), about, columns: columns.map((one) => ({ name: one })), rows: lines };
  return { bytes: await makeSheet(sheet), mediaType: sheetType, cacheSeconds: 0, fileName };
});
