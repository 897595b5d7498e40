import { listRainImports as contract } from '@shuka/domain/insurance';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { findRainImports } from './rain-import-store.ts';
import { showRainImports } from './show-rain-imports.ts';

export const listRainImports = handle(contract, (asked, { db }) =>
  pageOf(asked, async (after, limit) => showRainImports(db, await findRainImports(db, after, limit))),
);
