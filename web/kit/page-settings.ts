import { isLanguage, type Language } from '@shuka/domain/kit/languages.ts';

/** The places the server fills when it serves a built page. */
export const places = {
  product: '%PRODUCT%',
  origin: '%ORIGIN%',
  year: '%YEAR%',
  address: '%ADDRESS%',
  phone: '%PHONE%',
  emailGeneral: '%EMAIL_GENERAL%',
  emailSupport: '%EMAIL_SUPPORT%',
  emailPartners: '%EMAIL_PARTNERS%',
  facebook: '%FACEBOOK_URL%',
  x: '%X_URL%',
  instagram: '%INSTAGRAM_URL%',
  linkedIn: '%LINKEDIN_URL%',
} as const;

/** The product's name: the place for it while pages are built, the name itself in the browser. */
export const productName = (): string =>
  typeof document === 'undefined' ? places.product : (document.documentElement.dataset['product'] ?? '');

/** The language the page is in; the server chose it from the address, the cookie or the browser's own wish. */
export const pageLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};
