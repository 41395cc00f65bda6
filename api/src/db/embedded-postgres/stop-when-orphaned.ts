import { once } from 'node:events'
import { isServing, readPostmaster } from './postmaster-pid.ts'
import { stopServer } from './stop-server.ts'

// A process of its own, started beside the server. Its input is a pipe that only the starter holds:
// the pipe closes when the starter dies, however it dies, and then the server has nobody left.
const [clusterDir = '', pidText = ''] = process.argv.slice(2)
const pid = Number(pidText)

process.stdin.resume()
await once(process.stdin, 'close')
const isSame = readPostmaster(clusterDir)?.pid === pid
if (isSame && isServing(clusterDir, pid)) await stopServer(clusterDir, pid)
process.exit()
