import { isFlagOn, type FlagName } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { readFlags } from '#settings';
import type { Db } from '#kit/db.ts';
import { findPlaces } from './places-store.ts';

type Reader = Pick<Viewer, 'accountId' | 'roles'>;

/** Which flags are on for somebody now. Where they live is looked up only where a flag asks for it. */
export const flagsOf = async (db: Db, { accountId, roles }: Reader): Promise<FlagName[]> => {
  const rules = await readFlags(db);
  const asksPlace = [...rules.values()].some(({ mode, states }) => mode === 'some' && states.length > 0);
  const [place] = asksPlace ? await findPlaces(db, [accountId]) : [];
  const reader = { accountId, roles, stateCode: place?.stateCode ?? '' };
  return [...rules].flatMap(([name, rule]) => (isFlagOn(name, rule, reader) ? [name] : []));
};

/** @throws Problem `not-open-yet` where a flag is not on for whoever asks. */
export const demandFlag = async (db: Db, name: FlagName, reader: Reader): Promise<void> => {
  if (!(await flagsOf(db, reader)).includes(name)) throw new Problem('not-open-yet');
};
