import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import { registerCleanup } from './cleanup.ts'
import { makeFolder } from './make-folder.ts'

/** Path of the program in Debian's package. */
export const HAPROXY = '/usr/sbin/haproxy'
const READY_MS = 20_000

/** Starts HAProxy in front of api processes, chosen by their readiness; returns its origin once it serves. */
export async function startHaProxy(apis: readonly { url: string }[]): Promise<string> {
  const port = await freePort()
  const file = path.join(await makeFolder('registry-haproxy-'), 'haproxy.cfg')
  await writeFile(file, settingsFor(port, apis))
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' })
  registerCleanup(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + READY_MS
  while (!(await isServing(url))) {
    if (performance.now() > deadline) throw new Error('HAProxy did not start.')
    await sleep(50)
  }
  return url
}

function settingsFor(port: number, apis: readonly { url: string }[]): string {
  const servers = apis.map(({ url }, n) => `  server api${n} ${new URL(url).host} check`)
  return `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  option redispatch
  retries 3
frontend web
  bind 127.0.0.1:${port}
  default_backend apis
backend apis
  balance roundrobin
  option forwardfor
  option httpchk GET /api/ready?ignore=database
  default-server inter 250ms fall 1 rise 1
${servers.join('\n')}
`
}

async function isServing(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/ready`).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.ok ?? false
}
