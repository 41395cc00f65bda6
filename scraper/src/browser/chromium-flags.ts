/** Flags that disable the user profile and all background requests. */
const QUIET = [
  '--headless',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-startup-window',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--disable-breakpad',
  '--metrics-recording-only',
  '--no-pings',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
  '--log-level=3',
]

/**
 * Flags that prevent Chromium from resolving names or opening sockets: only the proxy of a job is reachable.
 * Contexts without a proxy get an unresolvable one.
 */
const CONFINED = [
  '--proxy-server=http://proxy.invalid:1',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // One switch with two names: Chromium reads the first, its headless shell the second.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
]

/** Flags for background pages at full speed, in few and small processes. */
const LEAN = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-dev-shm-usage',
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-hang-monitor',
  '--disable-prompt-on-repost',
  '--disable-site-isolation-trials',
  '--mute-audio',
  '--hide-scrollbars',
  '--js-flags=--max-old-space-size=384',
]

/** Features that open connections or processes and are not needed. */
const DISABLED_FEATURES = [
  'AutofillServerCommunication',
  'HttpsUpgrades',
  'IsolateOrigins',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'Translate',
  // Pages below the address bar that each new window loads: a second of CPU time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'site-per-process',
]

/** Returns the command line flags of Chromium. Its sandbox is on: `--no-sandbox` is never among them. */
export function chromiumFlags(profile: string): string[] {
  return [
    ...QUIET,
    ...CONFINED,
    ...LEAN,
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    `--user-data-dir=${profile}`,
    '--remote-debugging-pipe',
  ]
}
