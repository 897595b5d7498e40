import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The embedded database of a server, as Linux tells of processes. */
type Embedded = { readonly processId: number; readonly url: string };

export const canSeeProcesses = existsSync('/proc/self/stat');

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it ended
  }
};

/** The second field of the file is a name that may hold anything; the parent is the second after it. */
const parentOf = (processId: number): number =>
  Number(
    read(`/proc/${processId}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  );

/** The database process that a server started; null while it has none. */
export const embeddedOf = (serverId: number): Embedded | null => {
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const processId = Number(name);
    const words = parentOf(processId) === serverId ? read(`/proc/${name}/cmdline`).split('\0') : [];
    const at = words.findIndex((word) => word.includes('embedded-process'));
    const socketFolder = words[at + 2];
    if (at >= 0 && socketFolder !== undefined)
      return { processId, url: `socket:${socketFolder}?db=postgres&user=postgres` };
  }
  return null;
};
