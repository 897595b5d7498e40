import { HardDrive } from 'lucide-react';
import { distrustDevice, listDevices, type DeviceRow } from '@shuka/domain/sync';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { deviceOf } from '#kit/device-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ForgetPhone } from './ForgetPhone.tsx';

const PhoneRow = ({ phone, onChanged }: { phone: DeviceRow; onChanged: () => void }) => {
  const { t, language } = useWords();
  const { isBusy, run } = useBusy();
  const { waiting, waitingSince, mayBeLost, trustedUntil } = phone;
  const device = deviceOf(phone.name);
  const endTrust = (): void =>
    run(async () => {
      await call(distrustDevice, { deviceId: phone.deviceId });
      onChanged();
    });
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-paper p-4">
      <HardDrive aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0 grow">
        <p className="break-words font-semibold">
          {device === null ? t('devices.unknown') : t('devices.name', device)}
        </p>
        <p className="text-sm text-ink-soft">
          {t('phone.lastSeen', { time: formatDateTime(phone.lastSeenAt, language) })}
        </p>
        {waiting > 0 && (
          <p>
            {waitingSince === null
              ? t('phone.phoneWaits', { count: waiting })
              : t('phone.phoneWaitsSince', { count: waiting, time: formatDateTime(waitingSince, language) })}
          </p>
        )}
        {mayBeLost > 0 && (
          <p className="font-semibold text-danger">{t('phone.status.mayBeLost', { count: mayBeLost })}</p>
        )}
        {trustedUntil !== null && <p>{t('phone.trustedUntil', { date: formatDate(trustedUntil, language) })}</p>}
      </div>
      <ForgetPhone phone={phone} isOfOther={false} onChanged={onChanged} />
      {trustedUntil !== null && (
        <Button look="quiet" disabled={isBusy} onClick={endTrust}>
          {t('phone.trustEnd')}
        </Button>
      )}
    </li>
  );
};

/** The phones that keep records of this person, what waits on each, and which of them are trusted. */
export const KeepingPhones = () => {
  const { t } = useWords();
  const loaded = useLoad(listDevices, {});
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) =>
        items.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-xl font-bold">{t('phone.keepingPhones')}</h2>
            <ul className="grid gap-3">
              {items.map((phone) => (
                <PhoneRow key={phone.deviceId} phone={phone} onChanged={loaded.reload} />
              ))}
            </ul>
          </section>
        )
      }
    </LoadedPart>
  );
};
