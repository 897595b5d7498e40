import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { listKeys, makeKey, revokeKey, type CompanyKey } from '@shuka/domain/relations';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { keyScopes } from '@shuka/domain/kit/key-scopes.ts';
import { call } from '#kit/api.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { QuestionDialog, useQuestion } from '#kit/question.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { goodsPaths } from './goods-paths.ts';

/** The keys by which a company’s own programs tell and ask what happened to goods (EPCIS). */
export const KeysPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={goodsPaths.goods}>{t('goods.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('goods.keys')}</h1>
      <p>{t('goods.keysLead')}</p>
      <a
        href="/api/docs"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline"
      >
        {t('goods.apiDocs')}
      </a>
      <OfCompany>
        {({ companyId, duty }) =>
          duty === 'owner' ? <Keys companyId={companyId} /> : <Notice kind="hint">{t('goods.ownersOnly')}</Notice>
        }
      </OfCompany>
    </section>
  );
};

const Keys = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [made, setMade] = useState<string | null>(null);
  const pages = usePages(companyId);
  const loaded = useLoad(listKeys, { companyId, ...pages.query, limit: '20' });
  return (
    <>
      {made !== null && (
        <Notice kind="done">
          {t('goods.keyOnce')}
          <br />
          <code className="block py-2 font-bold break-all select-all">{made}</code>
        </Notice>
      )}
      <KeyForm
        key={made ?? ''}
        companyId={companyId}
        onDone={(key) => {
          setMade(key);
          loaded.reload();
        }}
      />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('goods.noKeys')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <KeyCard key={one.keyId} companyId={companyId} one={one} onDone={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};

const KeyForm = ({ companyId, onDone }: { readonly companyId: string; readonly onDone: (key: string) => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={makeKey}
      draftOf={({ name = '', ...fields }) => ({
        companyId,
        name,
        scopes: keyScopes.filter((scope) => fields[scope] === 'on'),
      })}
      onDone={({ key }) => onDone(key)}
    >
      <TextField name="name" label={t('goods.keyName')} hint={t('goods.keyNameHint')} maxLength={60} />
      <ScopeBoxes />
      <SubmitButton sending={t('form.sending')}>{t('goods.makeKey')}</SubmitButton>
    </Form>
  );
};

const ScopeBoxes = () => {
  const { t, say } = useWords();
  const error = useFormState().errors['scopes'];
  return (
    <fieldset className="grid gap-2" data-invalid={error !== undefined} tabIndex={-1}>
      <legend className="font-semibold">{t('goods.keyMay')}</legend>
      {keyScopes.map((scope) => (
        <label key={scope} className="flex min-h-12 items-center gap-3">
          <input type="checkbox" name={scope} className="size-6 accent-leaf" />
          {say(`goods.scope.${scope}`)}
        </label>
      ))}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};

type CardProps = { readonly companyId: string; readonly one: CompanyKey; readonly onDone: () => void };

const KeyCard = ({ companyId, one, onDone }: CardProps) => {
  const words = useWords();
  const { t, say, language } = words;
  const { asked, ask } = useQuestion<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const { keyId, name, head, scopes, madeAt, usedOn, revokedAt } = one;
  const revoke = async (): Promise<void> => {
    if (!(await ask(name))) return;
    const revoked = await call(revokeKey, { companyId, keyId });
    setProblem(revoked.ok ? null : failureWords(revoked.failure, words));
    if (revoked.ok) onDone();
  };
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <span className="flex items-center gap-2 text-lg font-bold">
        <KeyRound aria-hidden className="size-5 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">{name}</span>
      </span>
      <code>{t('goods.keyHead', { head })}</code>
      <span>{scopes.map((scope) => say(`goods.scope.${scope}`)).join('; ')}</span>
      <span className="text-ink-soft">{t('goods.keyMade', { day: formatDate(madeAt, language) })}</span>
      <span className="text-ink-soft">
        {usedOn === null ? t('goods.keyUnused') : t('goods.keyUsed', { day: formatDate(usedOn, language) })}
      </span>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {revokedAt === null ? (
        <Button look="danger" className="justify-self-start" onClick={() => void revoke()}>
          {t('goods.revokeKey')}
        </Button>
      ) : (
        <span className="font-semibold">{t('goods.keyRevoked', { day: formatDate(revokedAt, language) })}</span>
      )}
      <QuestionDialog
        asked={asked}
        title={t('goods.revokeKey')}
        questions={[t('goods.revokeAsk', { name })]}
        change={t('form.cancel')}
        yes={t('goods.revokeYes')}
      />
    </li>
  );
};
