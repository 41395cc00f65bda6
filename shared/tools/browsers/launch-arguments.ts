/** Features that Playwright disables: Chromium uses only the last switch of this name, which replaces Playwright's. */
const DISABLED_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/** Pages that Chromium loads in each new window for suggestions below its address bar: a second of CPU time each. */
const SUGGESTION_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Arguments of Chromium that save CPU time in end-to-end tests, which load many pages for a short time. */
export const launchArguments: string[] = [
  // The optimising compilers take more time than their code saves in a page that is closed after seconds.
  '--js-flags=--no-opt --no-maglev',
  // Otherwise Chromium starts a spare renderer for each context, which hardly any test uses.
  '--renderer-process-limit=1',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...SUGGESTION_PAGES].join(',')}`,
]
