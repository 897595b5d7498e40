import { reviseProfile, sayConsent } from '@shuka/domain/accounts';
import { answerIssue, openIssue, recordVisit } from '@shuka/domain/extension';
import { registerFarm, registerPlot, removeFarm } from '@shuka/domain/farms';
import { takeBackStep, writeOffLot } from '@shuka/domain/lots';
import { assignFarmers } from '@shuka/domain/relations';
import { endSeason, recordHarvest, registerSeason } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { someCover, someProduct } from './insurance-desk.ts';
import { takeBackDraft, writeOffDraft } from './lot-drafts.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';
import { harvestDraft, seasonDraft } from './season-drafts.ts';
import { plotDraft, squareAt } from './squares.ts';
import { lotOf } from './stored.ts';
import { foundNothing, visitDraft } from './visit-drafts.ts';

const { amina, chidi, halima, musa, ngozi } = people;

/** A number from 0 on, below `below`; the same ones for the same seed. Mulberry32. */
export const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below;
  };
};

const pick = <One>(all: readonly One[], random: (below: number) => number): One =>
  all[Math.floor(random(all.length))] as One;

const farmers = [amina, musa];

type Random = (below: number) => number;

const careActs = (house: OpenHouse, random: Random) => {
  const issue = () => ({
    id: newId(),
    keeperId: amina.accountId,
    farmId: null,
    kind: 'pests',
    description: 'Worms.',
    photoIds: [],
    voiceId: null,
  });
  return {
    visit: () =>
      house.as(chidi).call(
        recordVisit,
        visitDraft({
          visitedOn: pick(['2026-05-01', '2026-04-02', '2026-06-01', '2025-12-30'], random),
          form: { ...foundNothing, followed: pick(['yes', 'no', null], random) },
        }),
      ),
    ask: () => house.as(amina).call(openIssue, issue()),
    askAndAnswer: async () => {
      const asked = issue();
      await house.as(amina).call(openIssue, asked);
      house.clock.move({ minutes: Math.floor(random(90)) });
      return house.as(chidi).call(answerIssue, { issueId: asked.id, answer: 'Spray.', isSolved: random(2) < 1 });
    },
  };
};

const landActs = (house: OpenHouse, random: Random) => {
  const farm = async (person: typeof amina | typeof musa) => {
    const lga = pick(['Bichi', 'Rano', 'Tofa'], random);
    const draft = { id: newId(), name: `Farm ${newId()}`, stateCode: 'KN', lga, sizeBand: 'small', crop: 'Maize' };
    return (await house.as(person).call(registerFarm, draft)).body;
  };
  return {
    farm: () => farm(pick(farmers, random)),
    farmWithPlot: async () => {
      const { id } = await farm(amina);
      return house.as(amina).call(registerPlot, plotDraft(id, squareAt([8.3 + random(0.4), 12.3])));
    },
    farmGone: async () => {
      const { id: farmId, revision } = await farm(musa);
      return house.as(musa).call(removeFarm, { farmId, revision });
    },
  };
};

const ownActs = (house: OpenHouse, random: Random) => ({
  consent: () =>
    house.as(pick(farmers, random)).call(sayConsent, {
      id: newId(),
      purpose: 'voiceAdvice',
      textVersion: 1,
      isGiven: random(2) < 1,
    }),
  profile: () => {
    const place = pick(
      [
        { stateCode: 'KN', lga: 'Bichi' },
        { stateCode: 'KD', lga: 'Soba' },
        { stateCode: 'KN', lga: 'Gaya' },
      ],
      random,
    );
    const becomes = { gender: pick(['male', 'female'] as const, random), birthDate: '2001-04-05', ...place };
    return house.as(musa).call(reviseProfile, { profileId: musa.accountId, was: {}, becomes });
  },
  manager: () =>
    house.as(ngozi).call(assignFarmers, {
      id: newId(),
      farmerIds: [musa.accountId],
      managerId: pick([chidi, halima], random).accountId,
      reason: 'The district was divided.',
    }),
});

const produceActs = (house: OpenHouse, random: Random) => ({
  season: async () => {
    const season = seasonDraft({ crop: 'Cowpea', plantedOn: '2026-01-10', areaHectares: 1 + Math.floor(random(3)) });
    await house.as(musa).call(registerSeason, season);
    const harvested = { harvestedOn: '2026-04-30', quantity: 1 + Math.floor(random(20)) };
    await house.as(musa).call(recordHarvest, harvestDraft(season, harvested));
    return house.as(musa).call(endSeason, { seasonId: season.id, endedOn: '2026-05-31' });
  },
  sale: async () => {
    const lot = await lotOf(house, 100);
    const gone = { grams: 1000 * (1 + Math.floor(random(50))), reason: 'sold' } as const;
    const draft = writeOffDraft(lot, 1, { gone });
    const sold = await house.as(musa).call(writeOffLot, draft);
    return random(3) < 1
      ? house.as(musa).call(takeBackStep, takeBackDraft({ id: draft.id, keeperId: musa.accountId }))
      : sold;
  },
  cover: async () => someCover(house, { productId: await someProduct(house), payTime: 'harvest' }),
});

/** Acts of named people that change what is counted, by name; each may be done again and again. */
export const countedActs = (house: OpenHouse, random: Random) => ({
  ...careActs(house, random),
  ...landActs(house, random),
  ...ownActs(house, random),
  ...produceActs(house, random),
});
