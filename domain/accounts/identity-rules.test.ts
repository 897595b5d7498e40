import { describe, expect, test } from 'vitest';
import { saveBankAccount, saveIdentityNumber } from './identity-contract.ts';
import { numberProblem, type NumberKind } from './identity-model.ts';
import {
  accountNumberCheck,
  bankOf,
  banks,
  bareNumber,
  checkDigitOf,
  maskNumber,
  payoutHoldUntil,
} from './identity-rules.ts';

describe('the form of an identity number', () => {
  test.each<[NumberKind, string]>([
    ['nin', '12345678901'],
    ['nin', '1234 567 8901'],
    ['bvn', '22123456789'],
    ['vnin', 'JZ426633988976CH'],
    ['vnin', 'AB-0123-4567-8910-YZ'],
    ['vnin', 'jz426633988976ch'],
  ])('%s %s is one', (kind, number) => {
    expect(numberProblem(kind, number)).toBeNull();
  });

  test.each<[NumberKind, string, string]>([
    ['nin', '1234567890', 'identity.ninWrong'],
    ['nin', '123456789012', 'identity.ninWrong'],
    ['nin', '1234567890A', 'identity.ninWrong'],
    ['nin', 'JZ426633988976CH', 'identity.ninWrong'],
    ['bvn', '2212345678', 'identity.bvnWrong'],
    ['bvn', '2212345678a', 'identity.bvnWrong'],
    ['bvn', '', 'identity.bvnWrong'],
    ['vnin', '12345678901', 'identity.vninWrong'],
    ['vnin', 'J4266339889764CHH', 'identity.vninWrong'],
    ['vnin', 'JZ42663398897CH', 'identity.vninWrong'],
  ])('%s %s is none', (kind, number, says) => {
    expect(numberProblem(kind, number)).toBe(says);
  });

  test('is told beside the number, and without a yes to keep it nothing is taken', () => {
    const sent = { kind: 'nin', number: '123', isAgreed: true, password: 'x' };
    expect(saveIdentityNumber.input.safeParse(sent).error?.issues).toMatchObject([
      { path: ['number'], message: 'identity.ninWrong' },
    ]);
    const silent = { ...sent, number: '12345678901', isAgreed: false };
    expect(saveIdentityNumber.input.safeParse(silent).error?.issues[0]?.message).toBe('identity.agreeRequired');
  });
});

describe('the check digit of an account number', () => {
  test.each([
    ['011', '000001457', 9],
    ['011', '000000022', 0],
    ['011', '000000001', 7],
    ['000016', '000000001', 2],
    ['000011', '000001457', 9],
    ['50547', '000000123', 8],
    ['950547', '000000123', 8],
    ['044', '001024678', 0],
    ['214', '282874401', 7],
  ])('bank %s, serial %s: %i', (bankCode, serial, digit) => {
    expect(checkDigitOf(bankCode, serial)).toBe(digit);
  });

  test.each([
    ['044', '0010246780', 'fits'],
    ['50515', '5522116946', 'fits'],
    ['221', '0054556411', 'fits'],
    ['057', '1012854016', 'fits'],
    ['011', '0000014579', 'fits'],
    ['011', '0000014578', 'differs'],
    ['123', '1234567890', 'differs'],
    [null, '1234567890', 'unknown'],
    ['011', '123', 'unknown'],
  ])('bank %s, number %s: %s', (code, number, found) => {
    expect(accountNumberCheck(code, number)).toBe(found);
  });

  test('is a warning only: a number that differs is taken', () => {
    const sent = { bankCode: '000016', accountNumber: '0000014578', password: 'x' };
    expect(saveBankAccount.input.safeParse(sent).success).toBe(true);
  });

  test.each(['123456789', '12345678901', '12345abcde', ''])(
    'a number of another form is refused: %j',
    (accountNumber) => {
      const read = saveBankAccount.input.safeParse({ bankCode: '000016', accountNumber, password: 'x' });
      expect(read.error?.issues[0]?.message).toBe('identity.accountWrong');
    },
  );
});

describe('the banks to choose from', () => {
  test('stand by name, each once, with codes of the right form', () => {
    expect(banks.map(({ name }) => name)).toEqual(
      banks.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    expect(banks.filter(({ code, cbnCode }) => !/^\d{6}$/.test(code) || !/^\d{3}$/.test(cbnCode ?? '000'))).toEqual([]);
  });

  test('a bank that is not there is none', () => {
    expect(bankOf('000016')?.name).toBe('First Bank');
    expect(bankOf('999999')).toBeUndefined();
  });
});

test('a number is shown by its last three alone, however long it is', () => {
  expect([maskNumber('789'), maskNumber(bareNumber('JZ42-663398-8976CH'))]).toEqual(['•••••••789', '•••••••6CH']);
});

test('no money is paid to a new account number for 24 hours', () => {
  expect(payoutHoldUntil('2026-11-21T09:00:00.000Z')).toBe('2026-11-22T09:00:00.000Z');
});
