import { countryCode, listCountedPlaces as contract } from '@shuka/domain/figures';
import { states } from '@shuka/domain/kit/nigeria.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findStatesOf } from './relations.ts';

export const listCountedPlaces = handle(contract, async (_input, context) => {
  const viewer = viewerOf(context);
  if (viewer.roles.includes('admin')) return { places: [countryCode, ...states.map(({ code }) => code)] };
  return { places: await findStatesOf(context.db, viewer) };
});
