import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes this process the only one that has a folder open, until it ends or gives it back. A socket
 * that nobody listens at any more is what a killed process leaves: unlike a file with a process
 * number it cannot be mistaken for a living one.
 */
export async function soleOpener(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 32)
  const isWindows = process.platform === 'win32'
  const place = isWindows
    ? `\\\\?\\pipe\\tessera-${name}`
    : path.join(tmpdir(), `tessera-${name}.sock`)
  if (await answers(place)) {
    throw new Error(`The database in ${folder} is open in another process. Stop that one first.`)
  }
  if (!isWindows) rmSync(place, { force: true })
  const server = createServer((socket) => socket.destroy())
  await listening(server, place, folder)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const answers = (place: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(place)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const listening = (server: Server, place: string, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error(`The database in ${folder} could not be taken`, { cause })),
    )
    server.listen(place, () => resolve())
  })
