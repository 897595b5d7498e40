import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { decideRain, listRainImports, type RainImport } from '@shuka/domain/insurance';
import { formatDate, formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { RainCounts } from './RainCounts.tsx';
import { RainImportForm } from './RainImportForm.tsx';

/** Official rain: lists that one person brings in and a second agrees to. */
export const RainImportsPart = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const pages = usePages('rain imports');
  const loaded = useLoad(listRainImports, { ...pages.query, limit: '10' });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t('insurance.rainImports')}</h2>
      <p>{t('insurance.rainImportsText')}</p>
      <RainImportForm onDone={onDone} />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noRainImports')}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
              {items.map((one) => (
                <ImportCard key={one.id} one={one} onDone={onDone} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type CardProps = { readonly one: RainImport; readonly onDone: () => void };

const ImportCard = ({ one, onDone }: CardProps) => {
  const { t, say, language } = useWords();
  const { person } = usePerson();
  const { source, fileName, state, version, importedBy, importedByName, importedAt, decidedByName, reason } = one;
  const days = { from: formatDate(one.from, language), until: formatDate(one.until, language) };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="flex flex-wrap justify-between gap-2 text-lg font-bold">
        <span className="min-w-0 break-words">{source}</span>
        <span className="rounded-full bg-leaf-soft px-3 py-1 text-base">{say(`insurance.rain.${state}`)}</span>
      </h3>
      <p className="break-words text-ink-soft">
        {t('insurance.rainBrought', { file: fileName, name: importedByName, at: formatDateTime(importedAt, language) })}
      </p>
      <p>{t('insurance.rainDays', days)}</p>
      <RainCounts counts={one} />
      {version !== null && <p>{t('insurance.rainAgreed', { name: decidedByName, version: formatNumber(version) })}</p>}
      {reason !== '' && <p>{t('insurance.listReason', { name: decidedByName, reason })}</p>}
      {state === 'asked' && <Decide one={one} isOwn={importedBy === person.accountId} onDone={onDone} />}
    </li>
  );
};

const Decide = ({ one, isOwn, onDone }: CardProps & { readonly isOwn: boolean }) => {
  const { t } = useWords();
  const [decision, setDecision] = useState<'agree' | 'refuse' | null>(null);
  if (decision === null)
    return (
      <div className="flex flex-wrap items-center gap-3">
        {isOwn ? (
          <p className="text-ink-soft">{t('insurance.rainSecond')}</p>
        ) : (
          <Button onClick={() => setDecision('agree')}>
            <Check aria-hidden className="size-5 shrink-0" />
            {t('insurance.rainAgree')}
          </Button>
        )}
        <Button look="danger" onClick={() => setDecision('refuse')}>
          <X aria-hidden className="size-5 shrink-0" />
          {t('insurance.refuse')}
        </Button>
      </div>
    );
  return (
    <Form
      contract={decideRain}
      draftOf={({ reason = '', password = '' }) => ({ importId: one.id, decision, reason, password })}
      onDone={onDone}
    >
      {decision === 'refuse' && <TextArea name="reason" label={t('insurance.reason')} rows={2} maxLength={300} />}
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton look={decision === 'refuse' ? 'danger' : 'main'} sending={t('form.sending')}>
        {decision === 'refuse' ? t('insurance.refuse') : t('insurance.rainAgree')}
      </SubmitButton>
      <Button look="bare" onClick={() => setDecision(null)}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
