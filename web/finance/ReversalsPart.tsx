import { useState } from 'react';
import { listReversals, type Reversal } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AskReversalForm } from './AskReversalForm.tsx';
import { DecideReversalForm } from './DecideReversalForm.tsx';
import { MoveFacts } from './MoveFacts.tsx';
import { reversalWords } from './wallet-words.ts';

/** Moves that admins want undone: one asks, another decides; what became of each stays to be read. */
export const ReversalsPart = () => {
  const { t } = useWords();
  const [asked, setAsked] = useState(0);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl font-bold">{t('wallet.reversalTitle')}</h2>
      <p>{t('wallet.reversalText')}</p>
      <AskReversalForm key={`ask ${asked}`} onAsked={() => setAsked(asked + 1)} />
      <ReversalList key={asked} />
    </section>
  );
};

const ReversalList = () => {
  const { t } = useWords();
  const pages = usePages('reversals');
  const loaded = useLoad(listReversals, { limit: '10', ...pages.query });
  return (
    <>
      <h3 className="font-bold">{t('wallet.reversals')}</h3>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('wallet.noReversals')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id}>
                  <ReversalCard first={one} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};

const ReversalCard = ({ first }: { readonly first: Reversal }) => {
  const { t, language } = useWords();
  const [one, setOne] = useState(first);
  const { askedByName: name, askedAt, reason, state } = one;
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <MoveFacts move={one.move} />
      <p className="break-words">
        {t('wallet.reversalAskedBy', { name, time: formatDateTime(askedAt, language), reason })}
      </p>
      <p className="font-semibold">{t(reversalWords[state])}</p>
      {one.decidedByName !== null && one.decidedAt !== null && (
        <p className="text-sm text-ink-soft">
          {[one.decidedByName, formatDateTime(one.decidedAt, language)].join(', ')}
        </p>
      )}
      {state === 'asked' && <DecideReversalForm reversal={one} onDecided={setOne} />}
    </article>
  );
};
