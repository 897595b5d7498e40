import { LogOut, Smartphone } from 'lucide-react';
import { Link } from 'wouter';
import { endOtherSessions, endSession, listSessions, type Session } from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { deviceOf } from '#kit/device-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ChangePassword } from './ChangePassword.tsx';

const DeviceRow = ({ session, onEnded }: { session: Session; onEnded: () => void }) => {
  const { t, language } = useWords();
  const device = deviceOf(session.device);
  const end = async (): Promise<void> => {
    await call(endSession, { sessionId: session.sessionId });
    onEnded();
  };
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-paper p-4">
      <Smartphone aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{device === null ? t('devices.unknown') : t('devices.name', device)}</p>
        <p className="text-sm text-ink-soft">
          {t('devices.since', { time: formatDateTime(session.startedAt, language) })}
        </p>
        {session.lastSeenAt !== null && (
          <p className="text-sm text-ink-soft">
            {t('security.lastSeen', { time: formatDateTime(session.lastSeenAt, language) })}
          </p>
        )}
      </div>
      {session.isThisOne ? (
        <strong>{t('devices.thisOne')}</strong>
      ) : (
        <Button look="quiet" onClick={() => void end()}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
};

/** Signs out everywhere but here. */
const EndOthers = ({ onEnded }: { onEnded: () => void }) => {
  const { t } = useWords();
  const end = async (): Promise<void> => {
    await call(endOtherSessions, {});
    onEnded();
  };
  return (
    <Button look="quiet" className="justify-self-start" onClick={() => void end()}>
      <LogOut aria-hidden className="size-5" />
      {t('security.endOthers')}
    </Button>
  );
};

/** The phones and computers this person is signed in on; any of them can be signed out from here, and the password changed. */
export const DevicesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listSessions, {});
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('devices.title')}</h1>
      <p>{t('devices.intro')}</p>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            <ul className="grid gap-3">
              {items.map((session) => (
                <DeviceRow key={session.sessionId} session={session} onEnded={loaded.reload} />
              ))}
            </ul>
            {items.length > 1 && <EndOthers onEnded={loaded.reload} />}
          </>
        )}
      </LoadedPart>
      <ChangePassword onChanged={loaded.reload} />
      <Link
        to="/notices"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('devices.notices')}
      </Link>
      <Link
        to="/my-rights"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('devices.rights')}
      </Link>
      <Link
        to="/second-factor"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('factor.offer')}
      </Link>
    </section>
  );
};
