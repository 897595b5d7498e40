import { Copy, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { readPriceSms } from '@shuka/domain/marketplace';
import { languageNames, languages, type Language } from '@shuka/domain/kit/languages.ts';
import { usePerson } from '#accounts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { SendPriceForm } from './SendPriceForm.tsx';

const choices = languages.map((value) => ({ value, says: languageNames[value] }));

/** The newest price as a text that fits one SMS, in any of our languages: to be copied, sent by the phone, or as a message. */
export const PriceSms = ({ quotationId }: { readonly quotationId: string }) => {
  const { t, language: own } = useWords();
  const { person } = usePerson();
  const [language, setLanguage] = useState<Language>(own);
  const loaded = useLoad(readPriceSms, { quotationId, language });
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{t('prices.sms')}</h2>
      <ChoiceChips label={t('prices.smsLanguage')} choices={choices} chosen={language} onChange={setLanguage} />
      <LoadedPart loaded={loaded}>
        {({ text }) => (
          <>
            <p className="select-all break-words rounded-xl bg-ground p-3 text-lg">{text}</p>
            <CopyText key={text} text={text} />
            {person.roles.includes('extension-manager') && <SendPriceForm key={`${text} message`} text={text} />}
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const CopyText = ({ text }: { readonly text: string }) => {
  const { t } = useWords();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  /** There is no clipboard on a page that did not come by https, nor where the browser does not let us. */
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5 shrink-0" />
          {t('prices.copy')}
        </Button>
        <ButtonLink look="quiet" href={`sms:?&body=${encodeURIComponent(text)}`}>
          <MessageSquareText aria-hidden className="size-5 shrink-0" />
          {t('prices.openSms')}
        </ButtonLink>
      </div>
      {copied === 'yes' && <Notice kind="done">{t('prices.copied')}</Notice>}
      {copied === 'no' && <Notice kind="error">{t('prices.notCopied')}</Notice>}
    </>
  );
};
