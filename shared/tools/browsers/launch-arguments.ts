/** Arguments of Chromium that save CPU time in end-to-end tests, which load many pages for a short time. */
export const launchArguments: string[] = [
  // The optimising compilers take more time than their code saves in a page that is closed after seconds.
  '--js-flags=--no-opt --no-maglev',
  // Otherwise Chromium starts a spare renderer for each context, which hardly any test uses.
  '--renderer-process-limit=1',
]
