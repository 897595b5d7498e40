import { useState } from 'react';
import { listMoney, listSales, takeBackMoney, takeBackSale, type MoneyLine, type Sale } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';
import { MoneyForm } from './MoneyForm.tsx';
import { TakeBack } from './TakeBack.tsx';

type Props = {
  readonly companyId: string;
  readonly duty: 'owner' | 'clerk' | 'buyer';
  readonly onChanged: () => void;
};

const perPage = '10';

/** The sales of a mill, its purchases and fees; what was written down wrong is taken back here. */
export const MoneyLists = (props: Props) => (
  <>
    <Sales {...props} />
    <Others {...props} />
  </>
);

const Sales = ({ companyId, duty, onChanged }: Props) => {
  const { t } = useWords();
  const pages = usePages(`${companyId} sales`);
  const loaded = useLoad(listSales, { companyId, ...pages.query, limit: perPage });
  const done = (): void => {
    loaded.reload();
    onChanged();
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('mill.sales')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('mill.noSales')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <SaleLine key={one.id} sale={one} companyId={companyId} mayAct={duty !== 'buyer'} onDone={done} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type LineProps = { readonly companyId: string; readonly mayAct: boolean; readonly onDone: () => void };

const box = 'grid gap-1 rounded-2xl border border-line bg-paper p-4';

const SaleLine = ({ sale, companyId, mayAct, onDone }: LineProps & { readonly sale: Sale }) => {
  const { t, say, language } = useWords();
  const { packs, productName, packGrams, buyer, totalKobo, paid, soldOn, takenBack, id: saleId } = sale;
  return (
    <li className={box}>
      <span className="flex flex-wrap justify-between gap-2 text-lg font-bold">
        <span className="min-w-0 break-words">
          {t('mill.saleOf', { count: packs, name: productName, kilograms: kilogramsText(packGrams) })}
        </span>
        <span>{formatNaira(totalKobo)}</span>
      </span>
      <span className="break-words">
        {t('mill.saleTo', { buyer, day: formatDate(soldOn, language), paid: say(`mill.paid.${paid}`) })}
      </span>
      {takenBack !== null && <span className="font-semibold">{t('mill.takenBack', { reason: takenBack })}</span>}
      {takenBack === null && mayAct && (
        <TakeBack contract={takeBackSale} draftOf={(reason) => ({ companyId, saleId, reason })} onDone={onDone} />
      )}
    </li>
  );
};

const Others = ({ companyId, duty, onChanged }: Props) => {
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const pages = usePages(`${companyId} money`);
  const loaded = useLoad(listMoney, { companyId, ...pages.query, limit: perPage });
  const done = (): void => {
    setAdding(false);
    loaded.reload();
    onChanged();
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('mill.otherMoney')}</h2>
      {isAdding ? (
        <MoneyForm companyId={companyId} onDone={done} onCancel={() => setAdding(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          {t('mill.addMoney')}
        </Button>
      )}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('mill.noMoney')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <OtherLine key={one.id} line={one} companyId={companyId} mayAct={duty === 'owner'} onDone={done} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const OtherLine = ({ line, companyId, mayAct, onDone }: LineProps & { readonly line: MoneyLine }) => {
  const words = useWords();
  const { t, say, language } = words;
  const { id: moneyId, kind, who, what, crop, grams, amountKobo, paid, happenedOn, takenBack } = line;
  const bought =
    grams === 0 ? what : t('mill.lineOf', { name: cropName(crop, words), kilograms: kilogramsText(grams) });
  return (
    <li className={box}>
      <span className="flex flex-wrap justify-between gap-2 text-lg font-bold">
        <span className="min-w-0 break-words">{say(`mill.money.${kind}`)}</span>
        <span>{formatNaira(amountKobo)}</span>
      </span>
      {bought !== '' && <span className="break-words">{bought}</span>}
      <span className="break-words">
        {t('mill.saleTo', { buyer: who, day: formatDate(happenedOn, language), paid: say(`mill.paid.${paid}`) })}
      </span>
      {takenBack !== null && <span className="font-semibold">{t('mill.takenBack', { reason: takenBack })}</span>}
      {takenBack === null && mayAct && (
        <TakeBack contract={takeBackMoney} draftOf={(reason) => ({ companyId, moneyId, reason })} onDone={onDone} />
      )}
    </li>
  );
};
