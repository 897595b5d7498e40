import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { findState } from '#kit/nigeria.ts';
import { requiredText } from '#kit/text.ts';
import { roles } from '#kit/viewer.ts';

type Declared = {
  /** Who answers for it and takes it out again: a slice of the house. */
  readonly owner: string;
  /** How it stands before anybody said a word. */
  readonly usual: 'on' | 'off';
};

/**
 * What is opened step by step: declared here, read by name where it matters. What it does is said by `flags.does.<name>`. One
 * that no code reads fails a test; one that is on for everybody is taken out of the code again.
 */
export const flags = {
  /** Companies make keys for their own programs. */
  'company-keys': { owner: 'integrations', usual: 'on' },
  /** People ask for the figures of a place by mail. */
  'figure-mails': { owner: 'figures', usual: 'on' },
} as const satisfies Readonly<Record<string, Declared>>;

export type FlagName = keyof typeof flags;

export const flagNames = Object.keys(flags) as FlagName[]; // an object of these very names

/** `some`: for people of any of the roles and states that are named, and of them so many in a hundred. */
export const flagModes = ['off', 'on', 'some'] as const;

const stateCode = z.string().check(z.refine<string>((one) => findState(one) !== undefined, 'field.wrong'));

const flagRule = z.strictObject({
  mode: z.enum(flagModes, 'field.wrong'),
  /** None named is any. */
  roles: z.array(z.enum(roles, 'field.wrong')).check(z.maxLength(roles.length)),
  states: z.array(stateCode).check(z.maxLength(37)),
  percent: z.int('flags.percentWrong').check(z.gte(0, 'flags.percentWrong'), z.lte(100, 'flags.percentWrong')),
});

export type FlagRule = z.output<typeof flagRule>;

export const flagChange = z.strictObject({
  id,
  name: z.enum(flagNames, 'field.wrong'),
  ...flagRule.shape,
  reason: requiredText('flags.reasonRequired', 300),
});

const flagWord = z.strictObject({ ...flagRule.shape, reason: z.string(), saidAt: z.string() });

export const flagState = z.strictObject({
  name: z.string(),
  owner: z.string(),
  ...flagRule.shape,
  /** What was said of it, the newest first. */
  words: z.array(flagWord),
});

export type FlagState = z.output<typeof flagState>;
