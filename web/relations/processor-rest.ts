/* What the page does not wait for: it draws who somebody is first. */
export { CompanyFields } from './CompanyFields.tsx';
export { ProcessorEnd } from './ProcessorEnd.tsx';
export { ProcessorPapers } from './ProcessorPapers.tsx';
export { sendPictures } from './send-processor.ts';
