import { loadWithWords } from '#kit/load-with-words.ts';

export const loadMessagesPage = () =>
  loadWithWords(
    'talk',
    import('./MessagesPage.tsx').then((part) => part.MessagesPage),
  );
export const loadConversationPage = () =>
  loadWithWords(
    'talk',
    import('./ConversationPage.tsx').then((part) => part.ConversationPage),
  );
export const loadChatPreview = () =>
  loadWithWords(
    'talk',
    import('./ChatPreview.tsx').then((part) => part.ChatPreview),
  );
