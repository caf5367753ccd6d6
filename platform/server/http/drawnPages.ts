import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Locale } from '#platform/std/text.ts'

import type { App } from '#platform/server/app.ts'

/** What the build of the web app leaves for the server: pages drawn from replies. */
interface Drawing {
  /** By name of a page's file: the calls whose replies it shows. */
  readonly shows: Readonly<Record<string, readonly ShownCall[]>>
  /** The element that the app takes over, and what it was drawn from. */
  readonly draw: (
    page: string,
    locale: Locale,
    settings: object,
    now: number,
    replies: readonly unknown[],
  ) => string
}
export interface ShownCall {
  readonly path: string
  readonly input: Readonly<Record<string, string>>
}

/** What a caller who is not signed in is answered. */
export type Ask = (call: ShownCall, locale: Locale) => Promise<unknown>

/** A page as it is sent. */
export interface DrawnPage {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Drawn anew every few seconds: close to as small as it gets, in a few milliseconds. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Chain time goes into a page in steps of so many seconds, so that one drawing serves for a while. */
const step = 60

/**
 * Pages with what the chain says now. What they show changes with a block at most, so each is drawn
 * once for all readers of a block, and again only where a reply differs.
 */
export class DrawnPages {
  constructor(app: App, ask: Ask, webFolder: string) {
    this.app = app
    this.ask = ask
    this.webFolder = webFolder
  }
  private readonly app: App
  private readonly ask: Ask
  private readonly webFolder: string
  private drawing: Promise<Drawing | null> | null = null
  private readonly drawn = new Map<string, { from: string; page: Promise<DrawnPage> }>()
  private readonly asked = new Map<string, { when: string; page: Promise<DrawnPage | null> }>()

  /** The page of the file, below the built app; null where it can only be sent as it was built. */
  async page(name: string, locale: Locale, file: string): Promise<DrawnPage | null> {
    const { head } = this.app.clock
    // No block was seen yet: rows would be missing, and time is unknown.
    if (head.id === '') return null
    const now = Math.floor(this.app.clock.now() / step) * step
    const when = `${head.id} ${now}`
    const known = this.asked.get(file)
    if (known?.when === when) return known.page
    const page = this.drawNow(name, locale, file, now).catch((error: unknown) => {
      this.app.log.warn({ err: error, page: name }, 'a page is sent as it was built')
      return null
    })
    this.asked.set(file, { when, page })
    return page
  }

  private async drawNow(
    name: string,
    locale: Locale,
    file: string,
    now: number,
  ): Promise<DrawnPage | null> {
    const drawing = await (this.drawing ??= openDrawing(this.webFolder))
    const calls = drawing?.shows[name]
    if (drawing === null || calls === undefined) return null
    const replies = await Promise.all(calls.map((call) => this.ask(call, locale)))
    const from = JSON.stringify([now, replies])
    const known = this.drawn.get(file)
    if (known?.from === from) return known.page
    const element = drawing.draw(name, locale, this.settings(), now, replies)
    const page = packed(filled(readFileSync(path.join(this.webFolder, file), 'utf8'), element))
    this.drawn.set(file, { from, page })
    return page
  }

  /** As far as a drawing depends on them; the app reads all of them by itself. */
  private settings(): object {
    const { network, chainId } = this.app.deployment
    const { nativeSymbol } = this.app.config
    return {
      network: { name: network, chainId: chainId.toLowerCase(), nativeSymbol },
      demo: network === 'local' ? { accounts: [], travel: true } : null,
    }
  }
}

async function openDrawing(webFolder: string): Promise<Drawing | null> {
  const file = path.join(`${webFolder}.draw`, 'draw.mjs')
  if (!existsSync(file)) return null
  return (await import(pathToFileURL(file).href)) as Drawing
}

/** The built page with another element for the app. */
function filled(html: string, element: string): string {
  const place = /<div id="app"[\s\S]*<\/div>(?=\s*<noscript>)/
  if (!place.test(html)) throw new Error('the built page has no place for the app')
  return html.replace(place, () => element)
}

async function packed(html: string): Promise<DrawnPage> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([brotli(plain, effort), zip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { etag, plain, br, gzip: gz }
}
