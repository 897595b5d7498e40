import { useState } from 'react';
import { listMeasures, type Measure } from '@shuka/domain/settings';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AddMeasureForm } from './AddMeasureForm.tsx';
import { WaitingWords } from './WaitingWords.tsx';

/** What units weigh, each with its source and how often it was said anew; and the form for a new or newer word. */
export const MeasuresPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listMeasures, {});
  const [chosen, setChosen] = useState<Measure | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const choose = (measure: Measure): void => {
    setChosen(measure);
    setNews(null);
    setTurn(turn + 1);
  };
  const added = (): void => {
    setChosen(null);
    setNews(t('measures.added'));
    setTurn(turn + 1);
    loaded.reload();
  };
  const decided = (): void => {
    setNews(null);
    setTurn(turn + 1);
    loaded.reload();
  };
  return (
    <section className="grid gap-5">
      <h1 className="text-2xl font-bold">{t('measures.title')}</h1>
      <p>{t('measures.intro')}</p>
      {news !== null && <Notice kind="done">{news}</Notice>}
      <WaitingWords kind="measure" turn={turn} onDecided={decided} />
      <AddMeasureForm key={turn} measure={chosen} onAdded={added} />
      <LoadedPart loaded={loaded}>{({ items }) => <MeasureList measures={items} onChoose={choose} />}</LoadedPart>
    </section>
  );
};

type ListProps = { readonly measures: readonly Measure[]; readonly onChoose: (measure: Measure) => void };

const MeasureList = ({ measures, onChoose }: ListProps) => (
  <ul className="grid gap-3">
    {measures.map((measure) => (
      <MeasureItem
        key={`${measure.unit} ${measure.crop} ${measure.market}`}
        measure={measure}
        onChoose={() => onChoose(measure)}
      />
    ))}
  </ul>
);

const MeasureItem = ({ measure, onChoose }: { measure: Measure; onChoose: () => void }) => {
  const { t, say, language } = useWords();
  const { unit, crop, market, kilogramsPerUnit, measuredOn, source, isEstimate, version } = measure;
  const about = [crop === '' ? t('measures.anyCrop') : crop, market === '' ? t('measures.anyMarket') : market];
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="grid min-w-0 grow basis-64 gap-1">
        <h2 className="font-bold">
          {t('measures.value', {
            unit: say(`measures.unit.${unit}`),
            kilograms: kilogramsPerUnit.toLocaleString('en-NG', { maximumFractionDigits: 3 }),
          })}
        </h2>
        <p>{about.join(', ')}</p>
        <p className="text-sm break-words text-ink-soft">
          {source} ({formatDate(measuredOn, language)}) {isEstimate && <strong>{t('measures.estimate')}</strong>}
        </p>
        <p className="text-sm text-ink-soft">{t('measures.versionValue', { version })}</p>
      </div>
      <Button look="quiet" onClick={onChoose}>
        {t('measures.revise')}
      </Button>
    </li>
  );
};
