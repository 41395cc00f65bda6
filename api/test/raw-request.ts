import { connect } from 'node:net'

export interface RawResponse {
  status: number
  /** Header lines in order, names in lower case. */
  headers: [string, string][]
  body: string
}

function parse(raw: string): RawResponse {
  const end = raw.indexOf('\r\n\r\n')
  const [first = '', ...lines] = raw.slice(0, end).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers, body: raw.slice(end + 4) }
}

/** Sends a request with an unnormalized target, byte by byte. */
export async function rawRequest(
  port: number,
  target: string,
  head = 'Host: 127.0.0.1\r\n',
): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1')
  // Not half-closed: the server would treat it as a disconnected client.
  socket.write(`GET ${target} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`, 'latin1')
  const parts = await socket.toArray()
  return parse(Buffer.concat(parts).toString('latin1'))
}
