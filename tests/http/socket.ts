import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 where the connection was closed without a word. */
  readonly status: number
  readonly head: string
  readonly body: string
}

/**
 * Sends bytes as they are, whether HTTP allows them or not, and reads until the other side hangs
 * up.
 */
export async function sendRaw(url: string, ...pieces: (string | Buffer)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  socket.on('data', (piece: Buffer) => received.push(piece))
  // A client that is cut off in the middle of a message sees an error.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  for (const piece of pieces) socket.write(piece)
  await closed
  const text = Buffer.concat(received).toString('utf8')
  const [head = ''] = text.split('\r\n\r\n', 1)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: text.slice(head.length + 4),
  }
}
