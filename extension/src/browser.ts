/**
 * The browser's own interface, which answers in promises in every browser that we build for. For pages,
 * where each KB counts; the background, which answers messages later, needs the polyfill.
 */
export const browser = Reflect.has(globalThis, 'browser') ? globalThis.browser : globalThis.chrome
