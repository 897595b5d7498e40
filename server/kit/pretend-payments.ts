/* What payments are tried with in tests. */

export const pretendReference = '0193a000-0000-7000-8000-000000000077';

export const pretendAccount = {
  bank: { code: '000013', name: 'GTBank', cbnCode: '058' },
  accountNumber: '0123456789',
} as const;

export const pretendCharge = {
  reference: pretendReference,
  amountKobo: 2_500_050,
  email: 'bola@shuka.example',
  name: 'Bola Adeyemi',
  returnTo: 'https://shuka.example/wallet',
  description: 'Money into your wallet',
} as const;

export const pretendTransfer = {
  ...pretendAccount,
  reference: pretendReference,
  amountKobo: 750_000,
  accountName: 'BOLA ADEYEMI',
  narration: 'Payout',
} as const;
