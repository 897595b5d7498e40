import { readStateReturnFile as contract } from '@shuka/domain/supervision';
import { handle } from '#kit/route.ts';
import { findStateReturn } from './find-return.ts';
import { returnFile } from './return-files.ts';

export const readStateReturnFile = handle(contract, async ({ stateCode, year, format }, context) =>
  returnFile(await findStateReturn(context, stateCode, year), format, context.language),
);
