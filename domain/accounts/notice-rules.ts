import type { Role } from '#kit/viewer.ts';
import listed from './notice-limits.json' with { type: 'json' };
import {
  noticeKinds,
  noticeRules,
  type NoticeChoice,
  type NoticeKind,
  type NoticeWay,
  type QuietHours,
} from './notice-model.ts';

/** The hours of the day in which what can wait is sent, with where the figures come from. */
export const noticeLimits: {
  readonly version: number;
  readonly source: string;
  readonly asOf: string;
  /** The first hour of the day in which news go out, by Nigeria's clock. */
  readonly dayFromHour: number;
  /** The hour at which they wait for the next day. */
  readonly dayUntilHour: number;
  /** How long what a browser was told of can be read. */
  readonly toldDays: number;
  readonly mostTold: number;
  /** More browsers of one person than these are not told: the oldest is forgotten. */
  readonly mostPushPhones: number;
} = listed;

/** What reaches somebody: an e-mail address, a number, a browser that may be told. */
export type Reached = { readonly hasMail: boolean; readonly hasPhone: boolean; readonly hasPush: boolean };

/** The ways that reach somebody; reading in the app is always one. */
export const waysOf = ({ hasMail, hasPhone, hasPush }: Reached): NoticeWay[] => [
  ...(hasPush ? (['push'] as const) : []),
  ...(hasPhone ? (['sms'] as const) : []),
  ...(hasMail ? (['mail'] as const) : []),
  'app',
];

/** The kinds that people of these roles are ever told of. */
export const kindsOf = (roles: readonly Role[]): NoticeKind[] =>
  noticeKinds.filter((kind) => noticeRules[kind].roles.some((role) => roles.includes(role)));

/** The way a notice goes: the chosen one as long as it reaches, else the usual, else it is read in the app alone. */
export const wayOf = (kind: NoticeKind, choices: readonly NoticeChoice[], reached: Reached): NoticeWay => {
  const ways = waysOf(reached);
  const chosen = choices.find((choice) => choice.kind === kind)?.way;
  const wanted = [...(chosen === undefined ? [] : [chosen]), ...noticeRules[kind].usual];
  return wanted.find((way) => ways.includes(way)) ?? 'app';
};

const hourMillis = 3_600_000;

/** Nigeria is an hour before UTC all year. */
const lagosHour = (moment: Date): number => new Date(moment.getTime() + hourMillis).getUTCHours();

const isWithin = ({ from, until }: QuietHours, hour: number): boolean =>
  from < until ? hour >= from && hour < until : hour >= from || hour < until;

/** When quiet hours are over that hold now; null when they do not hold. */
export const quietUntil = (quiet: QuietHours | null, now: Date): Date | null => {
  if (quiet === null || !isWithin(quiet, lagosHour(now))) return null;
  const hours = (quiet.until - lagosHour(now) + 24) % 24;
  const thisHour = Math.floor(now.getTime() / hourMillis) * hourMillis;
  return new Date(thisHour + hours * hourMillis);
};

/** When news may go out that may not now, because it is night in Nigeria; null when they may. */
export const nightUntil = (now: Date): Date | null =>
  quietUntil({ from: noticeLimits.dayUntilHour, until: noticeLimits.dayFromHour }, now);
