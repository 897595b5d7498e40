import { listClips as contract } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { findClips } from './clip-store.ts';

export const listClips = handle(contract, async ({ language }, { db }) => ({ items: await findClips(db, language) }));
