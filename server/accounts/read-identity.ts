import { readIdentity as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { readVault } from './identity-store.ts';

export const readIdentity = handle(contract, (_input, context) => readVault(context.db, viewerOf(context).accountId));
