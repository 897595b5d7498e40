import * as z from 'zod/mini';
import data from './label-sheets.json' with { type: 'json' };

export const labelSymbols = ['qr', 'datamatrix', 'gs1-128', 'ean-13', 'sscc'] as const;

export type LabelSymbol = (typeof labelSymbols)[number];

/** What lots are labelled with: they have no number of GS1. */
export const ownSymbols = ['qr', 'datamatrix'] as const satisfies readonly LabelSymbol[];

/** What packs that are sold are labelled with. */
export const packSymbols = ['qr', 'datamatrix', 'gs1-128', 'ean-13'] as const satisfies readonly LabelSymbol[];

export const unitSymbols = ['qr', 'sscc'] as const satisfies readonly LabelSymbol[];

export const labelSheets = ['roll-58', 'a4-24', 'a4-8', 'a6'] as const;

export type LabelSheet = (typeof labelSheets)[number];

/** In millimetres; labels stand side by side without gaps. */
type SheetSize = {
  readonly page: readonly number[];
  readonly columns: number;
  readonly rows: number;
  readonly label: readonly number[];
  readonly left: number;
  readonly top: number;
};

/** Source, date and version: label-sheets.json. */
export const sheetSizes: Readonly<Record<LabelSheet, SheetSize>> = data.sheets;

export const labelsOnSheet = (sheet: LabelSheet): number => sheetSizes[sheet].columns * sheetSizes[sheet].rows;

/**
 * The narrowest bar that scanners read, in millimetres: at tills (EAN-13), in hand (GS1-128), on pallets from a fork lift
 * (SSCC). Source: GS1 General Specifications, 5.12.3, the least X-dimensions of their scanning environments.
 */
export const narrowestBars = { 'ean-13': 0.264, 'gs1-128': 0.25, sscc: 0.495 } as const;

/** `picture` is the code alone, to be looked at on a screen. */
export const labelOn = z.enum(['picture', ...labelSheets], 'codes.sheetRequired');

/** How many, as it stands in an address. */
export const labelCopies = z
  .string('codes.copiesWrong')
  .check(z.regex(/^([1-9]\d?|1\d\d|2[0-3]\d|240)$/, 'codes.copiesWrong'));

/** A company’s own number of a batch: what AI 10 may hold and people can read out; no brackets. */
export const batchNumber = z
  .string('codes.batchWrong')
  .check(z.trim(), z.regex(/^[A-Za-z0-9._/-]{1,20}$/, 'codes.batchWrong'));
