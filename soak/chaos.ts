import './cipher-here.ts';
import { usualBadness } from './bad-line.ts';
import { onceEach, untilOver } from './hazards.ts';
import { openOwnHouse, type OwnHouse } from './own-house.ts';
import { playScene, type Played } from './scene.ts';

export type Size = {
  readonly farmers: number;
  readonly managers: number;
  readonly phonesEach: number;
  readonly steps: number;
  /** The longest that a desk waits after an act: over many steps busy ones would outgrow what phones can fetch. */
  readonly deskPauseMillis: number;
};

export const shortSize: Size = { farmers: 3, managers: 1, phonesEach: 2, steps: 25, deskPauseMillis: 60 };
/** 48 phones. */
export const longSize: Size = { farmers: 12, managers: 4, phonesEach: 3, steps: 60, deskPauseMillis: 60 };
/** 201 phones, each with 500 steps: what the proof of nothing lost plays for a seed. */
export const proofSize: Size = { farmers: 50, managers: 17, phonesEach: 3, steps: 500, deskPauseMillis: 600 };

type Chaos = Played & { readonly kills: OwnHouse['kills'] };

const isShort = (size: Size): boolean => size.steps <= shortSize.steps;

/** A state of farmers and managers on lines that break, whose server and database are killed again and again. */
export const playChaos = async (kind: OwnHouse['kind'], seed: number, size: Size): Promise<Chaos> => {
  const house = await openOwnHouse(kind);
  try {
    const hazards = isShort(size) ? onceEach(house) : untilOver(house);
    const played = await playScene(house, { seed, ...size, badness: usualBadness, hazards });
    return { ...played, kills: house.kills };
  } finally {
    await house.close();
  }
};
