import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

// The reference of the server benchmark: sends the bytes of one file, and nothing else. Prints its port.
const [file = '', encoding = 'identity'] = process.argv.slice(2)
const bytes = readFileSync(file)
const app = new Koa()
app.use(ctx => {
  ctx.type = 'json'
  if (encoding !== 'identity') ctx.set('content-encoding', encoding)
  ctx.body = bytes
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log((server.address() as AddressInfo).port)
