import { expect, test } from 'vitest';
import { isCode, isTest, listFiles, projectRoot, readIn } from './house.ts';

/*
 * Several servers share one database, and a balancer gives each request to any of them: what one of them alone remembers
 * would be wrong at the others. A module of the server keeps nothing that changes but what is here, each for its reason;
 * what belongs to a server (who listens to it, what it receives) hangs on that server's pool.
 */
const kept: Readonly<Record<string, string>> = {
  'server/advisory/refresh-advice.ts zones': 'the zones of LGAs, as the release has them',
  'server/app/dev-ussd.ts session': 'a line of the page’s script, which runs in a browser',
  'server/app/main.ts closing': 'what this process closes at its end',
  'server/kit/db.ts names': 'names of statements, made of their text',
  'server/kit/passwords.ts nobody': 'a hash of no password, of which each server has its own',
  'server/kit/pdf-fonts.ts fonts': 'fonts, as the release has them',
  'server/kit/words.ts speakers': 'catalogues, as the release has them',
  'server/library/phrase-catalogue.ts held': 'the catalogues, as the release has them',
  'server/traceability/tell-mill.ts noNames': 'no names at all: nothing fits into it',
};

/** `let` outside of functions, and empty collections there, which are made to be filled. */
const changing =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: (?!readonly|Readonly)[^=\n]+)? = (?:new (?:Map|Set)(?:<[^\n]*>)?\(\)|\[\]|\{\});)/gm;

const changingIn = (text: string): string[] => [...text.matchAll(changing)].map(([, one, other]) => one ?? other ?? '');

const isOfServer = (file: string): boolean =>
  isCode(file) && !isTest(file) && !/^server\/world\/|-scene\.ts$|\/fuzz-|\/try-cell/.test(file);

test('what changes in the memory of one server is named with its reason: others know nothing of it', () => {
  const found = listFiles(projectRoot, 'server')
    .filter(isOfServer)
    .flatMap((file) => changingIn(readIn(projectRoot, file)).map((name) => `${file} ${name}`));
  expect(found.toSorted()).toEqual(Object.keys(kept).toSorted());
});

test('and a planted one is found', () => {
  expect(changingIn('const challenges = new Map<string, Map<string, number>>();\n')).toEqual(['challenges']);
  expect(changingIn('let last: Date | null = null;\nexport const seen: string[] = [];\n')).toEqual(['last', 'seen']);
  expect(
    changingIn(
      'const none: readonly Relation[] = [];\nconst names = new Set([1]);\nconst make = () => {\n  let turn = 0;\n};\n',
    ),
  ).toEqual([]);
});
