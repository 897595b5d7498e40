import type { Role } from '#kit/viewer.ts';
import { flags, type FlagName, type FlagRule } from './flag-model.ts';

/** How a flag stands before anybody said a word of it. */
export const usualRule = (name: FlagName): FlagRule => ({
  mode: flags[name].usual,
  roles: [],
  states: [],
  percent: 100,
});

/**
 * The place of somebody among a hundred, 0 to 99, for one flag: the same each time and on each server, and another for
 * each flag, so that not always the same people come first (FNV-1a).
 */
export const bucketOf = (name: string, accountId: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of `${name} ${accountId}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 100;
};

type FlagReader = {
  readonly accountId: string;
  readonly roles: readonly Role[];
  /** Where they say they live; empty for unsaid. */
  readonly stateCode: string;
};

/** Whether a flag is on for somebody. A higher percent takes in everybody whom a lower one did. */
export const isFlagOn = (name: string, rule: FlagRule, reader: FlagReader): boolean => {
  if (rule.mode !== 'some') return rule.mode === 'on';
  if (rule.roles.length > 0 && !rule.roles.some((role) => reader.roles.includes(role))) return false;
  if (rule.states.length > 0 && !rule.states.includes(reader.stateCode)) return false;
  return bucketOf(name, reader.accountId) < rule.percent;
};
