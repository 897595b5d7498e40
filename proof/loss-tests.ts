/** Tests of the house about losses that no random play brings about, by what they are about. */
export const lossTests = [
  {
    part: 'database-away',
    what: 'the database restarts, or answers nothing, under a crowd',
    files: ['server/app/database-away.test.ts'],
  },
  {
    part: 'old-outboxes',
    what: 'what phones of every earlier release still hold',
    files: ['server/sync/outboxes.test.ts'],
  },
  {
    part: 'old-backup',
    what: 'a day-old backup is put back, the archive of the log to a moment; cut and foreign ones',
    files: ['server/app/backup.test.ts', 'server/app/backup-wal.test.ts'],
  },
  { part: 'full-disk', what: 'the disk of the files is full', files: ['server/kit/disk-files.test.ts'] },
] as const;

/** Journeys in a browser about losses. */
export const lossJourneys = [
  {
    part: 'browser-killed',
    what: 'a browser is killed while it saves, three tabs save at once: journeys',
    files: ['strict-saves'],
  },
  { part: 'full-phone', what: 'a phone that is full, damaged or cleared: journeys', files: ['phone-store'] },
] as const;
