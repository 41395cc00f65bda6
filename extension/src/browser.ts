/**
 * The browser's extension API, which returns promises in all supported browsers. Used by pages to keep
 * their bundle small; the background uses webextension-polyfill, which supports asynchronous message
 * responses in Chrome.
 */
export const browser = Reflect.has(globalThis, 'browser') ? globalThis.browser : globalThis.chrome
