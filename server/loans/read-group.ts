import { readGroup as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { answerGroup } from './show-group.ts';

export const readGroup = handle(contract, ({ groupId }, { db, clock }) => answerGroup(db, groupId, dayOf(clock.now())));
