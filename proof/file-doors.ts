/* Every operation that takes a file, found in the contracts: as the body, in base64 in a field, or as a long text. */
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { contracts } from '@shuka/server/app/try-cell.ts';
import { fileFieldsOf } from '@shuka/server/kit/file-fields.ts';

/** What a door takes: a picture, a sound, either, a list of rows as a file or as text, a document of JSON, a part of an upload. */
export type Kind = 'picture' | 'sound' | 'either' | 'list' | 'text' | 'document' | 'part';

export type Door = {
  readonly operation: string;
  readonly contract: Contract;
  readonly kind: Kind;
  /** Where the file stands in the input; none where it is the body. */
  readonly path: readonly string[] | null;
};

/** Which kind a field of this contract holds. */
const kinds: Readonly<Record<string, Kind>> = {
  'extension.addVoice': 'sound',
  'library.setTextAudio': 'sound',
  'settings.recordClip': 'sound',
  'accounts.setProfilePhoto': 'picture',
  'messaging.sendMessage': 'picture',
  'relations.registerFarmer': 'either',
  'reports.recordInspection': 'picture',
  'imports.startImport': 'list',
  'marketplace.importPrices': 'text',
  'insurance.tryRain': 'text',
  'insurance.importRain': 'text',
  'investments.proposeIssuer': 'picture',
  'traceability.tellTripStep': 'picture',
};

/** Nobody of the matrix may use these: why nothing is sent to them here. */
export const unreached: Readonly<Record<string, string>> = {
  'traceability.tellTripStep': 'is for whoever holds the link of a trip; the tests of trips send it a photo',
};

const bodies: Readonly<Record<string, Kind>> = { picture: 'picture', chunk: 'part', document: 'document' };

/** A sentence for each operation that takes a file of which nobody said what. */
export type Doors = { readonly doors: readonly Door[]; readonly unknown: readonly string[] };

/** The doors of this house. @param known its contracts. */
export const findDoors = (known: ReadonlyMap<string, Contract> = contracts): Doors => {
  const doors: Door[] = [];
  const unknown: string[] = [];
  for (const [operation, contract] of known) {
    if (contract.method === 'GET' || contract.method === 'HEAD') continue;
    const body = bodies[contract.body ?? ''];
    if (body !== undefined) doors.push({ operation, contract, kind: body, path: null });
    for (const path of new Set(fileFieldsOf(contract).map((one) => one.path.join('.')))) {
      const kind = kinds[contract.name];
      if (kind === undefined) unknown.push(`${operation} takes a file as ${path}, and nobody says of what kind`);
      else doors.push({ operation, contract, kind, path: path.split('.') });
    }
  }
  return { doors, unknown };
};

/** An input with something else at a path. */
export const putAt = (input: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '*') return (Array.isArray(input) ? input : [{}]).map((one) => putAt(one, rest, value));
  const held = (input ?? {}) as Readonly<Record<string, unknown>>;
  return { ...held, [name]: putAt(held[name], rest, value) };
};
