import { passwordStrength, type PasswordStrength } from '@shuka/domain/accounts';
import { productName } from '#kit/page-settings.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { usePerson } from './SessionProvider.tsx';

type Look = { readonly says: WordId; readonly steps: number; readonly colour: string; readonly ink: string };

const looks: Readonly<Record<PasswordStrength, Look>> = {
  short: { says: 'security.passwordShort', steps: 1, colour: 'bg-ochre', ink: 'text-danger' },
  guessable: { says: 'security.passwordGuessable', steps: 1, colour: 'bg-ochre', ink: 'text-danger' },
  fair: { says: 'security.passwordFair', steps: 2, colour: 'bg-leaf', ink: 'text-ink' },
  strong: { says: 'security.passwordStrong', steps: 3, colour: 'bg-leaf', ink: 'text-leaf' },
};

/** How strong a password is while it is typed: in words that are read out when they change, and as three bars. */
export const PasswordStrengthLine = ({ password }: { readonly password: string }) => {
  const { t } = useWords();
  const { roles, firstName, lastName, email } = usePerson().person;
  const own = [firstName, lastName, email.split('@')[0] ?? '', productName()];
  const look = password === '' ? null : looks[passwordStrength(password, roles, own)];
  return (
    <div className="grid gap-1">
      {look !== null && (
        <div aria-hidden className="grid grid-cols-3 gap-1">
          {[1, 2, 3].map((step) => (
            <span key={step} className={`h-2 rounded-full ${step <= look.steps ? look.colour : 'bg-line'}`} />
          ))}
        </div>
      )}
      <output className={`font-medium ${look?.ink ?? ''}`}>{look !== null && t(look.says)}</output>
    </div>
  );
};
