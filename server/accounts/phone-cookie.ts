import { id } from '@shuka/domain/kit/id.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Context } from '#kit/context.ts';

/** As long as browsers keep a cookie at most. */
const phoneSeconds = 400 * 86_400;

/** The browser by a cookie that outlives its sessions and its stores. Each visit renews it. */
export const phoneIdOf = (context: Context): string => {
  const held = id.safeParse(context.cookie('phone'));
  const phoneId = held.success ? held.data : newId();
  context.setCookie({ name: 'phone', value: phoneId, maxAgeSeconds: phoneSeconds });
  return phoneId;
};
