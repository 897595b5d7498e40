import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  endpointNames,
  house,
  isCode,
  isTest,
  kebab,
  listFiles,
  readIn,
  rooms,
  sliceNames,
  type Fault,
} from './house.ts';

const longestFile = 200;
const kebabFile = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|gen|d))?\.(ts|tsx|mjs|cjs)$/;
const componentFile = /^([A-Z][A-Za-z0-9]*)(\.test)?\.tsx$/;

/** Room and folder of `server/farms/store.ts`; null for a file that lies directly in its room. */
const placeOf = (file: string): { room: string; folder: string } | null => {
  const [room, folder, name] = file.split('/');
  return room !== undefined && folder !== undefined && name !== undefined ? { room, folder } : null;
};

const folderFaults = (root: string): Fault[] =>
  rooms.flatMap((room) => {
    const files = listFiles(root, room);
    const folders = [...new Set(files.flatMap((file) => placeOf(file)?.folder ?? []))];
    const known = [...house.machinery[room], ...sliceNames];
    const strange = files
      .filter((file) => !known.includes(placeOf(file)?.folder ?? 'kit'))
      .map((file) => ({ rule: 'unlisted-folder', file, says: 'is in a folder that tools/slices.cjs does not list' }));
    const alone = folders
      .filter((folder) => sliceNames.includes(folder))
      .map((folder) => ({ folder, twin: `domain/${folder}/index.ts` }))
      .filter(({ twin }) => !existsSync(join(root, twin)))
      .map(({ folder, twin }) => ({
        rule: 'no-domain-twin',
        file: twin,
        says: `is missing, but ${room}/${folder} exists`,
      }));
    const deep = files
      .filter((file) => file.split('/').length > 3)
      .map((file) => ({ rule: 'too-deep', file, says: 'lies deeper than room/slice/file' }));
    return [...strange, ...alone, ...deep];
  });

const nameFault = (root: string, file: string): Fault[] => {
  const name = basename(file);
  const component = componentFile.exec(name);
  if (component === null)
    return kebabFile.test(name) ? [] : [{ rule: 'file-name', file, says: 'is neither kebab-case nor a component' }];
  const isExported =
    isTest(file) || new RegExp(`^export (const|function) ${component[1]}\\b`, 'm').test(readIn(root, file));
  return isExported ? [] : [{ rule: 'file-name', file, says: `exports no component ${component[1]}` }];
};

const lengthFault = (root: string, file: string): Fault[] => {
  const lines = readIn(root, file).trimEnd().split('\n').length;
  return lines > longestFile ? [{ rule: 'too-long', file, says: `has ${lines} lines, more than ${longestFile}` }] : [];
};

const classFaults = (root: string, file: string): Fault[] =>
  [
    ...readIn(root, file).matchAll(/^\s*(?:export )?(?:abstract )?class (\w+)(?! extends \w*(?:Error|Problem)\b)\b/gm),
  ].map((match) => ({ rule: 'class-is-no-error', file, says: `class ${match[1]}: only errors are classes here` }));

const doorFaults = (root: string): Fault[] =>
  rooms
    .flatMap((room) => sliceNames.map((slice) => `${room}/${slice}`))
    .filter((folder) => listFiles(root, folder).length > 0)
    .flatMap((folder) => {
      const door = `${folder}/index.ts`;
      if (!existsSync(join(root, door))) return [{ rule: 'no-door', file: door, says: 'is missing' }];
      const opensWithSentence = /^\/\*\*\s[^/]*\w[^/]*\.\s*\*\//.test(readIn(root, door));
      return opensWithSentence ? [] : [{ rule: 'silent-door', file: door, says: 'does not begin with a sentence' }];
    });

const handlerFaults = (root: string, file: string): Fault[] => {
  if (isTest(file) || !/\bhandle\(/.test(readIn(root, file))) return [];
  return /^[a-z0-9]+-[a-z0-9-]+\.ts$/.test(basename(file))
    ? []
    : [{ rule: 'handler-name', file, says: 'is not verb-noun' }];
};

const endpointFaults = (root: string): Fault[] =>
  sliceNames.flatMap((slice) => {
    const contracts = listFiles(root, `domain/${slice}`).filter((file) => isCode(file) && !isTest(file));
    const doorFile = `server/${slice}/index.ts`;
    // The door of a large slice takes some of its routes from files beside it.
    const doors = listFiles(root, `server/${slice}`).filter((file) => file === doorFile || file.endsWith('-routes.ts'));
    const door = doors.map((file) => readIn(root, file)).join('\n');
    return contracts.flatMap((file) =>
      endpointNames(readIn(root, file))
        .filter((name) => !door.includes(`'./${kebab(name)}.ts'`))
        .map((name) => ({
          rule: 'no-handler',
          file,
          says: `${name}: server/${slice}/index.ts has no ./${kebab(name)}.ts`,
        })),
    );
  });

/** Where a tree of the house's shape departs from it; no fault, no entry. */
export const layoutFaults = (root: string): Fault[] => {
  const files = rooms.flatMap((room) => listFiles(root, room));
  const code = files.filter(isCode);
  return [
    ...folderFaults(root),
    ...doorFaults(root),
    ...endpointFaults(root),
    ...code.flatMap((file) => [...nameFault(root, file), ...classFaults(root, file)]),
    ...files.filter((file) => /\.(tsx?|mjs|cjs|css|sql)$/.test(file)).flatMap((file) => lengthFault(root, file)),
    ...code
      .filter((file) => sliceNames.includes(placeOf(file)?.folder ?? '') && file.startsWith('server/'))
      .flatMap((file) => handlerFaults(root, file)),
  ];
};
