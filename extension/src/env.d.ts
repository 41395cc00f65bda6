interface ImportMetaEnv {
  /** Origin of the registry, fixed when the extension is built. */
  readonly REGISTRY_URL: string
}

/** What code inside the extension calls: the first in Firefox, the second in Chrome and Edge. */
declare var browser: import('webextension-polyfill').Browser
declare var chrome: import('webextension-polyfill').Browser
