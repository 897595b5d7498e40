import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';

/** The language a person chose, else the first one their browser asks for that the product speaks, else English. */
export const languageOf = (request: FastifyRequest): Language => {
  const chosen = request.cookies['lang'];
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  const asked = (request.headers['accept-language'] ?? '').split(',').map((part) =>
    part
      .trim()
      .slice(0, 3)
      .replace(/[-;].*/, ''),
  );
  return asked.find(isLanguage) ?? 'en';
};
