import { once } from 'node:events'
import { isServing, readPostmaster } from './postmaster-pid.ts'
import { stopServer } from './stop-server.ts'

// Guardian process of the server. Its stdin is a pipe held by the process that started it: the pipe closes when
// that process dies for any reason, and the guardian then stops the server.
const [clusterDir = '', pidText = ''] = process.argv.slice(2)
const pid = Number(pidText)

process.stdin.resume()
await once(process.stdin, 'close')
const isSame = readPostmaster(clusterDir)?.pid === pid
if (isSame && isServing(clusterDir, pid)) await stopServer(clusterDir, pid)
process.exit()
