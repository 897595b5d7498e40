import {
  amount,
  fieldsOf,
  isFields,
  like,
  listOf,
  nameOrUri,
  number,
  oneOf,
  text,
  time,
  uri,
  yesOrNo,
  type Check,
  type Fields,
} from './checks.ts';
import type { EventFault } from './event-model.ts';
import { extension } from './extension-check.ts';
import { actions, eventTypes, vocabulary, type EventType } from './vocabulary.ts';

/* What an event of EPCIS 2.0 looks like: the rules of GS1’s JSON schema, written anew. */

const epcs = (least = 0): Check => listOf(uri, { least, isSet: true });

const quantity = fieldsOf({
  must: { epcClass: uri },
  may: { quantity: amount, uom: like(/^[A-Z0-9]{2,3}$/, 'uom-wrong') },
});
const quantities = (least = 0): Check => listOf(quantity, { least });

const transaction = fieldsOf({
  must: { bizTransaction: uri },
  may: { type: nameOrUri(vocabulary.bizTransactionTypes) },
});
const transactions = (least = 0): Check => listOf(transaction, { least });

const party = (name: string): Check =>
  listOf(fieldsOf({ must: { type: nameOrUri(vocabulary.partyTypes), [name]: uri } }));

const disposition = nameOrUri(vocabulary.dispositions);
const some = listOf(disposition, { least: 1, isSet: true });

const persistent: Check = (value, at, tell) => {
  fieldsOf({ may: { set: some, unset: some } })(value, at, tell);
  if (isFields(value) && value['set'] === undefined && value['unset'] === undefined) tell({ at, why: 'missing' });
};

const place = fieldsOf({ must: { id: uri }, others: extension });

const uris = Object.fromEntries(
  ['deviceID', 'deviceMetadata', 'rawData', 'dataProcessingMethod', 'bizRules'].map((name) => [name, uri]),
);
const numbers = Object.fromEntries(
  ['value', 'minValue', 'maxValue', 'meanValue', 'sDev', 'percRank', 'percValue'].map((name) => [name, number]),
);

const report = fieldsOf({
  must: { type: nameOrUri(vocabulary.measurements) },
  may: {
    ...uris,
    ...numbers,
    exception: nameOrUri(vocabulary.alarms),
    time,
    microorganism: uri,
    chemicalSubstance: uri,
    coordinateReferenceSystem: uri,
    component: nameOrUri(vocabulary.components),
    stringValue: text,
    booleanValue: yesOrNo,
    hexBinaryValue: like(/^[A-Fa-f0-9]+$/, 'wrong'),
    uriValue: uri,
    uom: text,
  },
  others: extension,
});

const sensor = fieldsOf({
  must: { sensorReport: listOf(report, { least: 1 }) },
  may: { sensorMetadata: fieldsOf({ may: { ...uris, time, startTime: time, endTime: time }, others: extension }) },
  others: extension,
});

const declaration = fieldsOf({
  must: { declarationTime: time },
  may: { reason: nameOrUri(vocabulary.errorReasons), correctiveEventIDs: listOf(uri) },
  others: extension,
});

const certificates: Check = (value, at, tell) => (Array.isArray(value) ? listOf(uri) : uri)(value, at, tell);

const action = oneOf(actions);

const common = {
  must: {
    type: oneOf(eventTypes),
    eventTime: time,
    eventTimeZoneOffset: like(/^[+-]((0\d|1[0-3]):[0-5]\d|14:00)$/, 'offset-wrong'),
  },
  may: {
    '@context': (() => undefined) as Check, // read before, with that of the document
    recordTime: time,
    eventID: uri,
    certificationInfo: certificates,
    errorDeclaration: declaration,
    bizStep: nameOrUri(vocabulary.bizSteps),
    disposition,
    readPoint: place,
    bizLocation: place,
    bizTransactionList: transactions(),
    sourceList: party('source'),
    destinationList: party('destination'),
    sensorElementList: listOf(sensor),
  },
} as const;

const ilmd = fieldsOf({ others: extension });
const children = { parentID: uri, childEPCs: epcs(), childQuantityList: quantities() };
const things = { epcList: epcs(), quantityList: quantities() };

const shapeOf = (must: Readonly<Record<string, Check>>, may: Readonly<Record<string, Check>>): Check =>
  fieldsOf({ must: { ...common.must, ...must }, may: { ...common.may, ...may }, others: extension });

const shapes: Readonly<Record<EventType, Check>> = {
  ObjectEvent: shapeOf({ action }, { ...things, persistentDisposition: persistent, ilmd }),
  AggregationEvent: shapeOf({ action }, children),
  TransactionEvent: shapeOf({ action, bizTransactionList: transactions(1) }, { ...things, parentID: uri }),
  TransformationEvent: shapeOf(
    {},
    {
      inputEPCList: epcs(),
      inputQuantityList: quantities(),
      outputEPCList: epcs(),
      outputQuantityList: quantities(),
      transformationID: uri,
      persistentDisposition: persistent,
      ilmd,
    },
  ),
  AssociationEvent: shapeOf({ action, parentID: uri }, children),
};

const holds = (event: Fields, ...names: readonly string[]): boolean =>
  names.some((name) => Array.isArray(event[name]) && event[name].length > 0);

/** What there must be in one list or another. */
const lacks: Readonly<Record<EventType, (event: Fields) => boolean>> = {
  ObjectEvent: (event) =>
    !Array.isArray(event['epcList']) &&
    !holds(event, 'quantityList') &&
    !(holds(event, 'sensorElementList') && event['readPoint'] !== undefined),
  AggregationEvent: (event) => event['action'] !== 'DELETE' && !holds(event, 'childEPCs', 'childQuantityList'),
  AssociationEvent: (event) => event['action'] !== 'DELETE' && !holds(event, 'childEPCs', 'childQuantityList'),
  TransactionEvent: (event) =>
    event['action'] !== 'DELETE' && !Array.isArray(event['epcList']) && !holds(event, 'quantityList'),
  TransformationEvent: (event) => {
    const hasInput = holds(event, 'inputEPCList', 'inputQuantityList');
    const hasOutput = holds(event, 'outputEPCList', 'outputQuantityList');
    return event['transformationID'] === undefined ? !hasInput || !hasOutput : !hasInput && !hasOutput;
  },
};

/** All that is wrong with the shape of an event, as GS1’s schema would say; nothing where it is right. */
const checkShape: Check = (event, at, tell) => {
  const type = isFields(event) ? eventTypes.find((one) => one === event['type']) : undefined;
  if (type === undefined) return tell({ at: `${at}/type`, why: 'type-wrong' });
  shapes[type](event, at, tell);
  if (lacks[type](event as Fields)) tell({ at, why: 'nothing-named' });
  const isBirth = type === 'TransformationEvent' || (event as Fields)['action'] === 'ADD';
  if ((event as Fields)['ilmd'] !== undefined && !isBirth) tell({ at: `${at}/ilmd`, why: 'ilmd-wrong' });
};

/** The same as a list. */
export const shapeFaults = (event: unknown, at = ''): EventFault[] => {
  const faults: EventFault[] = [];
  checkShape(event, at, (fault) => faults.push(fault));
  return faults;
};
