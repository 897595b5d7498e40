import { sellGoods } from '@shuka/domain/traceability';
import { useWords } from '#kit/words.tsx';
import { GoodsFrame } from './GoodsFrame.tsx';
import { LooseGoodsForm } from './LooseGoodsForm.tsx';

/** Says that goods were sold to somebody who does not tell of them here. It works without a network. */
export const SellPage = () => {
  const { t } = useWords();
  return (
    <GoodsFrame title={t('goods.sell')} hint={t('goods.sellLead')}>
      {({ companyId }) => (
        <LooseGoodsForm
          companyId={companyId}
          contract={sellGoods}
          draftOf={(told) => told}
          save={t('goods.saveSale')}
        />
      )}
    </GoodsFrame>
  );
};
