import { Download } from 'lucide-react';
import { useState } from 'react';
import { delinquencyGroups, readDelinquency, readDelinquencyFile, type DelinquencyGroup } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

const groupWords = {
  product: 'lending.byProduct',
  manager: 'lending.byManager',
  state: 'lending.byHomeState',
  lga: 'lending.byHomeLga',
} as const;

const figures = [
  ['lending.outstanding', 'outstandingKobo'],
  ['lending.par1', 'par1Kobo'],
  ['lending.parOver30', 'par30Kobo'],
  ['lending.parOver60', 'par60Kobo'],
  ['lending.parOver90', 'par90Kobo'],
  ['lending.provision', 'provisionKobo'],
] as const;

/** What is late by product, manager or place, as a table and as a file; one for whoever is not of this house leaves figures of few out. */
export const DelinquencyPart = () => {
  const { t } = useWords();
  const [by, setBy] = useState<DelinquencyGroup>('product');
  const loaded = useLoad(readDelinquency, { by });
  const columns = figures.map(([says, field]) => ({ field, column: { says: t(says), isFigure: true } }));
  return (
    <>
      <h2 className="text-xl font-bold">{t('lending.delinquency')}</h2>
      <ChoiceChips
        label={t('lending.groupBy')}
        choices={delinquencyGroups.map((value) => ({ value, says: t(groupWords[value]) }))}
        chosen={by}
        onChange={setBy}
      />
      <LoadedPart loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('lending.noneOut')}</p>
          ) : (
            <CardTable
              caption={t('lending.delinquency')}
              columns={[{ says: t(groupWords[by]) }, ...columns.map(({ column }) => column)]}
            >
              {items.map((one) => (
                <CardRow key={one.id}>
                  <CardHead>{one.name === '' ? t('lending.noPlace') : one.name}</CardHead>
                  {columns.map(({ field, column }) => (
                    <CardCell key={field} {...column}>
                      {formatNaira(one[field])}
                    </CardCell>
                  ))}
                </CardRow>
              ))}
            </CardTable>
          )
        }
      </LoadedPart>
      <FileOf by={by} />
    </>
  );
};

const files = [
  { shared: undefined, says: 'loans.getCsv' },
  { shared: 'yes', says: 'lending.getSharedCsv' },
] as const;

const FileOf = ({ by }: { readonly by: DelinquencyGroup }) => {
  const { t } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const get = async (shared: 'yes' | undefined): Promise<void> => {
    setProblem(null);
    const name = `loans-late-by-${by}${shared === undefined ? '' : '-to-pass-on'}.csv`;
    const got = await fetchFile(readDelinquencyFile, { by, ...(shared === undefined ? {} : { shared }) }, name);
    if (got.ok) saveFile(got.value, name);
    else setProblem(got.failure.title === '' ? t('loans.noStatement') : got.failure.title);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {files.map(({ shared, says }) => (
          <Button key={says} look="quiet" onClick={() => void get(shared)}>
            <Download aria-hidden className="size-5" />
            {t(says)}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{t('lending.sharedHint')}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
