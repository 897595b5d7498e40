import { createHash } from 'node:crypto';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  happeningOf,
  hashUri,
  preHashOf,
  readId,
  shortName,
  type EpcisEvent,
  type Happening,
  type QuantityElement,
  type ReadEvent,
} from '@shuka/domain/traceability';
import type { Named } from './thing-store.ts';

/** Who tells, and how it is taken. */
export type Teller = {
  /** The company that tells; the house where its own books do. */
  readonly ownerId: string;
  readonly captureId: string | null;
  /** Whether our own books vouch for it. */
  readonly isTrusted: boolean;
  /** Addresses that begin so are ours to give: nobody else makes a thing of them. */
  readonly reserved: string;
  /** Whether one event that is refused keeps all others out too. */
  readonly isWhole: boolean;
  readonly now: Date;
};

/** An event that is about to be told, with all that is reckoned from it. */
export type Telling = ReadEvent & {
  readonly id: string;
  /** Its place among those it came with. */
  readonly place: number;
  readonly eventId: string;
  readonly hash: Buffer;
  readonly happening: Happening;
  /** What things are called that it makes, by their ids. */
  readonly names: ReadonlyMap<string, Named>;
  /** The companies that may read it, besides whoever tells. */
  readonly readers: readonly string[];
  /** Whom it is about, where that is a person: erasing them takes what opens it. Null for what is of whoever tells. */
  readonly subjectId: string | null;
};

const one = (text: string): string => readId(text).id;
const ids = (texts: readonly string[]): string[] => texts.map(one);
const classes = (list: readonly QuantityElement[]): QuantityElement[] =>
  list.map((element) => ({ ...element, epcClass: one(element.epcClass) }));

const writers: Readonly<Record<string, (value: never) => unknown>> = {
  bizStep: (name: string) => shortName('bizStep', name),
  disposition: (name: string) => shortName('disposition', name),
  parentID: one,
  epcList: ids,
  childEPCs: ids,
  inputEPCList: ids,
  outputEPCList: ids,
  quantityList: classes,
  childQuantityList: classes,
  inputQuantityList: classes,
  outputQuantityList: classes,
};

/** An event with its things and steps in one form, so that it is found however it was written. */
const inOneForm = (event: EpcisEvent): EpcisEvent =>
  Object.fromEntries(
    Object.entries(event)
      .filter(([name]) => name !== '@context' && name !== 'recordTime')
      .map(([name, value]) => [name, writers[name]?.(value as never) ?? value]),
  ) as EpcisEvent; // the same properties, each of its own kind

const ofParties = (event: EpcisEvent): string[] =>
  [...(event.sourceList ?? []), ...(event.destinationList ?? [])].flatMap(({ source, destination }) => [
    ...(source === undefined ? [] : [source]),
    ...(destination === undefined ? [] : [destination]),
  ]);

const companyId = /\/company\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The companies of this house that an event names as one side of it. @param publicUrl where their addresses begin. */
const companiesOf = (event: EpcisEvent, publicUrl: string): string[] =>
  ofParties(event)
    .filter((party) => party.startsWith(`${publicUrl}/company/`))
    .flatMap((party) => companyId.exec(party)?.[1] ?? []);

type More = {
  readonly names?: ReadonlyMap<string, Named>;
  readonly readers?: readonly string[];
  readonly subjectId?: string | null;
};

/** All that is reckoned from an event before anything is asked of the database. */
export const tellingOf = (
  { event, namespaces }: ReadEvent,
  place: number,
  publicUrl: string,
  { names = new Map(), readers = [], subjectId = null }: More = {},
): Telling => {
  const hash = createHash('sha256').update(preHashOf(event, namespaces)).digest();
  const eventId = event.eventID ?? hashUri(hash.toString('hex'));
  return {
    id: newId(),
    place,
    event: inOneForm(event),
    namespaces,
    eventId,
    hash,
    happening: happeningOf(event, eventId),
    names,
    readers: [...readers, ...companiesOf(event, publicUrl)],
    subjectId,
  };
};

/** In the order they happened, so that a document need not be in it. */
export const inTime = (tellings: readonly Telling[]): Telling[] =>
  tellings.toSorted(
    (first, second) =>
      Date.parse(first.event.eventTime) - Date.parse(second.event.eventTime) || first.place - second.place,
  );
