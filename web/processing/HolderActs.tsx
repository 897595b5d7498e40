import { useState, type ReactNode } from 'react';
import {
  giveBackReceipt,
  listMills,
  offerReceipt,
  pledgeReceipt,
  withdrawClaim,
  type StoredLot,
} from '@shuka/domain/processing';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly stored: StoredLot; readonly onDone: () => void };

const acts = ['pledge', 'sell', 'giveBack'] as const;

type Act = (typeof acts)[number];

const says = { pledge: 'storage.pledge', sell: 'storage.sell', giveBack: 'storage.giveBack' } as const;

/** What whoever holds a receipt may do with it: pledge it, hand it on, give it back, take back what was offered. */
export const HolderActs = ({ stored, onDone }: Props) => {
  const { t } = useWords();
  const [act, setAct] = useState<Act | null>(null);
  const { state, claim, paper } = stored;
  if (state !== 'outstanding') return null;
  if (claim !== null) return claim.state === 'offered' ? <WithdrawForm stored={stored} onDone={onDone} /> : null;
  const open = acts.filter((one) => one === 'giveBack' || paper.kind === 'receipt');
  if (act === null)
    return (
      <div className="flex flex-wrap gap-3">
        {open.map((one) => (
          <Button key={one} look={one === 'pledge' ? 'main' : 'quiet'} onClick={() => setAct(one)}>
            {t(says[one])}
          </Button>
        ))}
      </div>
    );
  const form = { stored, onDone, onCancel: () => setAct(null) };
  if (act === 'pledge') return <PledgeForm {...form} />;
  return act === 'sell' ? <OfferForm {...form} /> : <GiveBackForm {...form} />;
};

type FormProps = Props & { readonly onCancel: () => void };

const Ending = ({ act, onCancel }: { readonly act: Act; readonly onCancel: () => void }): ReactNode => {
  const { t } = useWords();
  return (
    <>
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton sending={t('form.sending')}>{t(says[act])}</SubmitButton>
      <Button look="bare" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </>
  );
};

const PledgeForm = ({ stored, onDone, onCancel }: FormProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={pledgeReceipt}
      draftOf={({ lender = '', amountKobo = '', password = '' }) => {
        return { id, receiptId: stored.id, lender, amountKobo: parseNaira(amountKobo) ?? Number.NaN, password };
      }}
      onDone={onDone}
    >
      <Notice kind="hint">{t('storage.pledgeText')}</Notice>
      <TextField name="lender" label={t('storage.lender')} maxLength={160} />
      <NairaField name="amountKobo" label={t('storage.lent')} />
      <Ending act="pledge" onCancel={onCancel} />
    </Form>
  );
};

const OfferForm = ({ stored, onDone, onCancel }: FormProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const loaded = useLoad(listMills, { buyers: 'too', limit: '100' });
  return (
    <Form
      contract={offerReceipt}
      draftOf={({ toCompanyId = '', amountKobo = '', password = '' }) => {
        return { id, receiptId: stored.id, toCompanyId, amountKobo: parseNaira(amountKobo) ?? Number.NaN, password };
      }}
      onDone={onDone}
    >
      <Notice kind="hint">{t('storage.sellText')}</Notice>
      <SelectField name="toCompanyId" label={t('storage.buyer')}>
        {(loaded.state === 'ready' ? loaded.value.items : [])
          .filter(({ companyId }) => companyId !== stored.holderCompanyId)
          .map(({ companyId, name, lga }) => (
            <option key={companyId} value={companyId}>
              {t('storage.millIn', { name, lga })}
            </option>
          ))}
      </SelectField>
      <NairaField name="amountKobo" label={t('storage.price')} />
      <Ending act="sell" onCancel={onCancel} />
    </Form>
  );
};

const GiveBackForm = ({ stored, onDone, onCancel }: FormProps) => {
  const { t } = useWords();
  return (
    <Form
      contract={giveBackReceipt}
      draftOf={({ password = '' }) => ({ receiptId: stored.id, password })}
      onDone={onDone}
    >
      <Notice kind="hint">{t('storage.giveBackText')}</Notice>
      <Ending act="giveBack" onCancel={onCancel} />
    </Form>
  );
};

const WithdrawForm = ({ stored, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={withdrawClaim} draftOf={() => ({ receiptId: stored.id })} onDone={onDone}>
      <SubmitButton look="danger" sending={t('form.sending')}>
        {t('storage.withdraw')}
      </SubmitButton>
    </Form>
  );
};
