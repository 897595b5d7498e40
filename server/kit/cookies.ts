import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { CookieChange } from '#kit/context.ts';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** `__Host-` binds a cookie to this very host over TLS; browsers refuse the prefix on plain http. */
const nameOf = (name: string, publicUrl: string): string => (isSecure(publicUrl) ? `__Host-${name}` : name);

export const readCookie = (request: FastifyRequest, name: string, publicUrl: string): string | undefined =>
  request.cookies[nameOf(name, publicUrl)];

export const sessionToken = (request: FastifyRequest, publicUrl: string): string | undefined =>
  readCookie(request, 'session', publicUrl);

/** A cookie as the browser is told of it: HttpOnly and SameSite=Lax, but for the XSRF cookie, which the page must read. */
export const cookieToSet = (
  change: CookieChange,
  publicUrl: string,
): { name: string; value: string; options: CookieSerializeOptions } => ({
  name: change.isReadable ? change.name : nameOf(change.name, publicUrl),
  value: change.value ?? '',
  options: {
    path: '/',
    httpOnly: !change.isReadable,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
    ...(change.value === null
      ? { maxAge: 0 }
      : change.maxAgeSeconds === undefined
        ? {}
        : { maxAge: change.maxAgeSeconds }),
  },
});
