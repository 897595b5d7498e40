import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertDemand } from '#accounts';
import type { Services } from '#kit/context.ts';
import { bornAt } from './load-person.ts';
import { people } from './people.ts';

/** A demo is tried without a second factor first: it is demanded a season after the demo was opened. */
const daysAhead = 90;

const reason = 'The demo gives everybody a season.';

/** From when investors and mills of a demo that was just opened need a second factor for their money. */
export const loadFactorDay = ({ pool, clock }: Services, withAdmin: boolean) => {
  const { accountId: by } = withAdmin ? people.ngozi : people.chidi;
  return insertDemand(pool, { id: newId(), startsOn: addDays(dayOf(clock.now()), daysAhead), reason, by }, bornAt);
};
