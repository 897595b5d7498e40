/** What package-lock.json may say: every package is pinned by the hash of its bytes and comes from the registry, over TLS. */

export type Entry = {
  /** Where it is installed under another name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Lockfile = {
  readonly name?: string;
  readonly version?: string;
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Entry>>;
};

const registry = 'https://registry.npmjs.org/';

/** Rooms of the house are linked, and nothing is fetched for them. */
const isFetched = ([path, entry]: [string, Entry]): boolean => path.includes('node_modules/') && entry.link !== true;

/** Without an address npm takes a package from the registry that it is set to; another address is another source. */
const isFromRegistry = ({ resolved }: Entry): boolean => resolved === undefined || resolved.startsWith(registry);

/** @returns what is wrong with each package that is not pinned, or comes from elsewhere. */
export const lockFaults = ({ packages }: Lockfile): string[] =>
  Object.entries(packages)
    .filter(isFetched)
    .flatMap(([path, entry]) => [
      ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '') ? [] : [`${path}: no SHA-512 of its bytes`]),
      ...(isFromRegistry(entry) ? [] : [`${path}: comes from ${entry.resolved}`]),
      ...(/^\d+\.\d+\.\d+/.test(entry.version ?? '') ? [] : [`${path}: no version of the registry`]),
    ]);

/** @returns the packages that run a script of their own when they are installed. */
export const installScripts = ({ packages }: Lockfile): string[] =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
