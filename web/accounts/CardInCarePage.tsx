import { useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { CardFace, PrintCard } from './CardFace.tsx';

/** The card of a farmer in care, for those who have no phone: their manager shows it or prints it, with no network too. */
export const CardInCarePage = () => {
  const { t } = useWords();
  const farmerId = (useParams()['farmerId'] ?? '').toLowerCase();
  const loaded = useRow(farmerRows, farmerId);
  return (
    <section className="grid max-w-md gap-4">
      <BackLink to={`/extension-farmers/${farmerId}`}>{t('caseload.toFarmer')}</BackLink>
      <h1 className="text-2xl font-bold">{t('card.title')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) => {
          if (kept === null) return <Notice kind="hint">{t('caseload.notInCare')}</Notice>;
          if (kept.row.cardCode === '') return <Notice kind="hint">{t('card.notYet')}</Notice>;
          return (
            <>
              <CardFace farmer={kept.row} />
              <div className="no-print grid gap-3">
                <PrintCard />
              </div>
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
};
