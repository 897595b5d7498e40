import { acceptInvitation, joinCompany } from '@shuka/domain/relations';
import { keepSession } from '#accounts';
import { ButtonLink, SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { NameFields, PhoneField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';
import type { Found } from './found-invitation.ts';

const dashboard = '/AgroProcessorDashboard';

const goOn = (): void => location.assign(dashboard);

type Props = { readonly found: Found };

/** Who invites to what; with the account one has, or with a new one. */
export const TakeUpInvitation = ({ found }: Props) => {
  const { t, say } = useWords();
  const { seen, signedInAs } = found;
  const { companyName: company, invitedBy: owner } = seen;
  const mayOpen = signedInAs === null && !(seen.by === 'email' && seen.hasAccount);
  return (
    <div className="grid gap-5">
      <Notice kind="done">{t('staff.invitedTo', { company, owner, duty: say(`staff.duty.${seen.duty}`) })}</Notice>
      {signedInAs === null ? seen.hasAccount && <SignInFirst /> : <Accept found={found} name={signedInAs} />}
      {mayOpen && <NewAccount found={found} />}
    </div>
  );
};

const SignInFirst = () => {
  const { t } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('staff.haveAccount')}</h2>
      <p>{t('staff.haveAccountSays')}</p>
      <ButtonLink look="quiet" href="/login">
        {t('staff.signIn')}
      </ButtonLink>
    </section>
  );
};

const Accept = ({ found: { contact, code }, name }: Props & { readonly name: string }) => {
  const { t } = useWords();
  return (
    <Form contract={acceptInvitation} draftOf={() => ({ contact, code })} onDone={goOn}>
      <p>{t('staff.acceptSays', { name })}</p>
      <SubmitButton sending={t('form.sending')}>{t('staff.acceptAs', { name })}</SubmitButton>
    </Form>
  );
};

const NewAccount = ({ found: { contact, code, seen } }: Props) => {
  const { t } = useWords();
  const isByEmail = seen.by === 'email';
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('staff.newAccount')}</h2>
      <Form
        contract={joinCompany}
        draftOf={({ firstName = '', lastName = '', phoneNumber = '', password = '' }) => ({
          contact,
          code,
          firstName,
          lastName,
          phoneNumber: isByEmail ? phoneNumber : null,
          password: isByEmail ? password : null,
        })}
        onDone={({ token, person }) => {
          keepSession(token, person);
          goOn();
        }}
      >
        <NameFields />
        {isByEmail && <PhoneField />}
        {isByEmail && (
          <PasswordField
            name="password"
            label={t('accounts.password')}
            hint={t('accounts.passwordHintStaff')}
            autoComplete="new-password"
            required
          />
        )}
        {!isByEmail && <p>{t('staff.byPhoneSays')}</p>}
        <SubmitButton sending={t('form.sending')}>{t('staff.begin')}</SubmitButton>
      </Form>
    </section>
  );
};
