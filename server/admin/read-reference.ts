import { readReference as contract } from '@shuka/domain/admin';
import { handle } from '#kit/route.ts';
import { demandReference, referenceNow } from './show-reference.ts';

export const readReference = handle(contract, ({ name }, context) => referenceNow(context, demandReference(name)));
