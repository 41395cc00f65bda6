/** What code that a test runs inside the extension calls: in Chrome one, in Firefox the other. */
declare const chrome: import('webextension-polyfill').Browser
declare const browser: import('webextension-polyfill').Browser
