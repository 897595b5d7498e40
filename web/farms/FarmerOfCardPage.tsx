import { Redirect, useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { findFarmerOfCard } from '@shuka/domain/relations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Where the code of a card leads a manager: to the farms of that farmer, found on this phone with no network. */
export const FarmerOfCardPage = () => {
  const { code = '' } = useParams();
  const loaded = useRows(farmerRows);
  return (
    <LoadedPart loaded={loaded}>
      {(farmers) => {
        const farmer = farmers.find(({ row }) => row.cardCode === code.toLowerCase())?.row;
        return farmer === undefined ? <OtherCard code={code} /> : <ToFarms farmerId={farmer.id} />;
      }}
    </LoadedPart>
  );
};

const ToFarms = ({ farmerId }: { farmerId: string }) => (
  <Redirect to={`/ExtensionManager/Efarms?farmer=${farmerId}`} replace />
);

/** A card that no farmer on this phone has: with a network it may still lead to one, whose accounts were made one. */
const OtherCard = ({ code }: { code: string }) => {
  const { t } = useWords();
  const loaded = useLoad(findFarmerOfCard, { cardCode: code });
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'ready') return <ToFarms farmerId={loaded.value.farmerId} />;
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('card.title')}</h1>
      <Notice kind="hint">{t('card.unknown')}</Notice>
    </section>
  );
};
