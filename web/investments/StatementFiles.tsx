import { FileSpreadsheet, FileText, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { readInvestorStatement } from '@shuka/domain/investments';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { SelectField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useToday } from '#kit/today.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { Part } from './Part.tsx';

const forms = [
  { form: 'pdf', Icon: FileText, says: 'investments.getPdf' },
  { form: 'csv', Icon: FileSpreadsheet, says: 'investments.getCsv' },
] as const;

type Form = (typeof forms)[number]['form'];

/** The years one may need a summary of: this one and the four before. */
const yearsUntil = (today: string): string[] =>
  Array.from({ length: 5 }, (_, back) => String(Number(today.slice(0, 4)) - back));

/** A statement of all investments, or the summary of a year for the tax office, as a file. */
export const StatementFiles = () => {
  const words = useWords();
  const { t, language } = words;
  const isOnline = useOnline();
  const today = useToday();
  const [year, setYear] = useState('');
  const [fetching, setFetching] = useState<Form | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const get = async (form: Form): Promise<void> => {
    setFetching(form);
    setProblem(null);
    const name = `investments-${year === '' ? today : year}.${form}`;
    const got = await fetchFile(readInvestorStatement, { form, language, ...(year === '' ? {} : { year }) }, name);
    if (got.ok) saveFile(got.value, name);
    else setProblem(failureWords(got.failure, words));
    setFetching(null);
  };
  return (
    <Part title={t('investments.statementTitle')}>
      <SelectField
        name="year"
        label={t('investments.statementYear')}
        value={year}
        onChange={({ target }) => setYear(target.value)}
      >
        <option value="">{t('investments.statementAll')}</option>
        {yearsUntil(today).map((one) => (
          <option key={one} value={one}>
            {t('investments.statementOf', { year: one })}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        {forms.map(({ form, Icon, says }) => (
          <Button key={form} look="quiet" disabled={!isOnline || fetching !== null} onClick={() => void get(form)}>
            {fetching === form ? (
              <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
            ) : (
              <Icon aria-hidden className="size-5" />
            )}
            {t(says)}
          </Button>
        ))}
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </Part>
  );
};
