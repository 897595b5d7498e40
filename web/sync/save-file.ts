/** Hands a file to the browser to keep among its downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** A name for a file of today that says nothing of whose it is. */
export const fileName = (what: 'unsent' | 'copy', now = new Date()): string =>
  `${what}-${now.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
