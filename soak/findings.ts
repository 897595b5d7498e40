/** What was found wrong, each in a line; all empty when the sync keeps its word. */
export type Findings = {
  /** Acts a phone confirmed that have no outcome, or one that is not true. */
  readonly lost: string[];
  /** Acts done more than once, or counted so. */
  readonly doubled: string[];
  /** Records of a phone that differ from the server's, or are missing on it. */
  readonly diverged: string[];
  /** Records and pictures on a phone that its person may not have any more. */
  readonly leaked: string[];
  /** Acts that were not done and of which the phone does not tell, or tells otherwise. */
  readonly unreported: string[];
  /** Errors nobody expected. */
  readonly failed: string[];
};

export const noFindings = (): Findings => ({
  lost: [],
  doubled: [],
  diverged: [],
  leaked: [],
  unreported: [],
  failed: [],
});

export const countsOf = (findings: Findings): Record<keyof Findings, number> => {
  const { lost, doubled, diverged, leaked, unreported, failed } = findings;
  return {
    lost: lost.length,
    doubled: doubled.length,
    diverged: diverged.length,
    leaked: leaked.length,
    unreported: unreported.length,
    failed: failed.length,
  };
};

/** The counts of a run without faults, for a test to compare with. */
export const nothingWrong = countsOf(noFindings());
