import { readReturn as contract } from '@shuka/domain/supervision';
import { handle } from '#kit/route.ts';
import { findZoneReturn } from './find-return.ts';

export const readReturn = handle(contract, ({ zoneId, year }, context) => findZoneReturn(context, zoneId, year));
