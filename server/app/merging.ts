import * as advisory from '#advisory';
import * as channels from '#channels';
import * as extension from '#extension';
import * as farms from '#farms';
import * as finance from '#finance';
import * as insurance from '#insurance';
import * as investments from '#investments';
import * as library from '#library';
import * as loans from '#loans';
import * as lots from '#lots';
import * as marketplace from '#marketplace';
import * as messaging from '#messaging';
import * as privacy from '#privacy';
import * as processing from '#processing';
import * as reports from '#reports';
import * as seasons from '#seasons';
import * as traceability from '#traceability';
import type { MergeInto } from '#kit/merging.ts';

/** What each slice does with its records of an account that is merged into another, one line a slice. */
export const mergers: readonly MergeInto[] = [
  messaging.mergeInto,
  farms.mergeInto,
  seasons.mergeInto,
  finance.mergeInto,
  extension.mergeInto,
  reports.mergeInto,
  advisory.mergeInto,
  library.mergeInto,
  lots.mergeInto,
  marketplace.mergeInto,
  processing.mergeInto,
  loans.mergeInto,
  insurance.mergeInto,
  investments.mergeInto,
  traceability.mergeInto,
  channels.mergeInto,
  privacy.mergeInto,
];

/** Every table whose rows one of them moves; a test looks for tables with a keeper that are not among them. */
export const movedTables: readonly string[] = [
  ...messaging.keptTables,
  ...farms.keptTables,
  ...seasons.keptTables,
  ...finance.keptTables,
  ...extension.keptTables,
  ...reports.keptTables,
  ...advisory.keptTables,
  ...library.keptTables,
  ...lots.keptTables,
  ...marketplace.keptTables,
  ...processing.keptTables,
  ...loans.keptTables,
  ...insurance.keptTables,
  ...investments.keptTables,
  ...traceability.keptTables,
];
