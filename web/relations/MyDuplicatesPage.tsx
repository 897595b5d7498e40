import { UserRoundCheck, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { listMyLikenesses, type LikenessRow } from '@shuka/domain/relations';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PairCard } from './PairCard.tsx';
import { SayLikenessForm } from './SayLikenessForm.tsx';

type Says = 'same' | 'different';

type Asked = { readonly pair: LikenessRow; readonly says: Says };

/** Farmers of a manager who may have been registered twice; the manager says what they know, an admin decides. */
export const MyDuplicatesPage = () => {
  const { t } = useWords();
  const pages = usePages('');
  const loaded = useLoad(listMyLikenesses, { limit: '20', ...pages.query });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState<Says | null>(null);
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('merge.title')}</h1>
      <p className="max-w-prose">{t('merge.myIntro')}</p>
      {said !== null && (
        <Notice kind="done">{t(said === 'same' ? 'merge.thanksSame' : 'merge.thanksDifferent')}</Notice>
      )}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="p-4">{t('merge.myNone')}</p>}
            <ul className="grid gap-3">
              {items.map((pair) => (
                <PairCard key={pair.likenessId} pair={pair}>
                  <Answers onSays={(says) => setAsked({ pair, says })} />
                </PairCard>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      {asked !== null && (
        <Dialog
          title={t(asked.says === 'same' ? 'merge.same' : 'merge.different')}
          isOpen
          onClose={() => setAsked(null)}
        >
          <SayLikenessForm
            pair={asked.pair}
            says={asked.says}
            onDone={() => {
              setSaid(asked.says);
              setAsked(null);
              loaded.reload();
            }}
          />
        </Dialog>
      )}
    </section>
  );
};

const Answers = ({ onSays }: { onSays: (says: Says) => void }) => {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => onSays('same')}>
        <UserRoundCheck aria-hidden className="size-5" />
        {t('merge.same')}
      </Button>
      <Button look="quiet" onClick={() => onSays('different')}>
        <UsersRound aria-hidden className="size-5" />
        {t('merge.different')}
      </Button>
    </div>
  );
};
