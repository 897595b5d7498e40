/* The same text is signed here and checked on phones, so that both make it by one function. */
export { canonicalJson } from '@shuka/domain/kit/canonical-json.ts';
