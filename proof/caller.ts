/** Somebody at the API of a house that runs, as a browser of theirs calls it; what it is handed to keep secret goes into the book. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from './canaries.ts';

export type Answer = { readonly status: number; readonly bytes: Buffer; readonly json: Record<string, unknown> };

const mostMillis = 30_000;

let made = 0;

/** The codes that somebody took out of a letter or an SMS; the same is sent by both. */
const read = new Set<string>();

/** Another address on the network for each: from one alone no more may sign up than a village has people. */
const nextAddress = (): string => {
  made += 1;
  return `10.44.${made >> 8}.${made & 255}`;
};

const jsonOf = (bytes: Buffer): Record<string, unknown> => {
  try {
    return JSON.parse(bytes.toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
};

type Letter = { readonly to: string; readonly subject: string; readonly text: string };

type Box = { readonly letters: readonly Letter[]; readonly authenticators: readonly { name: string; code: string }[] };

/** The letters, SMS and authenticators of a person, out of the mailbox of the demo. */
const postOf = (url: string, book: Book, whose: string) => {
  const open = async (): Promise<Box> => (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Box;
  const newest = async (to: string): Promise<string | undefined> =>
    (await open()).letters
      .filter((letter) => letter.to === to)
      .map(({ subject, text }) => /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0] ?? '')
      .find((found) => found !== '' && !read.has(found));

  /** The newest code that went to an address or a number, other than those that were read before. */
  const codeTo = async (to: string): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const code = await newest(to);
      if (code !== undefined) {
        read.add(code);
        return book.add('code', whose, code);
      }
      await wait(100);
    }
    throw new Error(`No code came to ${to}`);
  };

  /** What the authenticator of an admin of the demo shows. */
  const authenticator = async (name: string): Promise<string> =>
    book.add('code', whose, (await open()).authenticators.find((one) => one.name === name)?.code ?? '');

  return { codeTo, authenticator };
};

type Ways = { readonly url: string; readonly book: Book; readonly answers: string };

/** The line of one browser to the house: its cookies, and an address of its own on the network. */
const openLine = ({ url, book }: Ways, whose: string) => {
  const cookies = new Map<string, string>();
  const address = nextAddress();

  const keepCookies = (answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
      if (name.endsWith('session') && value !== '') book.add('session', whose, decodeURIComponent(value));
    }
  };

  const call = async (method: string, path: string, data?: object): Promise<Answer> => {
    const headers: Record<string, string> = {
      'x-forwarded-for': address,
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(data === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    const signal = AbortSignal.timeout(mostMillis);
    const answer = await fetch(`${url}${path}`, { method, headers, redirect: 'manual', signal, ...body });
    keepCookies(answer);
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
      await answer.body?.cancel(); // stays open for what is still to come
      return { status: 404, bytes: Buffer.alloc(0), json: {} };
    }
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), json: {} };
  };

  return call;
};

/** @param ways with the folder that keeps every answer, for the search. */
export const openCaller = (ways: Ways, whose: string) => {
  const { url, book, answers } = ways;
  const call = openLine(ways, whose);
  let asked = 0;

  /** Does what must come through, whatever of 200s it is answered. */
  const act = async (method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await call(method, path, data);
    const told = { ...answer, json: jsonOf(answer.bytes) };
    if (answer.status >= 300)
      throw new Error(`${whose}: ${method} ${path}: ${answer.status} ${answer.bytes.toString()}`);
    return told;
  };

  /** Does what is refused. */
  const fail = async (method: string, path: string, data: object): Promise<void> => {
    const { status, bytes } = await call(method, path, data);
    if (status < 400 && status !== 200) throw new Error(`${whose}: ${method} ${path} was not refused`);
    keep(`refused ${method} ${path}`, bytes);
  };

  /** Tries a text as the cookie of a session. @throws Error where it opens somebody's account. */
  const refusedAs = async (session: string): Promise<void> => {
    const { status } = await fetch(`${url}/api/me`, { headers: { cookie: `session=${session}` } });
    if (status !== 401) throw new Error(`${whose}: /api/me answered ${status} to what is no session`);
  };

  const keep = (name: string, bytes: Buffer): void => {
    asked += 1;
    writeFileSync(join(answers, `${whose} ${asked} ${name.replaceAll(/[^\w.]+/g, '-').slice(0, 120)}`), bytes);
  };

  /** Reads, and keeps the answer whatever it is. @returns its status. */
  const look = async (path: string): Promise<number> => {
    const answer = await call('GET', path).catch((error: unknown) => {
      throw new Error(`${whose}: GET ${path}`, { cause: error });
    });
    keep(path, answer.bytes);
    return answer.status;
  };

  return { whose, act, fail, refusedAs, look, ...postOf(url, book, whose) };
};

export type Caller = ReturnType<typeof openCaller>;
