import { catalogueFaults, readEnglish } from './catalogues.ts';
import { isCode, isTest, listFiles, readIn, sliceNames, type Fault } from './house.ts';
import { listen, type Spoken } from './spoken.ts';
import { families } from './word-families.ts';

/** Names of fields inside a part of a form, which look like ids. */
const nestedField =
  /^(inspection\.inspection(Type|Completed)|insurance\.(insurer|policy|sumKobo)|form\.(crop|stage|followed|followedWhy|inputsUsed|nextStep|nextOn|womenPresent|youthPresent)|consent\.(how|proof|said|textVersion))$/;

/** Heads of such names that code puts together. */
const nestedHeads: ReadonlySet<string> = new Set(
  'texts. values. terms. eligibility. index.phases. terms.index.phases. terms.index.months. terms.index.steps. index.months. index.steps. said. other. targets. form. form.observations. consents. riskAnswers. milestones. tranches. budget. lines. inputs. items. losses. downtimes. tests.'.split(
    ' ',
  ),
);

const familyOf = (id: string) => Object.keys(families).find((head) => id.startsWith(head));

type Heard = { readonly file: string } & Spoken;

const listenTo = (root: string, room: string): Heard[] =>
  listFiles(root, room)
    .filter((file) => isCode(file) && !isTest(file))
    .map((file) => ({ file, ...listen(file, readIn(root, file)) }));

const literalFaults = (web: readonly Heard[]): Fault[] =>
  web.flatMap(({ file, literals }) =>
    literals.map((text) => ({ rule: 'literal-text', file, says: `"${text.trim()}" belongs in a catalogue` })),
  );

/** Strings with the look of an id of this catalogue: `farms.add`, not `farms.css` or `www.example.com`. */
const looksLikeId = (text: string, heads: ReadonlySet<string>): boolean =>
  /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9-]+)+$/.test(text) &&
  heads.has(text.split('.')[0] ?? '') &&
  !nestedField.test(text) &&
  !/\.(tsx?|css|json|svg|webp|png|html|sql)$/.test(text);

const missingFrom = (known: Record<string, string>, file: string, wanted: Iterable<string>): Fault[] =>
  [...new Set(wanted)]
    .filter((id) => !(id in known))
    .map((id) => ({ rule: 'missing-word', file, says: `${id} is in no catalogue` }));

const missingOnScreens = (heard: readonly Heard[], known: Record<string, string>): Fault[] => {
  const heads = new Set([...sliceNames, ...Object.keys(known).map((id) => id.split('.')[0] ?? '')]);
  return heard.flatMap(({ file, ids, strings }) =>
    missingFrom(known, file, [...ids, ...[...strings].filter((text) => looksLikeId(text, heads))]),
  );
};

/** Ids put together from a head that is not listed, or from a listed one with an ending that no catalogue holds. */
const familyFaults = (heard: readonly Heard[], known: Record<string, string>): Fault[] =>
  heard.flatMap(({ file, families: used }) =>
    [...used]
      .filter((head) => !head.startsWith('problem.') && !nestedHeads.has(head))
      .flatMap((head) => {
        const family = familyOf(head);
        if (family === undefined)
          return [{ rule: 'unlisted-family', file, says: `${head}… is no family of tools/words.ts` }];
        const wanted = (families[family] ?? []).map((ending) => `${family}${ending}`);
        return missingFrom(known, file, wanted);
      }),
  );

/** The server words every failure, in the reader's language; screens show what it said. */
const problemFaults = (codes: ReadonlySet<string>, folder: string, known: Record<string, string>): Fault[] => {
  const wanted = [...codes].map((code) => `problem.${code}`);
  return missingFrom(known, `${folder}/en.json`, wanted);
};

const isInFamily = (id: string): boolean => {
  const family = familyOf(id);
  return (
    family !== undefined && (families[family] === null || families[family]?.includes(id.slice(family.length)) === true)
  );
};

const unusedFaults = (
  heard: readonly Heard[],
  codes: ReadonlySet<string>,
  folder: string,
  known: Record<string, string>,
): Fault[] => {
  const said = new Set(heard.flatMap(({ strings }) => [...strings]));
  const isUsed = (id: string): boolean =>
    said.has(id) || (id.startsWith('problem.') ? codes.has(id.slice('problem.'.length)) : isInFamily(id));
  return Object.keys(known)
    .filter((id) => !isUsed(id))
    .map((id) => ({ rule: 'unused-word', file: `${folder}/en.json`, says: `${id} is used nowhere` }));
};

/** SQL has templates that look like ids, so of the server's only those count that the catalogue has entries for. */
const withSaidFamilies = (mails: Record<string, string>) => {
  const ids = Object.keys(mails);
  return (heard: Heard) => ({
    ...heard,
    families: new Set([...heard.families].filter((head) => ids.some((id) => id.startsWith(head)))),
  });
};

/** Where texts for people escape the catalogues, or the catalogues escape the code. */
export const wordFaults = (root: string): Fault[] => {
  const [domain, server, web] = [listenTo(root, 'domain'), listenTo(root, 'server'), listenTo(root, 'web')];
  const [screens, mails] = [readEnglish(root, 'web/words') ?? {}, readEnglish(root, 'server/words') ?? {}];
  const all = [...domain, ...server, ...web];
  const codes = new Set(all.flatMap(({ problems }) => [...problems]));
  return [
    ...literalFaults(web),
    ...catalogueFaults(root, 'web/words'),
    ...catalogueFaults(root, 'server/words'),
    ...missingOnScreens([...domain, ...web], screens),
    ...server.flatMap(({ file, ids, said }) => [...missingFrom(screens, file, ids), ...missingFrom(mails, file, said)]),
    ...problemFaults(codes, 'server/words', mails),
    ...familyFaults([...domain, ...web], screens),
    ...familyFaults(server.map(withSaidFamilies(mails)), mails),
    ...unusedFaults(all, codes, 'web/words', screens),
    ...unusedFaults(server, codes, 'server/words', mails),
  ];
};
