import { useState } from 'react';
import type { PricePoint } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useWords } from '#kit/words.tsx';
import { unitText } from './price-words.ts';
import { WithdrawPriceForm } from './WithdrawPriceForm.tsx';

type Props = {
  readonly points: readonly PricePoint[];
  readonly mayWithdraw: boolean;
  readonly onWithdrawn: () => void;
};

/** Each price as it was told; an admin may withdraw one that is wrong. */
export const PricePoints = ({ points, mayWithdraw, onWithdrawn }: Props) => {
  const { t } = useWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const withdrawn = (): void => {
    setWrong(null);
    onWithdrawn();
  };
  return (
    <>
      <h2 className="text-xl font-bold">{t('prices.each')}</h2>
      <PointsTable points={points} onWrong={mayWithdraw ? setWrong : null} />
      <Dialog title={t('prices.withdraw')} isOpen={wrong !== null} onClose={() => setWrong(null)}>
        {wrong !== null && <WithdrawPriceForm priceId={wrong} onDone={withdrawn} onCancel={() => setWrong(null)} />}
      </Dialog>
    </>
  );
};

type TableProps = Pick<Props, 'points'> & { readonly onWrong: ((priceId: string) => void) | null };

const PointsTable = ({ points, onWrong }: TableProps) => {
  const words = useWords();
  const { t, say, language } = words;
  const says = {
    unit: t('prices.unit'),
    amount: t('prices.amount'),
    kilo: t('prices.kilo'),
    source: t('prices.source'),
  };
  return (
    <CardTable
      caption={t('prices.each')}
      columns={[
        { says: t('prices.day') },
        { says: says.amount, isFigure: true },
        { says: says.unit },
        { says: says.kilo, isFigure: true },
        { says: says.source },
      ]}
    >
      {points.map((point) => (
        <CardRow key={point.priceId}>
          <CardHead>{formatDate(point.day, language)}</CardHead>
          <CardCell says={says.amount} isFigure>
            {formatNaira(point.amountKobo)}
          </CardCell>
          <CardCell says={says.unit}>{unitText(point, words)}</CardCell>
          <CardCell says={says.kilo} isFigure>
            {formatNaira(point.kiloKobo)}
          </CardCell>
          <CardCell says={says.source}>
            {say(`prices.source.${point.source}`)}
            {onWrong !== null && (
              <Button look="bare" onClick={() => onWrong(point.priceId)}>
                {t('prices.withdraw')}
              </Button>
            )}
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
};
