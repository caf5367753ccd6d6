import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { needs, recordOf, screenOf, type Script, scriptOf } from './record.ts'

/** Of the built app, gzipped JavaScript in bytes. */
export interface Weight {
  /** All that home needs to stand and to answer a tap. */
  readonly firstRoute: number
  /** What home then requests by itself: the data layer and the components that need it. */
  readonly afterwards: number
  /** The shared behaviour of dialogs, tabs and selects. */
  readonly ui: number
  /** By page name: what a screen requests beyond home's chunks, beside `ui`. */
  readonly routes: Readonly<Record<string, number>>
  /** Scripts with a wallet or chain library in them that some screen needs before a tap. */
  readonly walletsEarly: readonly string[]
}

export async function weigh(outDir: string): Promise<Weight> {
  const scripts = JSON.parse(await readFile(recordOf(outDir), 'utf8')) as Script[]
  const sum = async (files: Iterable<string>): Promise<number> => {
    const texts = await Promise.all([...files].map((file) => readFile(path.join(outDir, file))))
    return texts.reduce((bytes, text) => bytes + gzipSync(text, { level: 9 }).length, 0)
  }
  const first = new Set(['theme.js', 'arrival.js', 'early.js', 'begin.js', ...firstOf(scripts)])
  const live = namesOf(needs(scripts, scriptOf(scripts, 'features/home/web/live.tsx')))
  const ui = scripts.filter(({ modules }) => modules.some((id) => id.includes('/@base-ui/')))
  const known = new Set([...first, ...live, ...ui.map(({ file }) => file)])
  const wallets = await walletScripts(outDir)
  const early = new Set([...first, ...live].filter((file) => wallets.has(file)))
  const routes: Record<string, number> = {}
  for (const screen of scripts) {
    const page = /\/web\/(?:\w+\/)*(\w+)Screen\.tsx$/.exec(screen.starts ?? '')?.[1]
    if (page === undefined || page === 'Home') continue
    const all = namesOf(needs(scripts, screen))
    const own = all.filter((file) => !known.has(file))
    for (const file of all) if (wallets.has(file)) early.add(file)
    routes[`${page[0]!.toLowerCase()}${page.slice(1)}`] = await sum(own)
  }
  return {
    firstRoute: await sum(first),
    afterwards: await sum(live.filter((file) => !first.has(file))),
    ui: await sum(ui.map(({ file }) => file)),
    routes,
    walletsEarly: [...early],
  }
}

const namesOf = (scripts: readonly Script[]): string[] => scripts.map(({ file }) => file)

function firstOf(scripts: readonly Script[]): string[] {
  const entries = scripts.filter(({ isEntry }) => isEntry)
  return namesOf([...entries, screenOf(scripts, 'home')].flatMap((one) => needs(scripts, one)))
}

/** Scripts in which a wallet or chain library lies: none of them comes before Connect is tapped. */
export async function walletScripts(outDir: string): Promise<ReadonlySet<string>> {
  const scripts = JSON.parse(await readFile(recordOf(outDir), 'utf8')) as Script[]
  const library =
    /node_modules\/(?:tronweb|viem|ethers|@noble\/(?:curves|secp256k1))\/|platform\/web\/(?:wallet\/(?:foundWallet|demo)|flow\/engine)\.ts$/
  return new Set(namesOf(scripts.filter(({ modules }) => modules.some((id) => library.test(id)))))
}
