import { importLimits } from '@shuka/domain/imports';
import { minutesAfter } from '#kit/clock.ts';
import type { Db } from '#kit/db.ts';
import { forgetCells } from './row-store.ts';

const atOnce = 5000;

/** What lists said that were written, or brought and never confirmed, before then is forgotten. */
export const forgottenBefore = (now: Date): Date => minutesAfter(now, -importLimits.cellDays.value * 1440);

/** Forgets what the rows of lists said that were written, or brought and left, longer ago than anybody needs them. */
export const forgetOldImports = (db: Db, now: Date): Promise<number> => forgetCells(db, forgottenBefore(now), atOnce);
