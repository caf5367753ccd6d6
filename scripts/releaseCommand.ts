import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { verifiedList } from '#features/news/keeper/announce.ts'
import { inlineCode } from '#platform/std/rendering.ts'

import { filesOf, releaseHash } from '#platform/server/releaseHash.ts'

interface ReleaseOptions {
  readonly server: string
  /** Of a build of one's own. */
  readonly folder: string
  /** Who must have signed, base58; whom the server names where it is left out. */
  readonly announcer?: string | undefined
}

/** A browser gets one of these forms of a file. */
const encodings = ['identity', 'gzip', 'br'] as const
const atOnce = 8

/**
 * Compares a build with the newest release that a server announces, and with the files that it serves: 1 where any
 * differs. A page that the server renders is not a file: its scripts must be files of the release.
 * @throws Error where the server does not answer.
 */
export async function releaseCommand(
  { server, folder, announcer }: ReleaseOptions,
  print: (line: string) => void,
): Promise<number> {
  const faults = [
    ...(await announcedFaults(server, await releaseHash(folder), announcer)),
    ...(await servedFaults(server, folder)),
    ...(await pageFaults(server, folder)),
  ]
  for (const fault of faults) print(fault)
  print(faults.length === 0 ? 'the server serves the announced release' : `${faults.length} faults`)
  return faults.length === 0 ? 0 : 1
}

async function announcedFaults(
  server: string,
  hash: string,
  announcer: string | undefined,
): Promise<readonly string[]> {
  const { list, faults, ...named } = await verifiedList(server)
  if (announcer !== undefined && announcer !== named.announcer) {
    return [`announcements are signed by ${named.announcer}`]
  }
  const wrong = faults.map(({ number, why }) => `announcement #${number}: ${why}`)
  if (wrong.length > 0) return wrong
  const release = list.find((one) => one.kind === 'release' && one.release !== null)
  if (release === undefined) return ['no release is announced']
  if (release.release === hash) return []
  return [`announcement #${release.number} has the hash ${release.release}, the folder ${hash}`]
}

/** The files that the build compressed are what the others become on the way. */
const isPacked = (file: string): boolean => /\.(?:br|gz)$/.test(file)

async function servedFaults(server: string, folder: string): Promise<readonly string[]> {
  const faults: string[] = []
  const waiting = (await filesOf(folder)).filter((file) => !isPacked(file)).toSorted()
  const compare = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const own = await readFile(path.join(folder, file))
      for (const encoding of encodings) {
        const { ok, bytes } = await served(new URL(file, `${server}/`), encoding)
        if (!ok || !own.equals(bytes)) faults.push(`${file} (${encoding}) differs`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, compare))
  return faults.toSorted()
}

/**
 * A page runs files of the release alone: by their names and hashes, as those that its first script loads, or whole in the
 * page itself.
 */
async function pageFaults(server: string, folder: string): Promise<readonly string[]> {
  const files = new Map<string, Buffer>()
  for (const file of await filesOf(folder)) {
    if (!isPacked(file)) files.set(`/${file}`, await readFile(path.join(folder, file)))
  }
  const scripts = [...files].filter(([file]) => file.endsWith('.js'))
  const inline = new Set(scripts.map(([, code]) => inlineCode(code.toString('utf8'))))
  const isOfRelease = (file: string, hash: string | undefined): boolean =>
    hash !== undefined && hash === hashOf(files.get(file))
  // Whatever its status, a browser runs it.
  const { bytes } = await served(new URL('/', server), 'identity')
  const faults: string[] = []
  for (const [tag, attributes = '', code = ''] of bytes.toString('utf8').matchAll(scriptTag)) {
    const named = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
    // Data, which no browser runs.
    if (named('type') === 'application/json') continue
    const source = named('src')
    const loaded = `${named('data-app') ?? ''} ${named('data-chunks') ?? ''}`.split(' ')
    const isRight =
      (source === undefined ? inline.has(code) : isOfRelease(source, named('integrity'))) &&
      loaded.filter(Boolean).every((one) => isOfRelease(...split(one)))
    if (!isRight) faults.push(`not of the release: ${tag.slice(0, 100)}`)
  }
  return faults
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** `/assets/app.js#sha256-…` */
function split(one: string): [file: string, hash: string | undefined] {
  const [file = '', hash] = one.split('#')
  return [file, hash]
}

const hashOf = (bytes: Buffer | undefined): string | null =>
  bytes === undefined ? null : `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** As a browser has it once it is unpacked. */
async function served(url: URL, encoding: string): Promise<{ ok: boolean; bytes: Buffer }> {
  const signal = AbortSignal.timeout(30_000)
  const reply = await fetch(url, { headers: { 'accept-encoding': encoding }, signal })
  return { ok: reply.ok, bytes: Buffer.from(await reply.arrayBuffer()) }
}
