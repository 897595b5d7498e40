import * as z from 'zod/mini';
import { languages, type Language } from '#kit/calendar.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText, requiredText } from '#kit/text.ts';
import { switchName } from './model.ts';

/** The longest a door may be closed by a plan: what takes longer is closed by hand, so that somebody thinks of it. */
const mostWindowHours = 72;

/** Whether a door closes for a while, and not for too long. */
const isWindow = ({ from, until }: { from: string; until: string }): boolean => {
  const hours = (Date.parse(until) - Date.parse(from)) / 3_600_000;
  return hours > 0 && hours <= mostWindowHours;
};

export const windowDraft = z
  .strictObject({ id, name: switchName, from: instant, until: instant })
  .check(z.refine(isWindow, { error: 'settings.windowLength', path: ['until'] }));

export const windowStates = ['planned', 'running', 'over', 'cancelled'] as const;

export const maintenanceWindow = z.strictObject({
  id,
  name: switchName,
  from: z.string(),
  until: z.string(),
  state: z.enum(windowStates),
});

export type MaintenanceWindow = z.output<typeof maintenanceWindow>;

export const updateKinds = ['planned', 'trouble', 'solved', 'news'] as const;

export type UpdateKind = (typeof updateKinds)[number];

/** The words of an update: English for everybody, and the other languages where somebody wrote them. */
export const updateTexts = z.strictObject({
  en: requiredText('settings.updateRequired', 600),
  ha: z.optional(optionalText(600)),
  yo: z.optional(optionalText(600)),
  ig: z.optional(optionalText(600)),
  pcm: z.optional(optionalText(600)),
});

export type UpdateTexts = z.output<typeof updateTexts>;

/** The words in a language, else the English ones. */
export const updateText = (texts: UpdateTexts, language: Language): string => {
  const said = texts[language];
  return said === undefined || said === '' ? texts.en : said;
};

export const statusUpdate = z.strictObject({
  id,
  kind: z.enum(updateKinds),
  text: z.string(),
  language: z.enum(languages),
  postedAt: z.string(),
});

export type StatusUpdate = z.output<typeof statusUpdate>;
