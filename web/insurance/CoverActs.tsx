import { LogOut, Wallet } from 'lucide-react';
import { useState } from 'react';
import { leaveCover, payPremium, windowOf, type Cover } from '@shuka/domain/insurance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly cover: Cover; readonly onDone: () => void };

const isOwed = ({ paidAt, isOnList, state, outcome, ownKobo }: Cover): boolean =>
  paidAt === null && !isOnList && ownKobo > 0 && (state === 'unpaid' || state === 'active' || outcome === 'nothing');

const isLeavable = ({ state, terms }: Cover): boolean =>
  (state === 'unpaid' || state === 'active') && today() < windowOf(terms).from;

/** What a farmer does with a cover of their own: pays their part, or leaves it in time. Both want a network. */
export const CoverActs = (props: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [act, setAct] = useState<'pay' | 'leave' | null>(null);
  if (!isOnline) return null;
  if (act !== null) return <Act {...props} act={act} onCancel={() => setAct(null)} />;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {isOwed(props.cover) && (
        <Button onClick={() => setAct('pay')}>
          <Wallet aria-hidden className="size-5 shrink-0" />
          {t('cover.pay', { amount: formatNaira(props.cover.ownKobo) })}
        </Button>
      )}
      {isLeavable(props.cover) && (
        <Button look="quiet" onClick={() => setAct('leave')}>
          <LogOut aria-hidden className="size-5 shrink-0" />
          {t('cover.leave')}
        </Button>
      )}
    </div>
  );
};

type ActProps = Props & { readonly act: 'pay' | 'leave'; readonly onCancel: () => void };

const Act = ({ cover, onDone, act, onCancel }: ActProps) => {
  const { t } = useWords();
  const coverId = cover.id;
  const cancel = (
    <Button look="bare" onClick={onCancel}>
      {t('form.cancel')}
    </Button>
  );
  if (act === 'leave')
    return (
      <Form contract={leaveCover} draftOf={() => ({ coverId })} onDone={onDone}>
        <p>{t('cover.leaveText')}</p>
        <SubmitButton look="danger" sending={t('form.sending')}>
          <LogOut aria-hidden className="size-5 shrink-0" />
          {t('cover.leave')}
        </SubmitButton>
        {cancel}
      </Form>
    );
  return (
    <Form contract={payPremium} draftOf={({ password = '' }) => ({ coverId, password })} onDone={onDone}>
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton sending={t('form.sending')}>
        <Wallet aria-hidden className="size-5 shrink-0" />
        {t('cover.pay', { amount: formatNaira(cover.ownKobo) })}
      </SubmitButton>
      {cancel}
    </Form>
  );
};
