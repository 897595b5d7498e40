import { readCompany as contract } from '@shuka/domain/relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findCompanyOf } from './company-store.ts';

/** What is said to whoever works for no company. */
export const noCompany = { company: null, duty: null, isOpen: false } as const;

export const readCompany = handle(
  contract,
  async (_input, context) => (await findCompanyOf(context.db, viewerOf(context).accountId)) ?? noCompany,
);
