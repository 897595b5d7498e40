import { Check, Phone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { dealWithLostPhone, listLostPhones, silentDays, type LostPhone } from '@shuka/domain/sync';
import { Button, ButtonLink, SubmitButton } from '#kit/button.tsx';
import { deviceOf } from '#kit/device-name.ts';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** What waited on the phone, since when, and when it was last heard of. */
const Facts = ({ lost }: { lost: LostPhone }) => {
  const { t, language } = useWords();
  const { reason, noticedAt, acts, photos, waitingSince, lastSeenAt } = lost;
  const at = (moment: string): string => formatDateTime(moment, language);
  return (
    <div className="min-w-0">
      <p className="font-semibold text-danger">
        {reason === 'wiped'
          ? t('lostPhones.wiped', { time: at(noticedAt) })
          : t('lostPhones.silent', { time: at(lastSeenAt) })}
      </p>
      {acts > 0 && <p>{t('lostPhones.acts', { count: acts })}</p>}
      {photos > 0 && <p>{t('lostPhones.photos', { count: photos })}</p>}
      <p className="text-sm text-ink-soft">{t('lostPhones.since', { time: at(waitingSince) })}</p>
      {reason === 'wiped' && <p className="text-sm text-ink-soft">{t('lostPhones.heard', { time: at(lastSeenAt) })}</p>}
    </div>
  );
};

/** The person was asked: what came of it is written down, and the phone leaves the list. */
const DealtWith = ({ lost, onDone }: { lost: LostPhone; onDone: () => void }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Check aria-hidden className="size-5 shrink-0" />
        {t('lostPhones.dealtWith')}
      </Button>
    );
  return (
    <div className="lg:col-span-full">
      <Form
        contract={dealWithLostPhone}
        draftOf={({ note = '' }) => ({ deviceId: lost.deviceId, note })}
        onDone={onDone}
      >
        <TextArea name="note" label={t('lostPhones.note')} rows={3} maxLength={500} required />
        <div className="flex flex-wrap gap-3">
          <SubmitButton sending={t('form.sending')}>{t('lostPhones.take')}</SubmitButton>
          <Button look="bare" onClick={() => setOpen(false)}>
            {t('lostPhones.notYet')}
          </Button>
        </div>
      </Form>
    </div>
  );
};

const LostPhoneRow = ({ lost, onDone }: { lost: LostPhone; onDone: () => void }) => {
  const { t } = useWords();
  const device = deviceOf(lost.deviceName);
  return (
    <li className="grid items-start gap-3 rounded-2xl border border-line bg-paper p-4 lg:grid-cols-[2fr_3fr_auto_auto]">
      <div className="min-w-0">
        <p className="break-words font-semibold">{[lost.lastName, lost.firstName].join(', ')}</p>
        <p className="flex items-center gap-2">
          <Smartphone aria-hidden className="size-5 shrink-0" />
          {device === null ? t('devices.unknown') : t('devices.name', device)}
        </p>
      </div>
      <Facts lost={lost} />
      {lost.phone !== '' && (
        <ButtonLink look="quiet" href={`tel:${lost.phone}`}>
          <Phone aria-hidden className="size-5 shrink-0" />
          {lost.phone}
        </ButtonLink>
      )}
      <DealtWith lost={lost} onDone={onDone} />
    </li>
  );
};

/** For an admin: the phones on which work waited that may never come, so that their people can be asked about it. */
export const LostPhonesPage = () => {
  const { t } = useWords();
  const pages = usePages('');
  const loaded = useLoad(listLostPhones, pages.query);
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('lostPhones.title')}</h1>
      <p className="max-w-prose">{t('lostPhones.intro', { days: silentDays })}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="p-4">{t('lostPhones.none')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((lost) => (
                <LostPhoneRow key={`${lost.deviceId} ${lost.reason}`} lost={lost} onDone={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
