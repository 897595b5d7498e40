import { Pencil, Send, Trash } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Suspense } from '#kit/lazy.ts';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { ActHead } from './ActHead.tsx';
import { actWords } from './act-words.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import type { Mender } from './menders.ts';
import { resend, type WaitingAct } from './phone.ts';
import { phoneFault } from './failure-text.ts';
import { RefusedField } from './RefusedField.tsx';

const Reason = ({ issue }: { issue: NonNullable<WaitingAct['issue']> }) => {
  const { t } = useWords();
  return (
    <div role="note" className="rounded-xl bg-danger-soft p-3 text-danger">
      <p className="font-semibold">
        {issue.title === '' ? t(issue.code === 'from-before' ? 'phone.fromBefore' : 'phone.noReason') : issue.title}
      </p>
      {issue.fields.length > 0 && (
        <ul className="list-disc pl-5">
          {issue.fields.map(({ field, says }) => (
            <li key={`${field} ${says}`}>
              <RefusedField says={says} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const link =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border-2 border-leaf px-5 py-2 font-semibold text-leaf hover:bg-leaf-soft';

type EditProps = { readonly act: WaitingAct; readonly mender: Mender; readonly onEdit: () => void };

const EditButton = ({ act, mender, onEdit }: EditProps) => {
  const { t } = useWords();
  const path = mender.kind === 'page' ? mender.pathOf(act.input) : null;
  if (mender.kind === 'page')
    return path === null ? null : (
      <Link to={path} className={link}>
        <Pencil aria-hidden className="size-5 shrink-0" />
        {t('phone.edit')}
      </Link>
    );
  return (
    <Button onClick={onEdit}>
      <Pencil aria-hidden className="size-5 shrink-0" />
      {t('phone.edit')}
    </Button>
  );
};

type Props = { readonly act: WaitingAct; readonly mender: Mender | undefined };

/** An act the server did not take: why, and what can be done about it. */
export const FixCard = ({ act, mender }: Props) => {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState<'none' | 'edit' | 'discard'>('none');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const close = (): void => setOpen('none');
  /** A form stays open, with what was typed, until that is kept. */
  const again = (input?: unknown): void =>
    run(async () => {
      setFault(null);
      try {
        await resend(act.seq, input);
        close();
      } catch (error) {
        setFault(phoneFault(error, words));
      }
    });
  return (
    <li className="grid gap-3 rounded-2xl border-2 border-danger bg-paper p-4">
      <ActHead act={act} />
      {act.issue !== null && <Reason issue={act.issue} />}
      {open !== 'edit' && fault !== null && <Notice kind="error">{fault}</Notice>}
      {mender?.kind === 'form' && mender.Now !== undefined && (
        <Suspense>
          <mender.Now input={act.input} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        {mender !== undefined && <EditButton act={act} mender={mender} onEdit={() => setOpen('edit')} />}
        <Button look="quiet" disabled={isBusy} onClick={() => again()}>
          <Send aria-hidden className="size-5 shrink-0" />
          {t('phone.resend')}
        </Button>
        <Button look="danger" onClick={() => setOpen('discard')}>
          <Trash aria-hidden className="size-5 shrink-0" />
          {t('phone.discard')}
        </Button>
      </div>
      {mender?.kind === 'form' && (
        <Dialog title={t(actWords(act.contract))} isOpen={open === 'edit'} onClose={close}>
          {open === 'edit' && <mender.Form input={act.input} onMended={again} />}
          {open === 'edit' && fault !== null && <Notice kind="error">{fault}</Notice>}
        </Dialog>
      )}
      <DiscardDialog seq={act.seq} isOpen={open === 'discard'} onClose={close} />
    </li>
  );
};
