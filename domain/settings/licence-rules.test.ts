import { expect, test } from 'vitest';
import type { LicenceDetails, Trade } from './licence-model.ts';
import { checkLicenceDays, licenceAt, mayMoveMoney, nextLicenceVersion } from './licence-rules.ts';

const paper = (validFrom: string, validUntil: string | null, number = 'CBN/1'): LicenceDetails => ({
  holder: 'Shuka Ltd',
  number,
  issuer: 'Central Bank of Nigeria',
  validFrom,
  validUntil,
});

const word = (version: number, licence: LicenceDetails | null, trade: Trade = 'wallets') => ({
  trade,
  version,
  licence,
});

const noon = (day: string) => new Date(`${day}T11:00:00Z`);

const yearOf2026 = word(1, paper('2026-01-01', '2026-12-31'));

test.each([
  ['2025-12-31', null],
  ['2026-01-01', 1],
  ['2026-12-31', 1],
  ['2027-01-01', null],
])('on %s version %s holds', (day, version) => {
  expect(licenceAt([yearOf2026], 'wallets', noon(day))?.version ?? null).toBe(version);
});

test('a day begins in Nigeria an hour before it does in London', () => {
  expect(licenceAt([yearOf2026], 'wallets', new Date('2025-12-31T23:00:00Z'))).not.toBeNull();
  expect(licenceAt([yearOf2026], 'wallets', new Date('2026-12-31T23:00:00Z'))).toBeNull();
});

test('one without an end holds until it is withdrawn, and what was withdrawn stays so', () => {
  const said = [word(1, paper('2026-01-01', null)), word(2, null)];
  expect(licenceAt(said.slice(0, 1), 'wallets', noon('2040-01-01'))?.version).toBe(1);
  expect(licenceAt(said, 'wallets', noon('2026-06-01'))).toBeNull();
  expect(licenceAt([...said, word(3, paper('2026-05-01', null))], 'wallets', noon('2026-06-01'))?.version).toBe(3);
});

test('a renewal recorded early leaves the one that holds in force until it begins', () => {
  const said = [yearOf2026, word(2, paper('2027-01-01', '2027-12-31', 'CBN/2'))];
  expect(licenceAt(said, 'wallets', noon('2026-11-01'))?.number).toBe('CBN/1');
  expect(licenceAt(said, 'wallets', noon('2027-02-01'))?.number).toBe('CBN/2');
});

test('a licence for one trade is none for another', () => {
  expect(licenceAt([yearOf2026], 'investing', noon('2026-06-01'))).toBeNull();
});

test('real money needs a licence, that of the sandbox none', () => {
  const held = licenceAt([yearOf2026], 'wallets', noon('2026-06-01'));
  expect([mayMoveMoney('sandbox', null), mayMoveMoney('real', null), mayMoveMoney('real', held)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('two who speak of one trade do not overwrite each other unseen', () => {
  expect(nextLicenceVersion([yearOf2026], 'wallets', 1)).toBe(2);
  expect(() => nextLicenceVersion([yearOf2026], 'wallets', 0)).toThrow('licence-changed');
  expect(nextLicenceVersion([yearOf2026], 'lending', 0)).toBe(1);
});

test('a licence cannot end before it begins', () => {
  const isRefused = expect.objectContaining({ fields: [{ field: 'validUntil', says: 'licence.untilBeforeFrom' }] });
  expect(() => checkLicenceDays(paper('2026-02-01', '2026-01-31'))).toThrow(isRefused);
  expect(() => checkLicenceDays(paper('2026-02-01', '2026-02-01'))).not.toThrow();
});
