import { buildLink, ownLink, type LogisticUnit } from '@shuka/domain/traceability';
import type { UnitRow } from './code-store.ts';

/** A logistic unit with what it is called on the web: by its SSCC, else by its own code. */
export const showUnit = (publicUrl: string, unit: UnitRow): LogisticUnit => ({
  ...unit,
  link: unit.sscc === '' ? ownLink(publicUrl, unit.id) : buildLink(publicUrl, [['00', unit.sscc]]),
});
