import { ButtonLink } from '#kit/button.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { TextLink } from './TextLink.tsx';

type Choice = { readonly id: string; readonly href: string; readonly title: WordId; readonly says: WordId };

const choices: readonly Choice[] = [
  { id: 'farmer', href: '/farmer-signup', title: 'choice.farmer', says: 'choice.farmerText' },
  { id: 'agro-processor', href: '/agro-processor-signup', title: 'choice.processor', says: 'choice.processorText' },
  { id: 'extension-manager', href: '/extension-manager-signup', title: 'choice.manager', says: 'choice.managerText' },
  { id: 'investor', href: '/InvestorsSignup', title: 'choice.investor', says: 'choice.investorText' },
];

const card =
  'grid grid-cols-[6rem_1fr] items-center gap-x-4 gap-y-3 rounded-3xl border border-line bg-paper p-4 ' +
  'sm:flex sm:flex-col sm:items-stretch';

const ChoiceCard = ({ id, href, title, says }: Choice) => {
  const { t } = useWords();
  return (
    <li className={card}>
      <img src={`/pictures/role-${id}.svg`} alt="" width="240" height="200" className="w-full" />
      <div className="grid grow content-start gap-1">
        <h2 id={id} className="text-xl font-bold">
          {t(title)}
        </h2>
        <p className="text-ink-soft">{t(says)}</p>
      </div>
      <ButtonLink href={href} aria-describedby={id} className="col-span-full">
        {t('choice.signUp')}
      </ButtonLink>
    </li>
  );
};

/** Who would you like to be here? Each role has a sign-up of its own. */
export const SignUpChoicePage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="/sign_up">
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-6 md:py-12">
        <div className="grid max-w-3xl gap-2">
          <h1 className="text-3xl font-extrabold md:text-4xl">{t('choice.title')}</h1>
          <p className="text-lg text-ink-soft">{t('choice.lead')}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {choices.map((choice) => (
            <ChoiceCard key={choice.id} {...choice} />
          ))}
        </ul>
        <p className="max-w-3xl text-ink-soft">{t('choice.notOpen')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink look="quiet" href="/">
            {t('choice.goHome')}
          </ButtonLink>
          <TextLink href="/login">{t('site.haveAccount')}</TextLink>
        </div>
      </div>
    </SiteLayout>
  );
};
