import { readStateReturn as contract } from '@shuka/domain/supervision';
import { handle } from '#kit/route.ts';
import { findStateReturn } from './find-return.ts';

export const readStateReturn = handle(contract, ({ stateCode, year }, context) =>
  findStateReturn(context, stateCode, year),
);
