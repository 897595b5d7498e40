import { ButtonLink } from '#kit/button.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { Section } from './Section.tsx';

type About = { readonly title: WordId; readonly lines: readonly WordId[] };

const loans: About = {
  title: 'products.loans',
  lines: ['products.loanCost', 'products.loanLate', 'products.loanLicence'],
};

const covers: About = {
  title: 'products.insurance',
  lines: [
    'products.coverPays',
    'products.coverBasis',
    'products.coverNotYours',
    'products.coverLacking',
    'products.coverLicence',
  ],
};

const Explained = ({ about: { title, lines } }: { readonly about: About }) => {
  const { t } = useWords();
  return (
    <div className="grid content-start gap-3 rounded-2xl border border-line bg-paper p-5">
      <h3 className="text-lg font-bold">{t(title)}</h3>
      <ul className="grid list-disc gap-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </div>
  );
};

/** What a loan costs, what a cover does not pay for, and who stands behind them, before anybody asks for one. */
export const MoneyExplained = () => {
  const { t } = useWords();
  return (
    <Section title={t('products.money')} lead={t('products.moneyText')}>
      <div className="grid gap-4 md:grid-cols-2">
        <Explained about={loans} />
        <Explained about={covers} />
      </div>
      <ButtonLink look="quiet" href="/calculators" className="w-fit">
        {t('products.calculators')}
      </ButtonLink>
    </Section>
  );
};
