import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { exportPhrases, type PhraseCounts, type PhraseLanguage } from '@shuka/domain/library';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly counts: readonly PhraseCounts[];
  readonly languages: readonly PhraseLanguage[];
  readonly mayExport: boolean;
};

const figure = new Intl.NumberFormat('en-NG');

/** How many texts of each language were reviewed, of how many; and the file of those that wait for a release. */
export const PhraseProgress = ({ counts, languages, mayExport }: Props) => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t('phrases.progress')}</h2>
      <CountsTable counts={counts} languages={languages} />
      {mayExport && <ExportPart counts={counts} languages={languages} />}
    </section>
  );
};

/** A language, its texts of screens and of the server together. */
const sumOf = (counts: Props['counts'], language: PhraseLanguage) => {
  const sum = (of: 'total' | 'reviewed' | 'agreed' | 'asked'): number =>
    counts.filter((one) => one.language === language).reduce((all, one) => all + one[of], 0);
  return { total: sum('total'), reviewed: sum('reviewed'), agreed: sum('agreed'), asked: sum('asked') };
};

const CountsTable = ({ counts, languages }: Omit<Props, 'mayExport'>) => {
  const { t } = useWords();
  const heads = [t('phrases.total'), t('phrases.state.reviewed'), t('phrases.agreed'), t('phrases.asked')];
  return (
    <CardTable
      caption={t('phrases.progress')}
      columns={[{ says: t('phrases.language') }, ...heads.map((says) => ({ says, isFigure: true }))]}
    >
      {languages.map((language) => {
        const { total, reviewed, agreed, asked } = sumOf(counts, language);
        const percent = total === 0 ? 0 : Math.floor(((reviewed + agreed) / total) * 100);
        return (
          <CardRow key={language}>
            <CardHead>
              {languageNames[language]}
              <span aria-hidden className="mt-1 block h-2 max-w-60 overflow-hidden rounded-full bg-line">
                <span className="block h-full bg-leaf" style={{ width: `${percent}%` }} />
              </span>
              <span className="block text-sm font-normal text-ink-soft">{t('phrases.share', { percent })}</span>
            </CardHead>
            {[total, reviewed, agreed, asked].map((value, place) => (
              <CardCell key={heads[place]} says={heads[place] ?? ''} isFigure>
                <span className="whitespace-nowrap">{figure.format(value)}</span>
              </CardCell>
            ))}
          </CardRow>
        );
      })}
    </CardTable>
  );
};

const ExportPart = ({ counts, languages }: Omit<Props, 'mayExport'>) => {
  const words = useWords();
  const { t } = words;
  const [fetching, setFetching] = useState<PhraseLanguage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const agreed = (language: PhraseLanguage): number => sumOf(counts, language).agreed;
  const get = async (language: PhraseLanguage): Promise<void> => {
    setFetching(language);
    setProblem(null);
    const got = await fetchFile(exportPhrases, { language }, `texts-${language}.json`);
    if (got.ok) saveFile(got.value, got.value.name);
    else setProblem(failureWords(got.failure, words));
    setFetching(null);
  };
  return (
    <>
      <p className="text-sm">{t('phrases.exportText')}</p>
      <div className="flex flex-wrap gap-3">
        {languages.map((language) => {
          const Icon = fetching === language ? LoaderCircle : Download;
          const spins = fetching === language ? 'animate-spin motion-reduce:animate-none' : '';
          return (
            <Button
              key={language}
              look="quiet"
              disabled={agreed(language) === 0 || fetching !== null}
              onClick={() => void get(language)}
            >
              <Icon aria-hidden className={`size-5 ${spins}`} />
              {t('phrases.export', { language: languageNames[language], count: agreed(language) })}
            </Button>
          );
        })}
      </div>
      <div aria-live="polite">{problem !== null && <Notice kind="error">{problem}</Notice>}</div>
    </>
  );
};
