import data from './limits.json' with { type: 'json' };

export const ussdLimits = {
  pageLetters: data.ussd.pageLetters.value,
  sessionMinutes: data.ussd.sessionMinutes.value,
  keptHours: data.ussd.keptHours.value,
  sessionsAnHour: data.ussd.sessionsAnHour.value,
  steps: data.ussd.steps.value,
  inputsAtOnce: data.ussd.inputsAtOnce.value,
} as const;

export const pinLimits = {
  triesBeforeLock: data.pin.triesBeforeLock.value,
  lockMinutes: data.pin.lockMinutes.value,
  mostTries: data.pin.mostTries.value,
} as const;
