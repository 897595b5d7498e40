import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';

/* The four marks are plain outlines drawn here: icon sets no longer carry brands. */
const networks = [
  {
    name: 'Facebook',
    url: places.facebook,
    mark: 'M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1z',
  },
  { name: 'X', url: places.x, mark: 'M3 3h5l4.6 6.3L18 3h3l-7 8.2L21.5 21h-5l-5-6.9L5.5 21h-3l7.6-8.9z' },
  {
    name: 'Instagram',
    url: places.instagram,
    mark:
      'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 ' +
      '3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 ' +
      '2.5 0 0 0 0-5z',
  },
  {
    name: 'LinkedIn',
    url: places.linkedIn,
    mark:
      'M4 9h4v12H4zM6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm4 6h4v2c.7-1.3 2-2.3 4-2.3 3 0 4 2 4 5V21h-4v-6.5c0-1.5-.5-2.5' +
      '-2-2.5s-2 1-2 2.5V21h-4z',
  },
] as const;

/** The product's own pages elsewhere, each in a new tab. */
export const SocialLinks = () => {
  const { t } = useWords();
  return (
    <ul className="flex flex-wrap gap-2">
      {networks.map(({ name, url, mark }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('site.socialLink', { name })}
            className="grid size-11 place-items-center rounded-full bg-white/15 hover:bg-white/30"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
              <path d={mark} fillRule="evenodd" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
};
