import { basename } from 'node:path';
import { isTest, listFiles, readIn, sliceNames, type Fault } from './house.ts';

const schemas = ['kit', ...sliceNames];
const migrations = 'server/migrations';

const migrationFaults = (root: string): Fault[] => {
  const files = listFiles(root, migrations).filter((file) => file.endsWith('.sql'));
  const misnamed = files
    .filter((file) => !new RegExp(`^\\d{4}-(${schemas.join('|')})(-[a-z0-9]+)+\\.sql$`).test(basename(file)))
    .map((file) => ({ rule: 'migration-name', file, says: 'is not NNNN-slice-words.sql' }));
  const misnumbered = files
    .filter((file, place) => Number(basename(file).slice(0, 4)) !== place + 1)
    .map((file) => ({ rule: 'migration-number', file, says: 'does not follow the number before it' }));
  return [...misnamed, ...misnumbered];
};

/** A migration may refer to another slice's ids, but makes and changes tables of its own slice alone. */
const foreignChanges = (root: string): Fault[] =>
  listFiles(root, migrations)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => {
      const own = basename(file).split('-')[1];
      const changed =
        /\b(?:create|alter|drop) table (?:if (?:not )?exists )?(\w+)\.|\b(?:into|update|delete from) (\w+)\./gi;
      return [...readIn(root, file).matchAll(changed)]
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((schema) => schema !== own)
        .map((schema) => ({ rule: 'foreign-migration', file, says: `changes ${schema}, not ${own}` }));
    });

/** SQL of a slice reads and writes its own schema; what others hold is asked for at their door. */
const foreignQueries = (root: string): Fault[] =>
  ['kit', ...sliceNames].flatMap((slice) =>
    listFiles(root, `server/${slice}`)
      .filter((file) => file.endsWith('.ts') && !isTest(file))
      .flatMap((file) =>
        [...readIn(root, file).matchAll(/\b(?:from|join|into|update|using|truncate|table)\s+([a-z_]+)\.[a-z_]+\b/gi)]
          .map((match) => match[1] ?? '')
          .filter((schema) => schemas.includes(schema) && schema !== slice)
          .map((schema) => ({ rule: 'foreign-sql', file, says: `names a table of ${schema}` })),
      ),
  );

/** Where migrations and queries leave the schema of their slice. */
export const tableFaults = (root: string): Fault[] => [
  ...migrationFaults(root),
  ...foreignChanges(root),
  ...foreignQueries(root),
];
