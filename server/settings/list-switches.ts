import { listSwitches as contract } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { readSwitches } from './store.ts';

export const listSwitches = handle(contract, async (_input, context) => ({ items: await readSwitches(context.db) }));
