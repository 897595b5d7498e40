import { useWords } from '#kit/words.tsx';
import { accountsKeptHere } from '#accounts';
import { LockedFrame } from './LockedFrame.tsx';
import { OtherPeople } from './OtherPeople.tsx';
import { SignIcon, signOf, signWords } from './SignIcon.tsx';

/** Whose records are to be opened, on a phone that several people share: each knows their own sign. */
export const ChooseKeeperPage = ({ onChosen }: { onChosen: (accountId: string) => void }) => {
  const { t } = useWords();
  return (
    <LockedFrame title={t('pin.who')}>
      <ul className="grid grid-cols-2 gap-3">
        {accountsKeptHere().map(({ accountId, sign }) => (
          <li key={accountId}>
            <button
              type="button"
              onClick={() => onChosen(accountId)}
              className="flex min-h-20 w-full items-center gap-3 rounded-2xl border-2 border-line-strong bg-paper p-3 text-lg font-semibold hover:border-leaf"
            >
              <SignIcon sign={signOf(sign)} />
              {t(signWords[signOf(sign)])}
            </button>
          </li>
        ))}
      </ul>
      <OtherPeople onChoose={null} />
    </LockedFrame>
  );
};
