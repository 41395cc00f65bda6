import process from 'node:process'

// Loaded before a program's own code (`node --import`). An ES module that imports node:http reads all its exports.
// Three of them are getters that load undici, Node's HTTP client, which uses 7 MB. `fetch` and `WebSocket` still load
// it when they are used.
const http = process.getBuiltinModule('node:http')

for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) Reflect.deleteProperty(http, name)
