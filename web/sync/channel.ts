import type { Channel } from './deps.ts';

/** What tabs of one browser tell each other by name; a closed one is silent. */
export const openChannel = (name: string): Channel => {
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    post: (message) => isOpen && channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
};
