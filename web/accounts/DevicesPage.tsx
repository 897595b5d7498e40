import { Smartphone } from 'lucide-react';
import { endSession, listSessions } from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/KAIOS/i, 'KaiOS'],
  [/Linux/, 'Linux'],
] as const;

/** The phones and computers this person is signed in on; any of them can be signed out from here. */
export const DevicesPage = () => {
  const { t, language } = useWords();
  const loaded = useLoad(listSessions, {});
  const nameOf = (device: string): string | null => {
    const browser = first(browsers, device);
    const system = first(systems, device);
    return browser === undefined || system === undefined ? null : t('devices.name', { browser, system });
  };
  const end = async (sessionId: string): Promise<void> => {
    await call(endSession, { sessionId });
    loaded.reload();
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('devices.title')}</h1>
      <p>{t('devices.intro')}</p>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map(({ sessionId, device, startedAt, isThisOne }) => (
              <li
                key={sessionId}
                className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-paper p-4"
              >
                <Smartphone aria-hidden className="size-6 shrink-0" />
                <div className="min-w-0 grow">
                  <p className="truncate font-semibold">{nameOf(device) ?? t('devices.unknown')}</p>
                  <p className="text-sm text-ink-soft">
                    {t('devices.since', { time: formatDateTime(startedAt, language) })}
                  </p>
                </div>
                {isThisOne ? (
                  <strong>{t('devices.thisOne')}</strong>
                ) : (
                  <Button look="quiet" onClick={() => void end(sessionId)}>
                    {t('devices.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </section>
  );
};
