import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'server', 'migrations'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The project folder with server/migrations was not found above the program.');
  return findRoot(above);
};

/** The project's folder, found from source and from the built file alike. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
