import { Mail, MapPin, Phone, Sprout } from 'lucide-react';
import { useRef, useState } from 'react';
import { askContact, type ShownFarmer } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { cropNames } from '#kit/crop-name.ts';
import { FacePicture } from '#kit/face-picture.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly farmer: ShownFarmer; readonly onAsked: () => void };

const placeOf = ({ location, lga, stateCode }: ShownFarmer): string =>
  [location, lga, stateCode === '' ? '' : stateName(stateCode)].filter((part) => part !== '').join(', ');

/** One farmer as investors see them; e-mail and phone only where the farmer shares them. */
export const ShownFarmerCard = ({ farmer, onAsked }: Props) => {
  const words = useWords();
  const { firstName, lastName, designation, crops, face } = farmer;
  return (
    <article className="grid content-start gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="flex items-center gap-4">
        <FacePicture face={face} className="size-20" />
        <div className="min-w-0">
          <h2 className="break-words text-lg font-bold">{[firstName, lastName].join(' ')}</h2>
          {designation !== '' && <p className="text-ink-soft">{designation}</p>}
        </div>
      </div>
      {placeOf(farmer) !== '' && (
        <p className="flex gap-2">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {placeOf(farmer)}
        </p>
      )}
      {crops.length > 0 && (
        <p className="flex gap-2">
          <Sprout aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {cropNames(crops, words)}
        </p>
      )}
      <Contact farmer={farmer} onAsked={onAsked} />
    </article>
  );
};

const line = 'inline-flex min-h-11 items-center gap-2 break-all font-semibold text-leaf underline underline-offset-4';

const Contact = ({ farmer, onAsked }: Props) => {
  const { t } = useWords();
  const { contact, email, phone } = farmer;
  if (contact === 'ask') return <AskContact farmer={farmer} onAsked={onAsked} />;
  if (contact === 'asked') return <p>{t('investor.contactAsked')}</p>;
  if (contact === 'refused') return <p>{t('investor.contactRefused')}</p>;
  return (
    <div className="grid justify-items-start">
      {email !== '' && (
        <a href={`mailto:${email}`} className={line}>
          <Mail aria-hidden className="size-5 shrink-0" />
          {email}
        </a>
      )}
      {phone !== '' && (
        <a href={`tel:${phone}`} className={line}>
          <Phone aria-hidden className="size-5 shrink-0" />
          {phone}
        </a>
      )}
      {email === '' && phone === '' && <p>{t('investor.contactNone')}</p>}
    </div>
  );
};

const AskContact = ({ farmer, onAsked }: Props) => {
  const words = useWords();
  const { t } = words;
  const isOnline = useOnline();
  const id = useRef(newId());
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    const done = await call(askContact, { id: id.current, farmerId: farmer.farmerId });
    if (done.ok) onAsked();
    else setProblem(failureWords(done.failure, words));
  };
  const name = `${farmer.firstName} ${farmer.lastName}`;
  return (
    <div className="grid gap-2">
      <p>{t('investor.contactOnRequest')}</p>
      <Button
        look="quiet"
        disabled={!isOnline}
        aria-label={t('investor.askContactOf', { name })}
        onClick={() => void ask()}
      >
        {t('investor.askContact')}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};
