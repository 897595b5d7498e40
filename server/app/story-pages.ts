import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import type { Story } from '@shuka/domain/traceability';
import { makeStoryCache, type ToldStory } from '#traceability';
import type { Services } from '#kit/context.ts';
import { languageOf } from '#kit/language.ts';
import { ofYear } from './of-year.ts';
import { ready, sendReady, type Ready } from './send-ready.ts';

/** What the built site brings to draw stories: the page, and the worker that shows it again without a network. */
export type StorySite = {
  readonly page: (story: Story | null, language: Language, year: string) => Promise<string>;
  readonly worker: string;
};

/** The language asked for in the address, else the browser's wish. Nothing is remembered of who looks. */
const languageFor = (request: FastifyRequest): Language => {
  const asked = (request.query as Record<string, unknown>)['lang'];
  return typeof asked === 'string' && isLanguage(asked) ? asked : languageOf(request);
};

const plainPath = (url: string): string => url.split('?')[0] ?? '';

/** Keeps each page that is drawn beside its story: drawn once in a language, it is sent from memory until the story changes. */
const pageOf = async ({ page }: StorySite, told: ToldStory, language: Language, year: string): Promise<Ready> => {
  const key = `${language} ${year}`;
  const held = told.pages.get(key) as Promise<Ready> | undefined; // kept here alone
  const drawn = held ?? page(told.story, language, year).then((html) => ready(html));
  told.pages.set(key, drawn);
  // What could not be drawn now is drawn when it is asked for again.
  drawn.catch(() => told.pages.delete(key));
  return drawn;
};

/** Serves the stories that codes lead to: our own links and Digital Links of GS1. */
export const addStoryPages = (app: FastifyInstance, services: Services, site: StorySite): void => {
  const find = makeStoryCache(services);
  const ofThisYear = ofYear(services.clock, (year) => ({ year, unknown: new Map<Language, Promise<Ready>>() }));
  const unknownPage = (language: Language): Promise<Ready> => {
    const { year, unknown } = ofThisYear();
    const page = unknown.get(language) ?? site.page(null, language, year).then((html) => ready(html));
    unknown.set(language, page);
    return page;
  };
  const worker = ready(site.worker, 'text/javascript; charset=utf-8');
  const open = { config: { who: 'anyone' as const } };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageFor(request);
    const path = plainPath(request.url);
    const told = await find(path);
    if (told === null) return sendReady(request, reply, await unknownPage(language), 404);
    // One address for each code, so that caches and phones keep it once.
    if (path !== told.story.at) return reply.redirect(`${told.story.at}${request.url.slice(path.length)}`, 301);
    return sendReady(request, reply, await pageOf(site, told, language, ofThisYear().year), 200);
  };
  for (const path of ['/t/*', '/01/*', '/00/*']) app.get(path, open, answer);
  app.get('/story-worker.js', open, async (request, reply) => sendReady(request, reply, worker, 200));
};
