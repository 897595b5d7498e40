import { useState } from 'react';
import * as z from 'zod/mini';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { fieldsOfLegacy, reportDraft, reportRows, type Fields, type Report } from '@shuka/domain/reports';
import { seasonRows } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept, useRows, type Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { fieldsOfReport } from './fields-of-report.ts';
import { ReportForm } from './ReportForm.tsx';
import { beginReport, type Unfinished } from './unfinished-report.ts';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

const textIn = (input: Props['input'], name: string): string => {
  const held = input[name];
  return typeof held === 'string' ? held : '';
};

/** What was entered, from whichever app it was entered in. */
const fieldsIn = (input: Props['input']): Fields => {
  if ('before' in input) return fieldsOfLegacy(input['before']);
  const parsed = z.safeParse(reportDraft, input);
  return parsed.success ? fieldsOfReport(parsed.data) : {};
};

const photosIn = (input: Props['input']): string[] => z.safeParse(z.array(z.string()), input['photoIds']).data ?? [];

/** What a report corrects may have been corrected by another meanwhile: then it corrects that one. */
const newestOf = (reports: readonly Kept<Report>[], corrects: string, ownId: string): string => {
  const next = reports.find(({ row }) => row.corrects === corrects && row.id !== ownId);
  return next === undefined ? corrects : newestOf(reports, next.row.id, ownId);
};

/** The report form with what was entered, for a report that the server did not take, or that came from an older app. */
export const MendReportForm = (props: Props) => (
  <LoadedPart loaded={useRows(reportRows)}>{(reports) => <Mending {...props} reports={reports} />}</LoadedPart>
);

const Mending = ({ input, onMended, reports }: Props & { readonly reports: readonly Kept<Report>[] }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [farms, seasons] = [rowsOf(useKept(farmRows)), rowsOf(useKept(seasonRows))];
  const [farmId, setFarmId] = useState(textIn(input, 'farmId'));
  const [value, setValue] = useState<Unfinished>(() => ({
    ...beginReport(fieldsIn(input), photosIn(input)),
    reportId: textIn(input, 'id'),
  }));
  const own = farms.filter(({ keeperId }) => keeperId === person.accountId);
  const farm = farms.find(({ id }) => id === farmId);
  if (farm === undefined) return <ChooseFarm farms={own} onChosen={setFarmId} />;
  const corrects = textIn(input, 'corrects');
  const about = {
    farm,
    seasons: seasons.filter((season) => season.farmId === farm.id),
    corrects: corrects === '' ? null : newestOf(reports, corrects, value.reportId),
  };
  const send = async (draft: object): Promise<null> => {
    onMended(draft);
    return null;
  };
  return (
    <div className="grid gap-4">
      <Notice kind="hint">{t('reports.mendOf', { farm: farm.name })}</Notice>
      <ReportForm about={about} value={value} change={setValue} send={send} />
    </div>
  );
};

/** An old report names no farm; a person knows which it was. */
const ChooseFarm = ({ farms, onChosen }: { farms: readonly Farm[]; onChosen: (farmId: string) => void }) => {
  const { t } = useWords();
  if (farms.length === 0) return <Notice kind="hint">{t('reports.mendNoFarm')}</Notice>;
  return (
    <SelectField
      name="farm"
      label={t('reports.mendChooseFarm')}
      value=""
      onChange={({ target }) => onChosen(target.value)}
    >
      <option value="">–</option>
      {farms.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
