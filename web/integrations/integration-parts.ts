/* The screens of keys and webhooks, in one file of the app. */
export { KeysPage } from './KeysPage.tsx';
export { WebhooksPage } from './WebhooksPage.tsx';
export { ProgrammeWebhookPage, WebhookPage } from './WebhookPage.tsx';
export { ProgrammesPage } from './ProgrammesPage.tsx';
export { ProgrammePage } from './ProgrammePage.tsx';
