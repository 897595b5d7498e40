import { expect, test } from 'vitest';
import type { Entry } from '@shuka/domain/finance';
import { phoneStatement } from './phone-statement.ts';

const entry: Entry = {
  id: 'a',
  keeperId: 'amina',
  farmId: null,
  seasonId: null,
  kind: 'expense',
  category: 'seed',
  description: '',
  amountKobo: 100_005,
  happenedOn: '2026-05-01',
  reportId: null,
  corrects: null,
  isCancelled: false,
  createdAt: '2026-05-01T08:00:00.000Z',
};

const columns = ['Day', 'What for', 'Description', 'Farm', 'Money in (₦)', 'Money out (₦)'];

const rowsOf = (entries: readonly Entry[]): string[] =>
  phoneStatement(entries, { columns, categoryOf: () => 'Seed', farmOf: () => 'Gonar Amina' }).split('\r\n');

test('a statement made on the phone begins with the mark Excel wants, then the names of its columns', () => {
  expect(rowsOf([])).toEqual(['\ufeffDay,What for,Description,Farm,Money in (₦),Money out (₦)', '']);
});

test.each([
  ['ƙwarya & ọ̀gbìn', 'ƙwarya & ọ̀gbìn'],
  ['a, "b"\nc', '"a, ""b""\nc"'],
  ['=1+1', `'=1+1`],
  [' @SUM(A1)', `' @SUM(A1)`],
  ['-2+3', `'-2+3`],
  ['＝1', `'＝1`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('%s stands there as %s', (description, cell) => {
  expect(
    rowsOf([{ ...entry, description }])
      .slice(1)
      .join('\r\n'),
  ).toBe(`2026-05-01,Seed,${cell},Gonar Amina,,1000.05\r\n`);
});

test('money in has a column of its own', () => {
  expect(rowsOf([{ ...entry, kind: 'income', category: 'produce-sale' }])[1]).toBe(
    '2026-05-01,Seed,,Gonar Amina,1000.05,',
  );
});
