import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { addEntry, correctEntry, mostStatementEntries, readStatement, type EntryDraft } from '@shuka/domain/finance';
import { languages, type Language } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';
import { entryDraft } from '#world/entry-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;
const [ofAmina = ''] = farms.map(({ id }) => id);

const odd = 'Ƙwarya, ọ̀gbìn & ńkwụ "₦"';

const write = async (change: Partial<EntryDraft> = {}): Promise<EntryDraft> => {
  const draft = entryDraft({ description: 'Seed', amountKobo: 100_050, ...change });
  const { status } = await house.as(amina).call(addEntry, draft);
  if (status !== 201) throw new Error(`The entry was answered ${status}.`);
  return draft;
};

/** Nothing of the demo world happens after it began. */
const ours = { from: '2026-05-10' };

const ask = (format: 'csv' | 'xlsx' | 'pdf', more: object = ours, language: Language = 'en') => {
  house.as(amina).cookies.set('lang', language);
  return house.as(amina).call(readStatement, { format, ...more });
};

const linesOf = (csv: string): string[] =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');

await write({ description: odd, happenedOn: '2026-05-11' });
await write({ description: '=HYPERLINK("http://evil.example")', happenedOn: '2026-05-12' });
await write({
  description: '@SUM(1)',
  kind: 'income',
  category: 'produce-sale',
  amountKobo: 900_000_007,
  farmId: null,
});
const wrong = await write({ description: 'Typed wrong', happenedOn: '2026-05-21' });
const correction = { ...wrong, id: newId(), entryId: wrong.id, description: 'Typed right', isCancelled: false };
await house.as(amina).call(correctEntry, correction);
const gone = await write({ description: 'Cancelled', happenedOn: '2026-05-21' });
await house.as(amina).call(correctEntry, { ...gone, id: newId(), entryId: gone.id, isCancelled: true });

describe('a statement as CSV', () => {
  test('has what stands in the book by day, amounts to the kobo, and runs no formula', async () => {
    const { bytes } = await ask('csv');
    expect(linesOf(bytes.toString('utf8'))).toEqual([
      'Date,What for,Description,Farm,Money in (₦),Money out (₦)',
      `2026-05-11,Seed,"Ƙwarya, ọ̀gbìn & ńkwụ ""₦""",Gonar Amina,,1000.50`,
      `2026-05-12,Seed,"'=HYPERLINK(""http://evil.example"")",Gonar Amina,,1000.50`,
      `2026-05-20,Sale of harvest,'@SUM(1),,9000000.07,`,
      '2026-05-21,Seed,Typed right,Gonar Amina,,1000.50',
    ]);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('is a download that no cache keeps', async () => {
    const { status, headers } = await ask('csv');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="shuka-statement-2026-06-01.csv"',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['from a day on', { from: '2026-05-20' }, 2],
    ['until a day', { from: '2026-05-11', to: '2026-05-11' }, 1],
    ['of one farm', { ...ours, farmId: ofAmina }, 3],
    ['of a season nothing was written for', { ...ours, seasonId: newId() }, 0],
  ])('%s', async (_what, filter, count) => {
    expect(linesOf((await ask('csv', filter)).text)).toHaveLength(count + 1);
  });
});

test('a statement as XLSX holds numbers as numbers and formulas as harmless text', async () => {
  const { bytes, headers } = await ask('xlsx');
  expect(headers['content-disposition']).toBe('attachment; filename="shuka-statement-2026-06-01.xlsx"');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const text = unpacked(bytes);
  expect(text).not.toMatch(/<f[ >]/);
  expect(text).toContain('9000000.07');
  expect(text).toContain(`'=HYPERLINK`);
  expect(text).toContain('Ƙwarya, ọ̀gbìn');
});

/** All that stands in the files of a ZIP, one after another. */
function unpacked(zip: Buffer): string {
  let text = '';
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size, local] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    text += (method === 8 ? inflateRawSync(packed) : packed).toString('utf8');
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return text;
}

describe('a statement as PDF', () => {
  test('says whose it is, what it comes to, and every letter', async () => {
    const { bytes, headers } = await ask('pdf');
    expect(headers['content-type']).toBe('application/pdf');
    // Cells are broken into lines where they are narrow.
    const said = readPages(bytes).join('').replaceAll('\n', '').normalize('NFC');
    const expected = [
      'Amina Yusuf',
      'From: 10 May 2026',
      odd.normalize('NFC'),
      '₦9,000,000.07',
      '₦3,001.50',
      '₦8,996,998.57',
      '11 May 2026',
      'Made on 1 June 2026',
    ];
    for (const text of expected) expect(said).toContain(text);
    expect(said).not.toContain('\ufffd');
    expect(said).not.toContain('Typed wrong');
  });

  test.each(languages)('in %s has every word and letter', async (language) => {
    const { bytes } = await ask('pdf', ours, language);
    const said = readPages(bytes).join('\n');
    expect(bytes.toString('latin1')).toContain(`/Lang (${language})`);
    expect(said).not.toContain('\ufffd');
    expect(said).not.toMatch(/finance\./);
  });

  test('of an empty book says so', async () => {
    const { bytes } = await ask('pdf', { from: '2026-05-31' });
    expect(readPages(bytes).join('')).toContain('Nothing is written in this book for this time.');
  });
});

describe('a statement is for', () => {
  test('the farmer and who looks after her, nobody else', async () => {
    const of = { format: 'csv', keeperId: amina.accountId };
    const asked = [amina, chidi, halima, musa].map((person) => house.as(person).call(readStatement, of));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  });

  test('as many entries as one file takes, and no more', async () => {
    // Phones need not hear of these.
    await run(house.pool, sql`alter table finance.entry disable trigger entry_changes`);
    await run(
      house.pool,
      sql`insert into finance.entry (id, keeper_id, kind, category, description, amount_kobo, happened_on,
            is_cancelled, created_at)
          select gen_random_uuid(), ${musa.accountId}, 'expense', 'seed', 'Many', 1, '2020-01-01', false, now()
          from generate_series(1, ${mostStatementEntries + 1})`,
    );
    const { status, body } = await house.as(musa).call(readStatement, { format: 'pdf' });
    expect([status, body.code]).toEqual([409, 'statement-too-long']);
  });
});
