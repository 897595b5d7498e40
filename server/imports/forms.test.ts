import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { zipSync, strToU8 } from 'fflate';
import {
  importLimits,
  listImportRows,
  listMappings,
  readImport,
  saveMapping,
  startImport,
  type ImportKind,
} from '@shuka/domain/imports';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { makeSheet } from '#kit/sheet.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { importJobs, jobsOf } from './import-jobs.ts';

/* Lists out of spreadsheets, and out of what forms on phones collected. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { ngozi } = people;

const tried = async (kind: ImportKind, file: string | Uint8Array, mappingId: string | null = null) => {
  const id = newId();
  const data = Buffer.from(file).toString('base64');
  const draft = { id, kind, fileName: 'list', papersAt: kind === 'farmers' ? 'Shelf 4' : '', mappingId, data };
  const { status, body } = await house.as(ngozi).call(startImport, draft);
  if (status !== 201) return { status, body, run: null, rows: [] };
  await jobsOf(house.services)
    .find(({ name }) => name === importJobs.reading)
    ?.work({ importId: id });
  const one = (await house.as(ngozi).call(readImport, { importId: id })).body;
  const rows = (await house.as(ngozi).call(listImportRows, { importId: id, state: 'bad' })).body.items;
  return { status, body, run: one, rows };
};

const columns = ['Market', 'State', 'LGA', 'Goods', 'Kind', 'Day', 'Unit', 'Unit kg', 'Price'];

/** A workbook of one sheet with cells as they stand in its file. */
const workbook = (...lines: string[]) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="x" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`),
  });

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a spreadsheet', () => {
  test('of a program is read, days as days', async () => {
    const line = ['Wudil', 'Kano', 'Wudil', 'Maize', 'retail', '2026-05-01', 'mudu', 1.3, 900];
    const sheet = await makeSheet({
      name: 'Prices',
      columns: columns.map((name) => ({ name, kind: name === 'Day' ? ('date' as const) : undefined })),
      rows: [line],
    });
    expect((await tried('prices', sheet)).run).toMatchObject({ format: 'xlsx', state: 'checked', good: 1, bad: 0 });
  });

  test('with a formula has it read as a text that nobody meant; its result is not looked at', async () => {
    const head = `<row r="1">${columns.map(text).join('')}</row>`;
    const cells = ['Wudil', 'Kano', 'Wudil', 'Maize', 'retail', '2026-05-01', 'mudu'].map(text).join('');
    const line = `<row r="4">${cells}<c><v>1.3</v></c><c><f>500+400</f><v>900</v></c></row>`;
    const { run: one, rows } = await tried('prices', workbook(head, line));
    expect(one).toMatchObject({ good: 0, bad: 1 });
    expect(rows[0]).toMatchObject({ line: 4, faults: [{ column: 'price_naira' }] });
    expect(rows[0]?.cells.at(-1)).toBe('=500+400');
  });

  test('whose columns are called by what no text holds is told what is wrong with it', async () => {
    const sheet = '<row><c t="inlineStr"><is><t>&#0;x</t></is></c></row>'.repeat(2);
    const book = zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${sheet}</worksheet>`),
    });
    expect((await tried('prices', book)).run).toMatchObject({ state: 'refused', fault: 'column-missing' });
  });

  test('that unpacks to more than any list is refused', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(importLimits.mostSheetBytes.value + 1),
    });
    expect((await tried('prices', bomb)).run).toMatchObject({ state: 'refused', fault: 'too-large' });
    // The same where the archive says that it is small.
    const lying = Buffer.from(bomb);
    const said = Buffer.alloc(4);
    said.writeUInt32LE(importLimits.mostSheetBytes.value + 1);
    for (let at = lying.indexOf(said); at >= 0; at = lying.indexOf(said)) lying.writeUInt32LE(1000, at);
    expect((await tried('prices', lying)).run).toMatchObject({ state: 'refused', fault: 'too-large' });
  }, 60_000);

  test('that is nothing but empty lines, more than a sheet has, is refused', async () => {
    const empty = '<row/>'.repeat(importLimits.mostSheetRows.value + 1);
    const book = zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${empty}</worksheet>`),
    });
    expect((await tried('prices', book)).run).toMatchObject({ state: 'refused', fault: 'too-large' });
    const lines = '\n'.repeat(importLimits.mostSheetRows.value + 1);
    expect((await tried('prices', lines)).run).toMatchObject({ state: 'refused', fault: 'too-large' });
  }, 60_000);
});

const submission = {
  _id: 7,
  'formhub/uuid': 'x',
  who: { given: 'Laraba', family: 'Formed', mobile: '08031239901', sex: 'female', born: 1979 },
  where: { state: 'Kano', lga: 'Bichi', village: 'Badume' },
  farm: { grows: 'millet, maize', size: 'small' },
  agreed: 'thumb',
};

const fields = {
  first_name: 'who/given',
  last_name: 'who/family',
  phone: 'who/mobile',
  gender: 'who/sex',
  birth_year: 'who/born',
  crops: 'farm/grows',
  farm_size: 'farm/size',
  consent: 'agreed',
};

const save = async (kind: ImportKind, said: Readonly<Record<string, string>>) =>
  house.as(ngozi).call(saveMapping, {
    id: newId(),
    name: 'Registration 2026',
    kind,
    fields: Object.entries(said).map(([column, field]) => ({ column, field })),
  });

describe('what a form collected', () => {
  test.each([
    ['ODK Central', { value: [submission] }],
    ['KoboToolbox', { count: 1, results: [submission] }],
    ['a plain list', [submission]],
  ])('with %s is read by a saved mapping of its fields', async (_what, document) => {
    const { body } = await save('farmers', fields);
    const { run: one, rows } = await tried('farmers', JSON.stringify(document), body.id);
    expect([one?.state, one?.good, rows]).toEqual(['checked', 1, []]);
    expect((await house.as(ngozi).call(listMappings, {})).body.items[0]?.id).toBe(body.id);
  });

  test('as a table of commas is read by the same mapping', async () => {
    const { body } = await save('farmers', { first_name: 'given', last_name: 'family', consent: 'agreed' });
    const csv =
      'given,family,village,state,lga,sex,birth_year,crops,farm_size,agreed\nSani,Formed,Badume,Kano,Bichi,male,1980,Millet,small,signed';
    expect((await tried('farmers', csv, body.id)).run).toMatchObject({ good: 1, bad: 0 });
  });

  test('needs its mapping: without one columns are missing, and that of another kind is refused', async () => {
    const document = JSON.stringify([submission]);
    expect((await tried('farmers', document)).run).toMatchObject({ state: 'refused', fault: 'column-missing' });
    const { body } = await save('prices', { market: 'where' });
    expect((await tried('farmers', document, body.id)).body.errors).toEqual([
      { field: 'mappingId', says: 'imports.mappingOther' },
    ]);
    expect((await save('farmers', { shoes: 'who/given' })).status).toBe(400);
  });
});
