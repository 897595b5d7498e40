import { checkGenuine as contract, storyLimits, warningsOf } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findCompanyNames } from '#relations';
import { handle } from '#kit/route.ts';
import { checkPlace } from './coarse-place.ts';
import { countPlaces, insertCheck } from './genuine-store.ts';
import { findStart, type StoryStart } from './story-start.ts';
import { tellBooks } from './tell-books.ts';

const dayMillis = 86_400_000;

/** All of it was made, and none is left with whoever made it. */
const isSoldOut = ({ things }: StoryStart): boolean =>
  things.length > 0 && things.every(({ made, left }) => made > 0 && left <= 0);

/** Of a code that nobody here made nothing is kept. */
export const checkGenuine = handle(
  contract,
  async ({ at, stateCode, lga }, { db, clock, publicUrl }) => {
    checkPlace({ stateCode, lga });
    const start = await findStart(db, publicUrl, at);
    if (start === null) return { isKnown: false, name: '', companyName: '', batch: '', warnings: [], places: 0 };
    const now = clock.now();
    if (lga !== '') await insertCheck(db, { id: newId(), code: start.at, stateCode, lga }, now);
    const { checkDays, mostPlacesOfOne, mostPlacesOfMany } = storyLimits;
    const places = await countPlaces(db, start.at, new Date(now.getTime() - checkDays.value * dayMillis));
    const { things, name, companyId, batch } = start;
    const goods = {
      isRecalled: things.some(({ recalledAt }) => recalledAt !== null),
      isSoldOut: isSoldOut(start),
      isOne: things.length === 1 && things[0]?.kind === 'one',
    };
    const most = { ofOne: mostPlacesOfOne.value, ofMany: mostPlacesOfMany.value };
    const companyName = companyId === null ? '' : ((await findCompanyNames(db, [companyId])).get(companyId) ?? '');
    return { isKnown: true, name, companyName, batch, warnings: warningsOf(goods, places, most), places };
  },
  { prepare: (_input, context) => tellBooks(context) },
);
