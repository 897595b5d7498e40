/** Tests of the house about losses that no random play brings about, by what they are about. */
export const lossTests = [
  { what: 'the database restarts, or answers nothing, under a crowd', files: ['server/app/database-away.test.ts'] },
  { what: 'what phones of every earlier release still hold', files: ['server/sync/outboxes.test.ts'] },
  {
    what: 'a day-old backup is put back, the archive of the log to a moment; cut and foreign ones',
    files: ['server/app/backup.test.ts', 'server/app/backup-wal.test.ts'],
  },
  { what: 'the disk of the files is full', files: ['server/kit/disk-files.test.ts'] },
] as const;
