import { useState } from 'react';
import { listOutbreaks, outbreakWay, pestKeys, type OutbreakCell, type PestKey } from '@shuka/domain/advisory';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { nearestLga } from '@shuka/domain/kit/lga-centres.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

const OutbreakMap = lazy(async () => (await import('./OutbreakMap.tsx')).OutbreakMap);

/** The LGA whose middle is nearest to that of a square. */
const placeOf = ({ corner: [east, north], degrees }: OutbreakCell): string =>
  nearestLga([east + degrees / 2, north + degrees / 2]);

const Squares = ({ cells }: { readonly cells: readonly OutbreakCell[] }) => {
  const { t, say } = useWords();
  const columns = [
    { says: t('pests.square') },
    { says: t('pests.farmers'), isFigure: true },
    { says: t('pests.fields') },
  ];
  return (
    <CardTable caption={t('pests.mapTable')} columns={columns}>
      {cells.map((cell, place) => (
        <CardRow key={cell.corner.join(' ')}>
          <CardHead>{t('pests.near', { number: place + 1, place: placeOf(cell) })}</CardHead>
          <CardCell says={t('pests.farmers')} isFigure>
            {cell.farmers}
          </CardCell>
          <CardCell says={t('pests.fields')}>{say(`pests.band.${cell.band}`)}</CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
};

const Shown = ({ pest }: { readonly pest: PestKey }) => {
  const { t, language } = useWords();
  const loaded = useLoad(listOutbreaks, { pest });
  return (
    <LoadedPart loaded={loaded}>
      {({ from, until, countedAt, cells }) => (
        <>
          <p>
            {t('pests.mapLead', {
              from: formatDate(from, language),
              until: formatDate(until, language),
              farmers: outbreakWay.leastFarmers,
            })}
          </p>
          {countedAt !== null && (
            <p className="text-sm text-ink-soft">{t('pests.counted', { time: formatDateTime(countedAt, language) })}</p>
          )}
          {cells.length === 0 ? (
            <Notice kind="hint">{t('pests.mapNone', { farmers: outbreakWay.leastFarmers })}</Notice>
          ) : (
            <>
              <Suspense fallback={<Loading />}>
                <OutbreakMap squares={cells} />
              </Suspense>
              <Squares cells={cells} />
            </>
          )}
        </>
      )}
    </LoadedPart>
  );
};

/** Where farmers find a pest: squares on a map, and the same as a table. */
export const OutbreaksPage = () => {
  const { t, say } = useWords();
  const [pest, setPest] = useState<PestKey>('fall-armyworm');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('pests.map')}</h1>
      <div className="max-w-sm">
        <SelectField
          name="pest"
          label={t('pests.which')}
          value={pest}
          onChange={({ target }) => setPest(pestKeys.find((key) => key === target.value) ?? pest)}
        >
          {pestKeys.map((key) => (
            <option key={key} value={key}>
              {say(`pests.name.${key}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Shown key={pest} pest={pest} />
    </section>
  );
};
