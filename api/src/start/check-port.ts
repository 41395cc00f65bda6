import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError } from '../config-error.ts'

/** Throws ConfigError when the api cannot listen on the port. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ConfigError(sentenceFor(String(code), port, host))
  }
  server.close()
  await once(server, 'close')
}

function sentenceFor(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1} npm start.`
  }
  if (code === 'EACCES') return `Port ${port} needs more rights: choose a PORT above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all addresses.`
  }
  return `The server cannot listen on ${host}:${port} (${code}): choose another HOST or PORT.`
}
