import { readReturnFile as contract } from '@shuka/domain/supervision';
import { handle } from '#kit/route.ts';
import { findZoneReturn } from './find-return.ts';
import { returnFile } from './return-files.ts';

export const readReturnFile = handle(contract, async ({ zoneId, year, format }, context) =>
  returnFile(await findZoneReturn(context, zoneId, year), format, context.language),
);
