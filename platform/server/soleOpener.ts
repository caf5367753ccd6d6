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
  const place = placeOf(folder)
  const server = createServer((socket) => socket.destroy())
  try {
    await listening(server, place)
  } catch {
    // A living holder answers; of a killed one only the name is left.
    if (place.startsWith('\\\\') || (await answers(place))) {
      throw new Error(`The database in ${folder} is open in another process. Stop that one first.`)
    }
    rmSync(place, { force: true })
    await listening(server, place)
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Where the holder of a folder listens: a name of its own, whatever the length of the path. */
export function placeOf(folder: string): string {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 32)
  return process.platform === 'win32'
    ? `\\\\?\\pipe\\tessera-${name}`
    : path.join(tmpdir(), `tessera-${name}.sock`)
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

const listening = (server: Server, place: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      resolve()
    })
  })
