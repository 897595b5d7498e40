import { useState } from 'react';
import { listProducts, type Product, type Standing } from '@shuka/domain/insurance';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { BasisRisk } from './BasisRisk.tsx';
import { EnrolForm } from './EnrolForm.tsx';
import { insurancePaths } from './insurance-paths.ts';
import { ReferralForm } from './ReferralForm.tsx';
import { TermsOf } from './TermsOf.tsx';
import { TryRain } from './TryRain.tsx';

/** What a farmer may cover a plot with, what each would pay, and the way to it; without a licence, to a licensed insurer. */
export const EnrolPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useLoad(listProducts, { limit: '50' });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={insurancePaths.farmer}>{t('insurance.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('insurance.enrolTitle')}</h1>
      <BasisRisk />
      <LoadedPart loaded={loaded}>
        {({ items, standing, licence }) => (
          <>
            <StandingNote standing={standing} licence={licence} />
            {standing === 'referral' && <ReferralForm keeperId={person.accountId} />}
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noProducts')}</p>}
            <ul className="grid gap-4 empty:hidden">
              {items.map((product) => (
                <ProductCard key={product.id} product={product} mayEnrol={standing !== 'referral'} />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const StandingNote = ({ standing, licence }: { readonly standing: Standing; readonly licence: string }) => {
  const { t } = useWords();
  if (standing === 'practice') return <Notice kind="hint">{t('insurance.practiceText')}</Notice>;
  if (standing === 'referral') return <Notice kind="hint">{t('insurance.referralText')}</Notice>;
  return <p>{t('insurance.licenceText', { licence })}</p>;
};

const ProductCard = ({ product, mayEnrol }: { readonly product: Product; readonly mayEnrol: boolean }) => {
  const { t } = useWords();
  const [isChosen, setChosen] = useState(false);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{product.terms.name}</h2>
      <TermsOf product={product} />
      <TryRain terms={product.terms} />
      {mayEnrol && product.isOpen && !isChosen && (
        <Button className="justify-self-start" onClick={() => setChosen(true)}>
          {t('insurance.choose')}
        </Button>
      )}
      {!product.isOpen && <p className="text-ink-soft">{t('insurance.closed')}</p>}
      {isChosen && <EnrolForm product={product} />}
    </li>
  );
};
