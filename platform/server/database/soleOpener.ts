import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes this process the only one that has a folder open, until it ends or releases it. A killed
 * process leaves a socket without a listener: unlike a file with a process number it cannot be
 * mistaken for a living one. A client of the socket, which is the same user, may request a copy of
 * the database: `dump` writes it whole into a file.
 */
export async function soleOpener(
  folder: string,
  dump: (file: string) => Promise<void> = async () => {
    throw new Error('the database is not open yet')
  },
): Promise<() => Promise<void>> {
  const place = placeOf(folder)
  // Our half stays open until the answer is in it.
  const server = createServer({ allowHalfOpen: true }, (socket) => serveDumps(socket, dump))
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

/** Lets the holder of a folder write a copy of its database into `file`; false where nobody holds it. */
export function askForDump(folder: string, file: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(placeOf(folder))
    let output = ''
    socket.setEncoding('utf8').on('data', (text: string) => (output += text))
    socket.once('connect', () => socket.end(`${path.resolve(file)}\n`))
    socket.once('error', () => resolve(false))
    socket.once('close', () => {
      if (output === 'done\n') resolve(true)
      else reject(new Error(`The database in ${folder} was not copied: ${output.trim()}`))
    })
  })
}

/** One file name, one answer: `done`, or why not. */
function serveDumps(socket: Socket, dump: (file: string) => Promise<void>): void {
  let asked = ''
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', (text: string) => (asked += text))
  socket.once('end', () => {
    // A client that only checks whether we live.
    if (asked === '') return void socket.destroy()
    dump(asked.trim()).then(
      () => socket.end('done\n'),
      (error: unknown) => socket.end(`${error instanceof Error ? error.message : String(error)}\n`),
    )
  })
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
