import { Printer } from 'lucide-react';
import type { FarmerRow } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { productName } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { cardAddress, spacedCode } from './card-address.ts';
import { QrPicture } from '#kit/qr-picture.tsx';

/** The card itself, as it is shown and as it is printed. */
export const CardFace = ({ farmer }: { farmer: FarmerRow }) => {
  const { t } = useWords();
  const name = `${farmer.firstName} ${farmer.lastName}`;
  return (
    <article className="grid justify-items-center gap-3 rounded-2xl border-2 border-leaf bg-paper p-5 text-center">
      <p className="flex items-center gap-2 text-lg font-extrabold">
        <img src="/pictures/logo.svg" alt="" width="32" height="32" />
        {productName()}
      </p>
      <QrPicture text={cardAddress(location.origin, farmer.cardCode)} label={t('card.qr')} />
      <p className="break-words text-2xl font-bold">{name}</p>
      <p>{t('role.farmer')}</p>
      <p className="font-mono text-lg tracking-wide text-balance">{spacedCode(farmer.cardCode)}</p>
    </article>
  );
};

export const PrintCard = () => {
  const { t } = useWords();
  return (
    <Button onClick={() => print()}>
      <Printer aria-hidden className="size-5" />
      {t('card.print')}
    </Button>
  );
};
