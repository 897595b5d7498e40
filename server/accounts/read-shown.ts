import { readShown as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findShown } from './shown-store.ts';

export const readShown = handle(contract, (_input, context) => findShown(context.db, viewerOf(context).accountId));
