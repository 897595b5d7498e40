import { useState } from 'react';
import {
  listStateCertificates,
  listStateLots,
  listStateRecalls,
  readStateFigures,
  readStateSums,
  type StateLot,
} from '@shuka/domain/traceability';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import { FiguresView } from './FiguresView.tsx';
import { firstSpan, SpanFields } from './SpanFields.tsx';

type Of = { readonly stateCode: string };

const kilograms = (grams: number | null): string => (grams === null ? '' : formatNumber(Math.round(grams / 1000)));

export const StateLots = ({ stateCode }: Of) => {
  const { t } = useWords();
  const pages = usePages(stateCode);
  const loaded = useLoad(listStateLots, { stateCode, ...pages.query, limit: '50' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 ? <p>{t('comply.lotsNone')}</p> : <Lots items={items} />}
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

const Lots = ({ items }: { readonly items: readonly StateLot[] }) => {
  const { t, language } = useWords();
  const [company, place, weight, since] = [
    t('comply.company'),
    t('comply.place'),
    t('comply.weightKg'),
    t('comply.since'),
  ];
  const columns = [
    { says: t('comply.goods') },
    { says: company },
    { says: place },
    { says: weight, isFigure: true },
    { says: since },
  ];
  return (
    <CardTable caption={t('comply.lots')} columns={columns}>
      {items.map((lot) => (
        <CardRow key={lot.thing}>
          <CardHead>
            {lot.name}
            {lot.recalledAt !== null && <b className="text-danger"> · {t('comply.recalled')}</b>}
          </CardHead>
          <CardCell says={company}>{lot.companyName === '' ? t('comply.aFarmer') : lot.companyName}</CardCell>
          <CardCell says={place}>{lot.place}</CardCell>
          <CardCell says={weight} isFigure>
            {kilograms(lot.madeGrams)}
          </CardCell>
          <CardCell says={since}>{lot.bornAt === null ? '' : formatDate(lot.bornAt, language)}</CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
};

export const StateRecalls = ({ stateCode }: Of) => {
  const { t, language } = useWords();
  const pages = usePages(stateCode);
  const loaded = useLoad(listStateRecalls, { stateCode, ...pages.query, limit: '20' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{t('comply.recallsNone')}</p>}
          <ul className="grid gap-3 empty:hidden">
            {items.map((one) => (
              <li key={one.id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                <p className="font-bold break-words">{[one.name, one.companyName].join(' · ')}</p>
                <p className="break-words">{one.reason}</p>
                <p className="text-sm text-ink-soft">
                  {[formatDate(one.at, language), `${t('comply.reached')}: ${formatNumber(one.reached)}`].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

export const StateCertificates = ({ stateCode }: Of) => {
  const { t } = useWords();
  const pages = usePages(stateCode);
  const loaded = useLoad(listStateCertificates, { stateCode, ...pages.query, limit: '20' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{t('comply.noCertificates')}</p>}
          <ul className="grid gap-3 empty:hidden">
            {items.map((one) => (
              <li key={one.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                <p className="font-semibold break-words">{one.companyName}</p>
                <CertificateFacts certificate={one} />
              </li>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

export const StateSums = ({ stateCode }: Of) => {
  const { t } = useWords();
  const [span, setSpan] = useState(firstSpan);
  const loaded = useLoad(readStateSums, { stateCode, ...span });
  const [crop, lots, weight] = [t('comply.crop'), t('comply.lots'), t('comply.weightKg')];
  const columns = [
    { says: t('comply.lga') },
    { says: crop },
    { says: lots, isFigure: true },
    { says: weight, isFigure: true },
  ];
  return (
    <>
      <SpanFields span={span} onAsked={setSpan} />
      <LoadedPart loaded={loaded}>
        {({ items, leastOfCell }) => (
          <>
            <p>{t('comply.sumsHint', { least: leastOfCell })}</p>
            {items.length === 0 ? (
              <p>{t('comply.nothing')}</p>
            ) : (
              <CardTable caption={t('comply.view.sums')} columns={columns}>
                {items.map((one) => (
                  <CardRow key={`${one.lga} ${one.crop}`}>
                    <CardHead>{one.lga}</CardHead>
                    <CardCell says={crop}>{one.crop}</CardCell>
                    <CardCell says={lots} isFigure>
                      {one.lots === null ? t('comply.hidden') : formatNumber(one.lots)}
                    </CardCell>
                    <CardCell says={weight} isFigure>
                      {kilograms(one.grams)}
                    </CardCell>
                  </CardRow>
                ))}
              </CardTable>
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
};

export const StateFigures = ({ stateCode }: Of) => {
  const [span, setSpan] = useState(firstSpan);
  const loaded = useLoad(readStateFigures, { stateCode, ...span });
  return (
    <>
      <SpanFields span={span} onAsked={setSpan} />
      <LoadedPart loaded={loaded}>{(figures) => <FiguresView figures={figures} />}</LoadedPart>
    </>
  );
};
