import type { ReactNode } from 'react';
import { useSyncState } from '#kit/engine.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { goodsPaths } from './goods-paths.ts';
import { OfGoods, type Clerk } from './OfGoods.tsx';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly children: (clerk: Clerk) => ReactNode;
};

/** A form about goods: who may fill it in, and where what is entered goes. */
export const GoodsFrame = ({ title, hint, children }: Props) => {
  const { t } = useWords();
  const { keeps } = useSyncState();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={goodsPaths.goods}>{t('goods.title')}</BackLink>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p>{hint}</p>
      {!keeps && <Notice kind="hint">{t('goods.keepsNothing')}</Notice>}
      <OfGoods>
        {(clerk) => (clerk.duty === 'buyer' ? <Notice kind="hint">{t('goods.clerksOnly')}</Notice> : children(clerk))}
      </OfGoods>
    </section>
  );
};
