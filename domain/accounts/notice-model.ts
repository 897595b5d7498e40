import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import type { Role } from '#kit/viewer.ts';

/** What somebody is told of besides their account, whose notices nobody silences. */
export const noticeKinds = ['messages', 'visits', 'weather', 'trade', 'investments', 'company', 'news'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/**
 * How a notice reaches somebody; by `app` it is read there alone, and nothing is sent. By `push` their browser shows that
 * there is news, and what it is stands in the app.
 */
export const noticeWays = ['push', 'sms', 'mail', 'app'] as const;

export type NoticeWay = (typeof noticeWays)[number];

const everybody: readonly Role[] = ['farmer', 'extension-manager', 'investor', 'agro-processor', 'admin'];

/** Who is ever told of a kind, and by which way when they chose none: the first that reaches them. */
export const noticeRules: Readonly<
  Record<NoticeKind, { readonly roles: readonly Role[]; readonly usual: readonly Exclude<NoticeWay, 'app'>[] }>
> = {
  messages: { roles: ['farmer', 'extension-manager', 'investor', 'agro-processor'], usual: ['sms', 'mail'] },
  visits: { roles: ['farmer'], usual: ['sms', 'mail'] },
  // Weather comes often: what costs nobody anything goes first.
  weather: { roles: ['farmer'], usual: ['push', 'sms', 'mail'] },
  trade: { roles: ['farmer', 'agro-processor'], usual: ['sms', 'mail'] },
  investments: { roles: ['farmer', 'extension-manager', 'investor'], usual: ['mail', 'sms'] },
  company: { roles: ['agro-processor'], usual: ['mail', 'sms'] },
  news: { roles: everybody, usual: ['sms', 'mail'] },
};

const hour = z.int().check(z.gte(0), z.lte(23));

/** Hours of Nigeria's clock in which nothing is sent; past midnight where the first is the later one. */
const quietHours = z
  .strictObject({ from: hour, until: hour })
  .check(z.refine(({ from, until }) => from !== until, { error: 'notices.quietSame', path: ['until'] }));

export type QuietHours = z.output<typeof quietHours>;

const choice = z.strictObject({ kind: z.enum(noticeKinds), way: z.enum(noticeWays) });

export type NoticeChoice = z.output<typeof choice>;

/** Each kind once. */
const choices = z.array(choice).check(
  z.maxLength(noticeKinds.length),
  z.refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'field.wrong'),
);

export const noticeDraft = z.strictObject({ choices, quiet: z.nullable(quietHours) });

export type NoticeDraft = z.output<typeof noticeDraft>;

/** What somebody chose, for the kinds they are ever told of, and which ways reach them now. */
export const noticeSettings = z.strictObject({
  kinds: z.array(z.strictObject({ kind: z.enum(noticeKinds), way: z.enum(noticeWays), isChosen: z.boolean() })),
  ways: z.array(z.enum(noticeWays)),
  quiet: z.nullable(quietHours),
  /** What a browser subscribes with; null where this server tells no browser. */
  pushKey: z.nullable(z.string()),
  /** Whether the browser that asks shows the viewer that there is news. */
  isPushHere: z.boolean(),
  /** What browsers were shown as news of late, the newest first. */
  told: z.array(z.strictObject({ id, kind: z.enum(noticeKinds), text: z.string(), toldAt: z.string() })),
});

export type NoticeSettings = z.output<typeof noticeSettings>;

const base64Url = (least: number, most: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.minLength(least), z.maxLength(most));

/** A browser that may be told, as its Push API names it: where to, and the two keys that seal what is sent (RFC 8291). */
export const pushPhoneDraft = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[\x21-\x7e]+$/)),
  p256dh: base64Url(80, 100),
  auth: base64Url(20, 40),
});

export type PushPhoneDraft = z.output<typeof pushPhoneDraft>;
