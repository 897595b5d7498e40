/* Sounds that are something else as well, or not what they say. */
import { oggVoice, webmVoice } from '@shuka/server/world/voices.ts';
import { marker, page, type Sent } from './file-pictures.ts';

const ogg = 'audio/ogg';
const webm = 'audio/webm';

/** Every sound that is sent to each door that takes one. */
export const sounds = (): Sent[] => {
  const [good, other] = [oggVoice(2), webmVoice(2)];
  const tagged = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x40', 'latin1'), page, good]);
  return [
    { what: 'a good voice in Ogg', bytes: good, mediaType: ogg, isGood: true },
    { what: 'a good voice in WebM', bytes: other, mediaType: webm, isGood: true },
    { what: 'an Ogg with a page behind it', bytes: Buffer.concat([good, page]), mediaType: ogg },
    { what: 'an Ogg with a page before it', bytes: Buffer.concat([page, good]), mediaType: ogg },
    { what: 'an Ogg with the tags of another kind of sound', bytes: tagged, mediaType: ogg },
    { what: 'an Ogg with a page in its words', bytes: oggVoice(2, page.toString()), mediaType: ogg },
    { what: 'a WebM with a page behind it', bytes: Buffer.concat([other, page]), mediaType: webm },
    { what: 'a WebM with a page as its filling', bytes: webmVoice(2, 'A_OPUS', 2, page), mediaType: webm },
    {
      what: 'a WebM whose program is called a page',
      bytes: webmVoice(2, 'A_OPUS', 2, undefined, page.toString()),
      mediaType: webm,
    },
    { what: 'a WebM that says it is an Ogg', bytes: other, mediaType: ogg },
    { what: 'an Ogg cut in half', bytes: good.subarray(0, good.length >> 1), mediaType: ogg },
    { what: 'a WebM cut in half', bytes: other.subarray(0, 60), mediaType: webm },
    { what: 'a page that says it is a sound', bytes: page, mediaType: ogg },
    { what: 'nothing at all', bytes: Buffer.alloc(0), mediaType: ogg },
    { what: 'a word', bytes: Buffer.from(marker), mediaType: webm },
  ];
};
