import { CircleCheck, CircleX, Clock, UserPlus } from 'lucide-react';
import { listGuarantors, nameGuarantor, type Guarantor, type Guarantors, type Loan } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { guarantorWords } from './guarantee-words.ts';
import { loanPaths } from './loan-paths.ts';

type Props = { readonly loan: Loan; readonly area: string };

/** Who stands for a loan and who was asked to; the applicant, or their manager, names another until somebody decides. */
export const GuarantorsPart = ({ loan, area }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listGuarantors, { loanId: loan.id });
  const isOpen = area !== loanPaths.desk && (loan.state === 'asked' || loan.state === 'recommended');
  return (
    <>
      <h2 className="text-xl font-bold">{t('loans.guarantors')}</h2>
      <LoadedPart loaded={loaded}>
        {(found) => <Standing found={found} loanId={loan.id} isOpen={isOpen} onDone={loaded.reload} />}
      </LoadedPart>
    </>
  );
};

type StandingProps = {
  readonly found: Guarantors;
  readonly loanId: string;
  readonly isOpen: boolean;
  readonly onDone: () => void;
};

const Standing = ({ found: { wanted, answersForKobo, items }, loanId, isOpen, onDone }: StandingProps) => {
  const { t } = useWords();
  const count = wanted?.count ?? 0;
  const agreed = items.filter(({ state }) => state === 'agreed').length;
  return (
    <>
      <p>
        {wanted === null
          ? t('loans.guarantorsAnew', { amount: formatNaira(answersForKobo) })
          : t('loans.guarantorsText', { count, agreed, amount: formatNaira(answersForKobo) })}
      </p>
      <ul className="grid gap-3 empty:hidden">
        {items.map((one) => (
          <Named key={one.id} one={one} />
        ))}
      </ul>
      {isOpen && agreed < count && <NameForm key={items.length} loanId={loanId} onDone={onDone} />}
    </>
  );
};

const icons = { asked: Clock, agreed: CircleCheck, refused: CircleX, withdrawn: CircleX } as const;

const Named = ({ one: { name, state } }: { readonly one: Guarantor }) => {
  const { t } = useWords();
  const Icon = icons[state];
  return (
    <li className="flex items-center gap-3 rounded-2xl border border-line bg-paper p-4">
      <Icon aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0">
        <strong className="break-words">{name}</strong> {t(guarantorWords[state])}
      </p>
    </li>
  );
};

const NameForm = ({ loanId, onDone }: { readonly loanId: string; readonly onDone: () => void }) => {
  const { t } = useWords();
  return (
    <NewActForm
      contract={nameGuarantor}
      draftOf={(fields, id) => ({
        id,
        loanId,
        phoneNumber: fields['phoneNumber'] ?? '',
        firstName: fields['firstName'] ?? '',
      })}
      onDone={onDone}
    >
      <h3 className="text-lg font-bold">{t('loans.nameGuarantor')}</h3>
      <p>{t('loans.nameGuarantorText')}</p>
      <TextField name="phoneNumber" type="tel" label={t('loans.guarantorPhone')} maxLength={30} autoComplete="off" />
      <TextField name="firstName" label={t('loans.guarantorName')} maxLength={100} autoComplete="off" />
      <SubmitButton sending={t('form.sending')}>
        <UserPlus aria-hidden className="size-5 shrink-0" />
        {t('loans.askGuarantor')}
      </SubmitButton>
    </NewActForm>
  );
};
