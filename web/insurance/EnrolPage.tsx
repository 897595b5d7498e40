import { Check } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { listProducts, type Product, type Standing } from '@shuka/domain/insurance';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { usePeople } from '#kit/use-people.ts';
import { useSeenLast } from '#kit/use-seen-last.ts';
import { useWords } from '#kit/words.tsx';
import { BasisRisk } from './BasisRisk.tsx';
import { EnrolForm } from './EnrolForm.tsx';
import { insurancePaths } from './insurance-paths.ts';
import { ReferralForm } from './ReferralForm.tsx';
import { TermsOf } from './TermsOf.tsx';
import { TryProduct } from './TryProduct.tsx';

/**
 * What a plot may be covered with, what each would pay, and the way to it; without a licence, to a licensed insurer. A
 * manager does it for a farmer in care. It is readable with no network once it was seen, and what was chosen is kept.
 */
export const EnrolPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const [path] = useLocation();
  const isManager = path.startsWith(insurancePaths.manager);
  const [farmerId, setFarmerId] = useState('');
  const keeperId = isManager ? farmerId : person.accountId;
  const loaded = useSeenLast(listProducts, { limit: '50' });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={isManager ? insurancePaths.manager : insurancePaths.farmer}>{t('insurance.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('insurance.enrolTitle')}</h1>
      <BasisRisk />
      {isManager && <FarmerChoice farmerId={farmerId} onChoose={setFarmerId} />}
      {loaded.isOld && <Notice kind="hint">{t('cover.seenLast')}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items, standing, licence }) => (
          <>
            <StandingNote standing={standing} licence={licence} />
            {standing === 'referral' && keeperId !== '' && <ReferralForm key={keeperId} keeperId={keeperId} />}
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noProducts')}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
              {items.map((product) => (
                <ProductCard
                  key={`${product.id} ${product.version} ${keeperId}`}
                  product={product}
                  keeperId={standing === 'referral' ? '' : keeperId}
                />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type ChoiceProps = { readonly farmerId: string; readonly onChoose: (farmerId: string) => void };

/** For whom a manager covers a plot: the text is read to that farmer first. */
const FarmerChoice = ({ farmerId, onChoose }: ChoiceProps) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { people } = usePeople(farmerRows, person.accountId);
  return (
    <>
      <p>{t('insurance.readAloud')}</p>
      <SelectField
        name="farmer"
        label={t('insurance.farmer')}
        value={farmerId}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('insurance.chooseFarmer')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
};

const StandingNote = ({ standing, licence }: { readonly standing: Standing; readonly licence: string }) => {
  const { t } = useWords();
  if (standing === 'practice') return <Notice kind="hint">{t('insurance.practiceText')}</Notice>;
  if (standing === 'referral') return <Notice kind="hint">{t('insurance.referralText')}</Notice>;
  return <p>{t('insurance.licenceText', { licence })}</p>;
};

type CardProps = {
  readonly product: Product;
  /** Whose plot may be covered here; '' for nobody's. */
  readonly keeperId: string;
};

const ProductCard = ({ product, keeperId }: CardProps) => {
  const { t } = useWords();
  const [isChosen, setChosen] = useState(false);
  const mayEnrol = keeperId !== '' && product.isOpen;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{product.terms.name}</h2>
      <TermsOf product={product} />
      <TryProduct terms={product.terms} />
      {mayEnrol && !isChosen && (
        <Button className="justify-self-start" onClick={() => setChosen(true)}>
          <Check aria-hidden className="size-5 shrink-0" />
          {t('insurance.choose')}
        </Button>
      )}
      {!product.isOpen && <p className="text-ink-soft">{t('insurance.closed')}</p>}
      {mayEnrol && isChosen && <EnrolForm product={product} keeperId={keeperId} />}
    </li>
  );
};
