/** Why an act is refused, '' where it is not; for tests. */
export const codeOf = (act: () => unknown): string => {
  try {
    act();
    return '';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
