import { Redirect, useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';

/** Where the code of a card leads a manager: to the farms of that farmer, found on this phone with no network. */
export const FarmerOfCardPage = () => {
  const { t } = useWords();
  const { code = '' } = useParams();
  const loaded = useRows(farmerRows);
  return (
    <LoadedPart loaded={loaded}>
      {(farmers) => {
        const farmer = farmers.find(({ row }) => row.cardCode === code.toLowerCase())?.row;
        if (farmer !== undefined) return <Redirect to={`/ExtensionManager/Efarms?farmer=${farmer.id}`} replace />;
        return (
          <section className="grid gap-4">
            <h1 className="text-2xl font-bold">{t('card.title')}</h1>
            <Notice kind="hint">{t('card.unknown')}</Notice>
          </section>
        );
      }}
    </LoadedPart>
  );
};
