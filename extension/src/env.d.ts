interface ImportMetaEnv {
  /** Origin of the registry; fixed at build time. */
  readonly REGISTRY_URL: string
}

/** The extension API: `browser` in Firefox, `chrome` in Chrome and Edge. */
declare var browser: import('webextension-polyfill').Browser
declare var chrome: import('webextension-polyfill').Browser
