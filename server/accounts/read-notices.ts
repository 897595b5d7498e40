import { readNotices as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { showNotices } from './show-notices.ts';

export const readNotices = handle(contract, (_input, context) => showNotices(context, viewerOf(context).accountId));
