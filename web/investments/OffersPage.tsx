import { Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listOwnOffers } from '@shuka/domain/investments';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { useOfferPaths } from './offer-paths.ts';
import { OfferLine } from './OfferLine.tsx';

type As = 'promoter' | 'verifier';

/** The offers of one's own farms, or of farmers in care; and for a manager those that wait for their word. */
export const OffersPage = () => {
  const { t } = useWords();
  const paths = useOfferPaths();
  const isOnline = useOnline();
  const [as, setAs] = useState<As>('promoter');
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('offers.offersTitle')}</h1>
      <p>{t(paths.isManager ? 'offers.careText' : 'offers.ownText')}</p>
      {!isOnline && <Notice kind="hint">{t('offers.offline')}</Notice>}
      {paths.isManager && (
        <ChoiceChips
          label={t('offers.which')}
          chosen={as}
          onChange={setAs}
          choices={[
            { value: 'promoter', says: t('offers.ofMyFarmers') },
            { value: 'verifier', says: t('offers.toVerify') },
          ]}
        />
      )}
      {as === 'promoter' && (
        <Link
          to={`${paths.overview}/new`}
          className="flex min-h-14 items-center justify-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
        >
          <Plus aria-hidden className="size-6" />
          {t('offers.begin')}
        </Link>
      )}
      <OfferList key={as} as={as} />
    </section>
  );
};

const OfferList = ({ as }: { readonly as: As }) => {
  const { t } = useWords();
  const paths = useOfferPaths();
  const pages = usePages(as);
  const loaded = useLoad(listOwnOffers, { as, limit: '20', ...pages.query });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && (
            <p className="flex items-center gap-2">
              <ShieldCheck aria-hidden className="size-5 shrink-0" />
              {t(as === 'verifier' ? 'offers.noneToVerify' : 'offers.none')}
            </p>
          )}
          <ul className="grid gap-3 empty:hidden">
            {items.map((card) => (
              <li key={card.id}>
                <OfferLine card={card} to={paths.offer(card.id)} />
              </li>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};
