import { readPlaceFigures as contract } from '@shuka/domain/figures';
import { handle } from '#kit/route.ts';
import { findPlaceFigures } from './place-figures.ts';

export const readPlaceFigures = handle(contract, ({ place }, { db }) => findPlaceFigures(db, place));
