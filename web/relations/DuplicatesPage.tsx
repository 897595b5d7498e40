import { RefreshCw, Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { likenessStates, listLikenesses, seekLikenesses, type LikenessState } from '@shuka/domain/relations';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PairCard } from './PairCard.tsx';

const isState = (text: string): text is LikenessState => likenessStates.some((one) => one === text);

/** Farmers who may be one person, the likest first, for an admin who decides. */
export const DuplicatesPage = () => {
  const { t, say } = useWords();
  const [state, setState] = useState<LikenessState>('open');
  const pages = usePages(state);
  const loaded = useLoad(listLikenesses, { limit: '20', state, ...pages.query });
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('merge.title')}</h1>
      <p className="max-w-prose">{t('merge.intro')}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          name="state"
          label={t('merge.show')}
          value={state}
          onChange={({ target }) => isState(target.value) && setState(target.value)}
        >
          {likenessStates.map((one) => (
            <option key={one} value={one}>
              {say(`merge.state.${one}`)}
            </option>
          ))}
        </SelectField>
        <SearchAnew />
      </div>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="p-4">{t('merge.none')}</p>}
            <ul className="grid gap-3">
              {items.map((pair) => (
                <PairCard key={pair.likenessId} pair={pair}>
                  {pair.state === 'open' && <ReviewLink likenessId={pair.likenessId} />}
                </PairCard>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const ReviewLink = ({ likenessId }: { likenessId: string }) => {
  const { t } = useWords();
  return (
    <Link
      to={`/admin/duplicates/${likenessId}`}
      className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf"
    >
      <Scale aria-hidden className="size-5" />
      {t('merge.review')}
    </Link>
  );
};

/** Has all farmers compared again; that goes on behind. */
const SearchAnew = () => {
  const { t } = useWords();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <Notice kind="done">{t('merge.searching')}</Notice>;
  return (
    <Form contract={seekLikenesses} draftOf={() => ({ id: newId() })} onDone={() => setAsked(true)}>
      <SubmitButton look="quiet" sending={t('form.sending')}>
        <RefreshCw aria-hidden className="size-5" />
        {t('merge.search')}
      </SubmitButton>
    </Form>
  );
};
