import { HardDrive } from 'lucide-react';
import { useParams } from 'wouter';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { listPhonesOf, type DeviceRow } from '@shuka/domain/sync';
import { deviceOf } from '#kit/device-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ForgetPhone } from './ForgetPhone.tsx';

const PhoneOf = ({ phone, onChanged }: { phone: DeviceRow; onChanged: () => void }) => {
  const { t, language } = useWords();
  const device = deviceOf(phone.name);
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <p className="flex items-center gap-2 font-semibold">
        <HardDrive aria-hidden className="size-6 shrink-0" />
        {device === null ? t('devices.unknown') : t('devices.name', device)}
      </p>
      <p className="text-sm text-ink-soft">
        {t('phone.lastSeen', { time: formatDateTime(phone.lastSeenAt, language) })}
      </p>
      {phone.waiting > 0 && <p>{t('phone.phoneWaits', { count: phone.waiting })}</p>}
      <ForgetPhone phone={phone} isOfOther onChanged={onChanged} />
    </li>
  );
};

/** The phones that keep records of somebody, for an admin or the manager who helps with a lost one. */
export const PhonesOfPage = () => {
  const { t } = useWords();
  const { accountId, farmerId } = useParams();
  const loaded = useLoad(listPhonesOf, { accountId: (accountId ?? farmerId ?? '').toLowerCase() });
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('phone.keepingPhones')}</h1>
      <p>{t('phone.forgetHelp')}</p>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <p>{t('phone.noPhones')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((phone) => (
                <PhoneOf key={phone.deviceId} phone={phone} onChanged={loaded.reload} />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </section>
  );
};
