import { useState } from 'react';
import { listTroubles, troubleStates, type TroubledMoney } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { MoneyOffline } from './MoneyOffline.tsx';
import { SettleTroubleForm } from './SettleTroubleForm.tsx';
import { aboutWords, moneyTroubleWords, troubleStateWords } from './wallet-words.ts';

/** Payments and payouts that only a person can put right, and what was done about those of before. */
export const TroublesPage = () => {
  const { t } = useWords();
  const [state, setState] = useState<(typeof troubleStates)[number]>('open');
  const pages = usePages(state);
  const loaded = useLoad(listTroubles, { state, limit: '20', ...pages.query });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('wallet.troubles')}</h1>
      <p>{t('wallet.troublesText')}</p>
      <MoneyOffline />
      <SelectField
        name="state"
        label={t('wallet.byState')}
        value={state}
        onChange={({ target }) => setState(troubleStates.find((one) => one === target.value) ?? 'open')}
      >
        {troubleStates.map((one) => (
          <option key={one} value={one}>
            {t(troubleStateWords[one])}
          </option>
        ))}
      </SelectField>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('wallet.noTroubles')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id}>
                  <TroubleCard first={one} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const TroubleCard = ({ first }: { readonly first: TroubledMoney }) => {
  const { t, language } = useWords();
  const [one, setOne] = useState(first);
  const { ownerName, amountKobo, about, trouble, since, provider, reference, isSandbox, settled } = one;
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{[ownerName, formatNaira(amountKobo)].join(': ')}</h2>
      <p className="font-semibold">{t(moneyTroubleWords[trouble])}</p>
      <p className="text-sm text-ink-soft">
        {t(aboutWords[about], { time: formatDateTime(since, language) })}
        {isSandbox && <strong className="block">{t('wallet.sandbox')}</strong>}
      </p>
      <p className="text-sm break-all">
        <span className="capitalize">{provider}</span>: <span className="font-mono">{reference}</span>
      </p>
      {settled === null ? (
        <SettleTroubleForm subjectId={one.id} onSettled={setOne} />
      ) : (
        <p className="break-words">
          {t('wallet.troubleSettledBy', {
            name: settled.byName,
            time: formatDateTime(settled.at, language),
            words: settled.words,
          })}
        </p>
      )}
    </article>
  );
};
