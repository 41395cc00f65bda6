// Loaded before a program's own code (`node --expose-gc --import`). V8 returns the memory of a start, 30 MB of the api,
// when it next finds time, which takes up to two minutes. The collection takes 60 ms.
const AFTER_MS = 15_000

setTimeout(() => globalThis.gc?.(), AFTER_MS).unref()
