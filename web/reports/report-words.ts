import type { SizeBand } from '@shuka/domain/farms';
import type { BookLine, InspectionType, ReportCategory } from '@shuka/domain/reports';
import type { WordId } from '#kit/words.tsx';
import type { Step } from './report-steps.ts';

/** The four kinds in the specification's words. */
export const inspectionWords = {
  'pre-planting': 'reports.inspection.pre-planting',
  'mid-season': 'reports.inspection.mid-season',
  harvest: 'reports.inspection.harvest',
  'post-harvest': 'reports.inspection.post-harvest',
} as const satisfies Record<InspectionType, WordId>;

export const categoryWords = {
  'crop-growth': 'reports.category.crop-growth',
  soil: 'reports.category.soil',
  pests: 'reports.category.pests',
  weather: 'reports.category.weather',
  harvest: 'reports.category.harvest',
  costs: 'reports.category.costs',
  other: 'reports.category.other',
} as const satisfies Record<ReportCategory, WordId>;

export const lineWords = {
  seed: 'reports.line.seed',
  labour: 'reports.line.labour',
  fertiliser: 'reports.line.fertiliser',
  herbicide: 'reports.line.herbicide',
  pesticide: 'reports.line.pesticide',
  others: 'reports.line.others',
  familyLabour: 'reports.line.familyLabour',
} as const satisfies Record<BookLine, WordId>;

export const stepWords = {
  costs: 'reports.step.costs',
  inspection: 'reports.step.inspection',
  report: 'reports.step.report',
  photos: 'reports.step.photos',
  check: 'reports.step.check',
} as const satisfies Record<Step, WordId>;

/** The three sizes of a farm in the specification's words. */
export const sizeWords = {
  small: 'farms.size.small',
  medium: 'farms.size.medium',
  large: 'farms.size.large',
} as const satisfies Record<SizeBand, WordId>;

/** A quantity with up to three decimals, as it was typed; thousands apart. */
export const quantityText = (quantity: number): string =>
  quantity.toLocaleString('en-NG', { maximumFractionDigits: 3 });
