import { Clock, Mail, Phone } from 'lucide-react';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';

const row = 'flex min-h-11 items-center gap-3';
const link = 'break-all font-semibold text-leaf underline underline-offset-4';

/** A message to the team, and the other ways to reach it. */
export const ContactPage = () => {
  const { t } = useWords();
  return (
    <FormPage path="/contact" title={t('site.contactUs')} lead={t('site.contactLead')} island="contact">
      <ul className="grid gap-1">
        <li className={row}>
          <Phone aria-hidden className="size-6 shrink-0 text-leaf" />
          <a href={`tel:${places.phone}`} className={link}>
            {places.phone}
          </a>
        </li>
        <li className={row}>
          <Mail aria-hidden className="size-6 shrink-0 text-leaf" />
          <a href={`mailto:${places.emailGeneral}`} className={link}>
            {places.emailGeneral}
          </a>
        </li>
        <li className={row}>
          <Clock aria-hidden className="size-6 shrink-0 text-leaf" />
          <span>
            {t('site.officeDays')}
            <br />
            {t('site.officeTimes')}
          </span>
        </li>
      </ul>
    </FormPage>
  );
};
