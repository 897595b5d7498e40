import { registerFarmer } from '@shuka/domain/relations';
import { findOverlapping } from '#farms';
import { findLikenesses } from '#relations';
import { row, sql } from '#kit/db.ts';
import { laraba } from './assisted.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

type Said = Parameters<typeof laraba>[0];

/** A pair as it was found. */
export type FoundPair = { id: string; reasons: string[]; score: number; state: string };

const villages = ['Gada', 'Ruma', 'Tofa', 'Dambe', 'Kiri', 'Sabo', 'Wudil', 'Fagge', 'Lere', 'Nasa'];

/** Farmers of a house who are registered twice, and what the server makes of them. */
export const pairsOf = (house: OpenHouse) => {
  let lastVillage = 0;
  const search = () => findLikenesses(house.services, findOverlapping);

  /** Somebody in a village that nobody else lives in. */
  const inNewVillage = (said: Said = {}) => {
    lastVillage += 1;
    return { village: `${villages[lastVillage % villages.length]} Kudu`, birthYear: 1979, ...said };
  };

  const register = async (manager: WorldPerson, said: Said): Promise<string> => {
    const draft = laraba(said);
    const { status, text } = await house.as(manager).call(registerFarmer, draft);
    if (status !== 201) throw new Error(text);
    return draft.id;
  };

  const pairOf = (one: string, other: string): Promise<FoundPair | null> => {
    const [low, high] = [one, other].sort();
    return row<FoundPair>(
      house.pool,
      sql`select id, to_json(reasons) as reasons, score, state from relations.likeness
          where low_id = ${low} and high_id = ${high}`,
    );
  };

  /** Two managers register somebody, each in their own words; what the server makes of the two. */
  const compared = async (change: Said, said: Said = {}) => {
    const village = inNewVillage(said);
    const one = await register(people.chidi, village);
    const other = await register(people.halima, { ...village, ...change });
    await search();
    return { one, other, pair: await pairOf(one, other) };
  };

  return { search, inNewVillage, register, pairOf, compared };
};
