import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { ledgerLine, ledgerProof, wallet } from './ledger-model.ts';

/** A wallet goes by the account of its owner; where none is named, one's own is meant. */
const ofWallet = { kind: 'wallet', idField: 'ownerId' } as const;

/** Farmers, investors and processors have wallets; admins look, and only look. */
const walletViewers = { farmer: 'own', investor: 'own', 'agro-processor': 'own', admin: 'any' } as const;

export const readWallet = endpoint({
  name: 'finance.readWallet',
  method: 'GET',
  path: '/api/finance/wallet',
  who: walletViewers,
  object: ofWallet,
  input: z.strictObject({ ownerId: z.optional(id) }),
  output: wallet,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What is in a wallet, in kobo, and the moves of it made last; an unopened one has nothing in it',
});

export const readLedgerStatement = endpoint({
  name: 'finance.readLedgerStatement',
  method: 'GET',
  path: '/api/finance/wallet/moves',
  who: walletViewers,
  object: ofWallet,
  input: z.strictObject({ ownerId: z.optional(id), ...pageQuery }),
  output: page(ledgerLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'All moves of a wallet, the last one first, each with what was in it after',
});

export const proveLedger = endpoint({
  name: 'finance.proveLedger',
  method: 'POST',
  path: '/api/admin/ledger/proofs',
  who: { admin: 'any' },
  input: z.strictObject({ id }),
  output: ledgerProof,
  errors: {},
  offline: 'never',
  audit: 'proved the ledger',
  limits: [{ by: 'account', times: 20, seconds: 3600 }],
  creates: true,
  summary: 'Goes through the whole ledger and tells how many times each of its rules is broken: never, if all is well',
});
