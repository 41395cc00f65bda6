/** What code that a test runs inside the extension calls. */
declare const chrome: import('webextension-polyfill').Browser
