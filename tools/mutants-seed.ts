import fc from 'fast-check';

/** What any numbers show must be shown in the next run too: a mutant is not killed by luck. */
fc.configureGlobal({ seed: 20_260_504 });
