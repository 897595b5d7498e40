/** The specification's own key: the farmer's e-mail, from the right code until sign-up ends. */
const key = 'farmerEmail';

export const keepEmail = (email: string): void => {
  try {
    localStorage.setItem(key, email);
  } catch {
    // the sign-up goes on without it
  }
};

export const forgetEmail = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
};
