import { readPlaceFile as contract } from '@shuka/domain/figures';
import { handle } from '#kit/route.ts';
import { figureFile } from './figure-files.ts';
import { findPlaceFigures } from './place-figures.ts';

export const readPlaceFile = handle(contract, async ({ place, format }, { db, language }) =>
  figureFile(await findPlaceFigures(db, place), format, language),
);
