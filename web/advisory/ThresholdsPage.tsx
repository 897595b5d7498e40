import { useState } from 'react';
import { listThresholds, readCaseTimes, type Threshold } from '@shuka/domain/advisory';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AddThresholdForm } from './AddThresholdForm.tsx';
import { WaitingThresholds } from './WaitingThresholds.tsx';

const Item = ({ one, onChoose }: { readonly one: Threshold; readonly onChoose: () => void }) => {
  const { t, say, language } = useWords();
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="grid min-w-0 grow basis-64 gap-1">
        <h3 className="font-bold">
          {say(`pests.name.${one.pest}`)}, {say(`pests.stage.${one.stage}`)}
          {one.crop !== null && ` · ${say(`crop.${one.crop}`)}`}
        </h3>
        <p>{t('pests.actFrom', { percent: one.percent ?? 0 })}</p>
        <p lang="en" className="text-sm break-words text-ink-soft">
          {one.source}
        </p>
        <p className="text-sm text-ink-soft">
          {one.isEstimate ? t('pests.remembered') : t('pests.readOn', { day: formatDate(one.saidOn, language) })},{' '}
          {t('pests.version', { version: one.version })}
        </p>
      </div>
      <Button look="quiet" onClick={onChoose}>
        {t('pests.revise')}
      </Button>
    </li>
  );
};

/** How long people wait for the first word on a pest or a disease. */
const CaseTimes = () => {
  const { t, language } = useWords();
  const loaded = useLoad(readCaseTimes, {});
  return (
    <section className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{t('pests.cases')}</h2>
      <LoadedPart loaded={loaded}>
        {({ from, cases, waiting, halfWithinHours, mostWithinHours, managers }) => (
          <>
            <p>{t('pests.casesSince', { day: formatDate(from, language), cases, waiting })}</p>
            {halfWithinHours !== null && mostWithinHours !== null && (
              <p className="font-semibold">
                {t('pests.casesWithin', { half: halfWithinHours, most: mostWithinHours })}
              </p>
            )}
            <ul className="grid gap-1">
              {managers.map(({ managerId, name, answered, halfWithinHours: half }) => (
                <li key={managerId}>{t('pests.casesOf', { name, answered, half })}</li>
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

/** What each source says of pests, and the form for a new or newer word; how fast cases are answered. */
export const ThresholdsPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listThresholds, {});
  const [chosen, setChosen] = useState<Threshold | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const begin = (one: Threshold | null, says: string | null): void => {
    setChosen(one);
    setNews(says);
    setTurn(turn + 1);
  };
  const added = (): void => {
    begin(null, t('pests.kept'));
    loaded.reload();
  };
  const decided = (): void => {
    begin(null, null);
    loaded.reload();
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('pests.thresholds')}</h1>
      <p>{t('pests.thresholdsLead')}</p>
      <CaseTimes />
      {news !== null && <Notice kind="done">{news}</Notice>}
      <WaitingThresholds turn={turn} onDecided={decided} />
      <AddThresholdForm key={turn} said={chosen} onAdded={added} />
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map((one) => (
              <Item
                key={`${one.pest} ${one.stage} ${one.crop} ${one.source}`}
                one={one}
                onChoose={() => begin(one, null)}
              />
            ))}
          </ul>
        )}
      </LoadedPart>
    </section>
  );
};
