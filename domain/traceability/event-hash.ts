import { isFields } from './checks.ts';
import { readId } from './epc-id.ts';
import type { EpcisEvent, Namespaces } from './event-model.ts';
import { wholeName, type VocabularyPart } from './vocabulary.ts';

/*
 * The text over which an event’s hash is taken (CBV 2.0, section 8.9): the same for one event however it is written. The
 * order of properties is that of the standard; lists are sorted, times are UTC to the millisecond, numbers plain.
 */

type Writer = (value: unknown, namespaces: Namespaces) => string;

/** A number without zeros at its end, whether it came as a number or as a text. */
const plainNumber = (text: string): string => {
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(text)) return text;
  const value = Number(text);
  return Number.isFinite(value) ? String(value) : text;
};

const instant = (text: string): string => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
};

const plain: Writer = (value) => plainNumber(String(value));
const asTime: Writer = (value) => instant(String(value));
const asId: Writer = (value) => readId(String(value)).id;
const asText: Writer = (value) => String(value);
const named =
  (part: VocabularyPart): Writer =>
  (value) =>
    wholeName(part, String(value));

const written = (name: string, writer: Writer): readonly [string, Writer, string] => [name, writer, `${name}=`];
/** A property whose value is written as properties of its own, after its bare name. */
const opened = (name: string, writer: Writer): readonly [string, Writer, string] => [name, writer, name];

type Property = ReturnType<typeof written>;

const sorted = (parts: readonly string[]): string =>
  parts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)).join('');

const listed =
  (item: Writer, name = ''): Writer =>
  (value, namespaces) =>
    sorted((Array.isArray(value) ? value : [value]).map((one) => `${name}${item(one, namespaces)}`));

const nameIn = (name: string, namespaces: Namespaces): string => {
  const at = name.indexOf(':');
  const space = namespaces[name.slice(0, at)];
  if (space !== undefined) return `{${space}}${name.slice(at + 1)}`;
  const cut = Math.max(name.lastIndexOf('/'), name.lastIndexOf('#')) + 1;
  return `{${name.slice(0, cut)}}${name.slice(cut)}`;
};

/** Extensions, each as `{namespace}name=value`, sorted; what holds others is its name and then they. */
const extensions = (
  value: Readonly<Record<string, unknown>>,
  namespaces: Namespaces,
  known: ReadonlySet<string>,
): string =>
  sorted(
    Object.entries(value)
      .filter(([name]) => !known.has(name))
      .flatMap(([name, held]) => extended(nameIn(name, namespaces), name, held, namespaces)),
  );

const extended = (whole: string, name: string, value: unknown, namespaces: Namespaces): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => extended(whole, name, one, namespaces));
  if (isFields(value)) return [`${whole}${extensions(value, namespaces, new Set())}`];
  const text = String(value);
  const isTime = name.toLowerCase().includes('time') && !name.toLowerCase().includes('offset');
  return [`${whole}=${isTime ? instant(text) : plainNumber(readId(text).id)}`];
};

const ofShape = (properties: readonly Property[], ignored: readonly string[] = []): Writer => {
  const known = new Set([...properties.map(([name]) => name), ...ignored]);
  return (value, namespaces) => {
    if (!isFields(value)) return '';
    const parts = properties
      .filter(([name]) => value[name] !== undefined)
      .map(([name, writer, head]) => `${head}${writer(value[name], namespaces)}`);
    return `${parts.join('')}${extensions(value, namespaces, known)}`;
  };
};

const quantities = listed(
  ofShape([written('epcClass', asId), written('quantity', plain), written('uom', asText)]),
  'quantityElement',
);
const epcs = listed(asId, 'epc=');
const place = ofShape([written('id', asId)]);
const party = (name: string) => listed(ofShape([written('type', named('party')), written(name, asId)]));

const deviceUris = ['deviceID', 'deviceMetadata', 'rawData', 'dataProcessingMethod', 'bizRules'].map((name) =>
  written(name, asId),
);

const sensorMetadata = ofShape([
  written('time', asTime),
  written('startTime', asTime),
  written('endTime', asTime),
  ...deviceUris,
]);

const sensorReport = ofShape([
  written('type', named('measurement')),
  written('exception', named('measurement')),
  ...deviceUris,
  written('time', asTime),
  ...['microorganism', 'chemicalSubstance'].map((name) => written(name, asId)),
  written('coordinateReferenceSystem', asId),
  written('value', plain),
  written('component', named('component')),
  ...['stringValue', 'booleanValue', 'hexBinaryValue'].map((name) => written(name, asText)),
  written('uriValue', asId),
  ...['minValue', 'maxValue', 'meanValue', 'sDev', 'percRank', 'percValue'].map((name) => written(name, plain)),
  written('uom', asText),
]);

const sensorElement = ofShape([
  opened('sensorMetadata', sensorMetadata),
  opened('sensorReport', listed(sensorReport, '')),
]);

const inOrder: readonly Property[] = [
  ['type', asText, 'eventType='],
  written('eventTime', asTime),
  written('eventTimeZoneOffset', asText),
  ['certificationInfo', listed(asId, 'certificationInfo='), ''],
  opened('epcList', epcs),
  written('parentID', asId),
  opened('inputEPCList', epcs),
  opened('childEPCs', epcs),
  opened('quantityList', quantities),
  opened('childQuantityList', quantities),
  opened('inputQuantityList', quantities),
  opened('outputEPCList', epcs),
  opened('outputQuantityList', quantities),
  written('action', asText),
  written('transformationID', asId),
  written('bizStep', named('bizStep')),
  written('disposition', named('disposition')),
  opened(
    'persistentDisposition',
    ofShape([
      opened('set', listed(named('disposition'), 'set=')),
      opened('unset', listed(named('disposition'), 'unset=')),
    ]),
  ),
  opened('readPoint', place),
  opened('bizLocation', place),
  opened(
    'bizTransactionList',
    listed(ofShape([written('type', named('bizTransaction')), written('bizTransaction', asId)])),
  ),
  opened('sourceList', party('source')),
  opened('destinationList', party('destination')),
  opened('sensorElementList', listed(sensorElement, 'sensorElement')),
  opened('ilmd', ofShape([])),
];

const wholeEvent = ofShape(inOrder, ['recordTime', 'eventID', 'errorDeclaration', '@context']);

/** The text an event’s hash is taken over. @param namespaces what the prefixes of its extensions stand for. */
export const preHashOf = (event: EpcisEvent, namespaces: Namespaces): string => wholeEvent(event, namespaces);

/** The id of an event that has none of its own: its hash, in hexadecimal, as CBV 2.0 writes it (RFC 6920). */
export const hashUri = (hex: string): string => `ni:///sha-256;${hex}?ver=CBV2.0`;
