import { listLicences as contract } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { readLicences } from './licence-store.ts';

export const listLicences = handle(contract, async (_input, { db }) => ({ items: await readLicences(db) }));
