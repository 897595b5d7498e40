import { useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import type { Lot } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { produceName } from '#kit/crop-name.ts';
import { FormDraft } from '#kit/form-draft.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { useLotPaths } from './lot-paths.ts';
import { amountText } from './lot-words.ts';
import { useKeeperId, useStock, type Stock } from './use-stock.ts';

type BodyProps = {
  readonly lot: Lot;
  readonly stock: Stock;
  readonly stepId: string;
  /** Goes on to a lot's page, once what was typed is kept. */
  readonly goTo: (lotId: string) => void;
};

type FrameProps = {
  readonly says: WordId;
  /** Under which what is typed lies on the phone. */
  readonly draft: string;
  readonly children: (props: BodyProps) => ReactNode;
};

/** The page around a form that does something with one lot. */
export const LotActPage = ({ says, draft, children }: FrameProps) => {
  const words = useWords();
  const { t } = words;
  const { lotId = '' } = useParams();
  const stock = useStock(useKeeperId());
  const paths = useLotPaths();
  const [, go] = useLocation();
  const [stepId] = useState(newId);
  const lot = stock.lots.get(lotId.toLowerCase());
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={paths.lot(lotId)}>{t('lots.backToLot')}</BackLink>
      <h1 className="text-2xl font-bold">{t(says)}</h1>
      {lot === undefined ? (
        <Notice kind="hint">{t('lots.notHere')}</Notice>
      ) : (
        <>
          <p className="text-lg break-words">
            {t('lots.leftOf', { name: produceName(lot, words), amount: amountText(lot.leftGrams, lot, words) })}
          </p>
          <FormDraft name={`lot ${draft} ${lot.id}`}>
            {(saved) => children({ lot, stock, stepId, goTo: (id) => void saved().then(() => go(paths.lot(id))) })}
          </FormDraft>
        </>
      )}
    </section>
  );
};
