import { useMemo } from 'react';
import { entryRows, type Entry } from '@shuka/domain/finance';
import type { Farm } from '@shuka/domain/farms';
import { doubtsOf, saidIn, type Doubt } from '@shuka/domain/reports';
import type { Season } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { useRows, type Kept } from '#kit/rows.ts';
import { entriesFor, standsInBook } from './book-entries.ts';
import { readReport } from './report-fields.ts';
import type { Step } from './report-steps.ts';
import { keyOfDoubt, type Unfinished } from './unfinished-report.ts';

/** The farm a report is about, its seasons (the newest first), and the report it takes the place of. */
export type FormFarm = { readonly farm: Farm; readonly seasons: readonly Season[]; readonly corrects: string | null };

/** The book without what this very report wrote there: it may be one that was not taken and is being mended. */
const ofOthers = (kept: readonly Kept<Entry>[] | null, reportId: string): readonly Entry[] =>
  (kept ?? []).map(({ row }) => row).filter((entry) => entry.reportId !== reportId);

/** Right in place of what later steps will ask, so that each step is checked by the whole rules already. */
const standIns = {
  inspection: { inspectionType: 'harvest', inspectionCompleted: false },
  farmReport: {
    reportTitle: '-',
    reportCategory: 'other',
    reportZone: '',
    reportDescription: '-',
    reportDate: '2026-01-01',
    cropType: '-',
    reportLocation: '-',
  },
} as const;

/** What the typed fields come to: the draft to send, the report it would be, what is refused and what is odd. */
export const useReading = ({ farm, seasons, corrects }: FormFarm, value: Unfinished) => {
  const { person } = usePerson();
  const loaded = useRows(entryRows);
  const kept = loaded.state === 'ready' ? loaded.value : null;
  const entries = useMemo(() => ofOthers(kept, value.reportId), [kept, value.reportId]);
  const said = saidIn(value.fields);
  const hasThese = standsInBook(entries, { farmId: farm.id, seasonId: said.seasonId, corrects });
  const answer = value.fields['entriesInBook'] ?? '';
  const entriesInBook = answer === '' ? !hasThese : answer === 'yes';
  const draft = {
    ...said,
    id: value.reportId,
    farmId: farm.id,
    keeperId: farm.keeperId,
    photoIds: value.photoIds,
    entriesInBook,
    entries: entriesFor(entries, value.entryIds, corrects, entriesInBook),
    corrects,
  };
  const { report } = readReport(draft, person.accountId, new Date());
  const plantedOn = seasons.find(({ id }) => id === said.seasonId)?.plantedOn ?? null;
  const doubts: readonly Doubt[] = report === null ? [] : doubtsOf(report, { plantedOn });
  const refusedNow = (step: Step): Readonly<Record<string, string>> => {
    const later = step === 'costs' ? standIns : step === 'inspection' ? { farmReport: standIns.farmReport } : {};
    return readReport({ ...draft, ...later }, person.accountId, new Date()).refused ?? {};
  };
  return {
    draft,
    report,
    refusedNow,
    doubts: doubts.filter((doubt) => !value.confirmed.includes(keyOfDoubt(doubt))),
    plantedOn,
    standsInBook: hasThese,
  };
};

export type Reading = ReturnType<typeof useReading>;
