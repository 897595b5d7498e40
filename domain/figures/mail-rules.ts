import { mondayOf } from '#kit/day.ts';
import type { Role } from '#kit/viewer.ts';
import type { Rhythm } from './figure-model.ts';

/** The day on which the mail of a rhythm is due last, that day or before: a Monday, or the first of a month. */
export const dueDay = (every: Rhythm, day: string): string =>
  every === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;

/** Somebody is sent the figures of so many places at most. */
export const mostMails = 20;

/** Where somebody finds the figures on screen. */
export const figuresPathOf = (roles: readonly Role[]): string =>
  roles.includes('admin') ? '/admin/figures' : '/Regulator/figures';
