import { listStateLots, type StateLot } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { kilograms } from './kilograms.ts';

/** Lots that began in a state, the newest first. */
export const StateLots = ({ stateCode }: { readonly stateCode: string }) => {
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
