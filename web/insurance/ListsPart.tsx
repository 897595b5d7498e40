import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { decideList, listPayoutLines, listPayoutLists, type PayoutList } from '@shuka/domain/insurance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Payout lists: what each comes to, line by line, and the decision of a second person. */
export const ListsPart = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const pages = usePages('payout lists');
  const loaded = useLoad(listPayoutLists, { ...pages.query, limit: '10' });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('insurance.lists')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noLists')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((list) => (
                <ListCard key={list.id} list={list} onDone={onDone} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly list: PayoutList; readonly onDone: () => void };

const ListCard = ({ list, onDone }: Props) => {
  const { t, say, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { productName, state, covers, paying, withoutIndex, paidKobo, backKobo, owedKobo, reason } = list;
  const counts = { covers: String(covers), paying: String(paying), without: String(withoutIndex) };
  const sums = { paid: formatNaira(paidKobo), back: formatNaira(backKobo), owed: formatNaira(owedKobo) };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="flex flex-wrap justify-between gap-2 text-lg font-bold">
        <span className="min-w-0 break-words">{productName}</span>
        <span className="rounded-full bg-leaf-soft px-3 py-1 text-base">{say(`insurance.list.${state}`)}</span>
      </h3>
      <p>{t('insurance.listCounts', counts)}</p>
      <p>{t('insurance.listSums', sums)}</p>
      <p className="text-ink-soft">
        {t('insurance.listDrawn', { name: list.drawnByName, at: formatDateTime(list.drawnAt, language) })}
      </p>
      {reason !== '' && <p>{t('insurance.listReason', { name: list.decidedByName, reason })}</p>}
      <Button look="quiet" className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('insurance.lines')}
      </Button>
      {isOpen && <Lines listId={list.id} />}
      {state === 'drawn' && <Decide list={list} onDone={onDone} />}
    </li>
  );
};

const Lines = ({ listId }: { readonly listId: string }) => {
  const { t, say } = useWords();
  const pages = usePages(listId);
  const loaded = useLoad(listPayoutLines, { listId, ...pages.query, limit: '50' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          <ul className="grid gap-1">
            {items.map(({ id, keeperName, plotName, outcome, paidKobo, backKobo }) => (
              <li key={id} className="flex flex-wrap justify-between gap-2 border-t border-line py-1">
                <span className="break-words">{t('insurance.lineOf', { name: keeperName, plot: plotName })}</span>
                <span className="font-semibold">
                  {outcome === 'nothing' ? say('cover.outcome.nothing') : formatNaira(paidKobo + backKobo)}
                </span>
              </li>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

const Decide = ({ list, onDone }: Props) => {
  const { t } = useWords();
  const [decision, setDecision] = useState<'approve' | 'refuse' | null>(null);
  if (decision === null)
    return (
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDecision('approve')}>
          <Check aria-hidden className="size-5 shrink-0" />
          {t('insurance.approve')}
        </Button>
        <Button look="danger" onClick={() => setDecision('refuse')}>
          <X aria-hidden className="size-5 shrink-0" />
          {t('insurance.refuse')}
        </Button>
      </div>
    );
  return (
    <Form
      contract={decideList}
      draftOf={({ reason = '', password = '' }) => ({ listId: list.id, decision, reason, password })}
      onDone={onDone}
    >
      {decision === 'refuse' && <TextArea name="reason" label={t('insurance.reason')} rows={2} maxLength={300} />}
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton look={decision === 'refuse' ? 'danger' : 'main'} sending={t('form.sending')}>
        {decision === 'refuse' ? t('insurance.refuse') : t('insurance.approve')}
      </SubmitButton>
      <Button look="bare" onClick={() => setDecision(null)}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
