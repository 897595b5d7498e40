/** A picture beside a form, which only wide screens load: on a phone the form comes first. */
export const FormPicture = ({ src }: { src: string }) => (
  <img src={src} alt="" width="240" height="200" loading="lazy" className="hidden w-full max-w-sm md:block" />
);
