import { readConfig, type Config } from '#app/config.ts';
import { testSecretKey } from './test-template.ts';

/** The settings of a house of users, whose server listens on this machine alone. @param more the database, and the port. */
export const configOfUsers = (dataFolder: string, more: Readonly<Record<string, string>>): Config =>
  readConfig({
    DATABASE_NETWORK: 'private',
    DATA_FOLDER: dataFolder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    MAIL_FROM: 'house@example.org',
    MAIL_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://shuka.example',
    SECRET_KEY: testSecretKey.toString('base64'),
    ...more,
  });
