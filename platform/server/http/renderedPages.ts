import { readFile } from 'node:fs/promises'

import { Failure } from '#platform/std/failure.ts'
import type { Locale } from '#platform/std/text.ts'

import type { App } from '#platform/server/app.ts'
import { frameOf } from '#platform/std/rendering.ts'
import { type Renderer, openRenderer, type ShownCall } from './renderer.ts'
import { packed, type Packed } from './packed.ts'

/** What a caller who is not signed in is answered. */
export type Ask = (call: Omit<ShownCall, 'key'>, locale: Locale) => Promise<unknown>

interface Known {
  /** Block and time at which it was last requested. */
  when: string
  page: Promise<Packed | null>
  /** The calls it made when it was rendered, and the replies it was rendered from. */
  calls: readonly ShownCall[]
  from: string
}

/**
 * Chain time goes into a page in steps of this number of seconds, so that one rendering serves for
 * a while.
 */
const step = 60
/** The most times that requests follow from replies, one after the other. */
const rounds = 4
/** Addresses whose pages are kept, in both languages. */
const most = 200
/**
 * Addresses with other requests can be made up: at most this number of them is rendered a second.
 */
const strangersASecond = 20
/** The longest address that is rendered: two transaction hashes. */
const longestSearch = 160

/**
 * Pages with the chain's current state. What they show changes with a block at most, so each is
 * rendered once for all readers of a block, and again only where a reply differs.
 */
export class RenderedPages {
  constructor(app: App, ask: Ask, webFolder: string) {
    this.app = app
    this.ask = ask
    this.webFolder = webFolder
  }
  private readonly app: App
  private readonly ask: Ask
  private readonly webFolder: string
  private renderer: Promise<Renderer | null> | null = null
  /** The last rendered is last. */
  private readonly known = new Map<string, Known>()
  private strangers = { second: 0, count: 0 }

  /** The page for an address; null where the app renders it. */
  async page(name: string, locale: Locale, asked: URLSearchParams): Promise<Packed | null> {
    const { head } = this.app.clock
    const renderer = await (this.renderer ??= this.open())
    const route = renderer?.serverRendered[name]
    if (renderer === null || route === undefined) return null
    const search = searchOf(route.params, asked)
    if (search.length > longestSearch) return null
    const now = this.knowsTime ? Math.floor(this.app.clock.now() / step) * step : 0
    const when = `${head.id} ${now}`
    const key = `${locale} ${name}${search}`
    const last = this.known.get(key)
    if (last?.when === when) return last.page
    if (search !== '' && !this.mayDraw()) return null
    const known = last ?? { when, page: Promise.resolve(null), calls: [], from: '' }
    known.when = when
    known.page = this.drawNow(renderer, known, known.page, { name, locale, search, now }).catch(
      (error: unknown) => {
        known.from = ''
        this.app.log.warn({ err: error, page: name }, 'a page is left to the app')
        return null
      },
    )
    this.keep(key, known)
    return known.page
  }

  /** Without it pages are left to the app. */
  private async open(): Promise<Renderer | null> {
    try {
      return await openRenderer(this.webFolder)
    } catch (error) {
      this.renderer = null
      this.app.log.warn({ err: error }, 'pages are left to the app')
      return null
    }
  }

  private async drawNow(
    renderer: Renderer,
    known: Known,
    rendered: Promise<Packed | null>,
    { name, locale, search, now }: { name: string; locale: Locale; search: string; now: number },
  ): Promise<Packed | null> {
    const last = await rendered
    let replies = await this.replies(known.calls, locale)
    if (JSON.stringify([now, replies]) === known.from) return last
    known.from = ''
    for (let round = 1; ; round++) {
      const initialData = { now, search, replies }
      const { html, calls } = await renderer.render(name, locale, this.settings(), initialData)
      const asked = new Set(known.calls.map(idOf))
      const more = calls.filter((call) => !asked.has(idOf(call)))
      if (more.length === 0 || round === rounds) {
        const frame = await readFile(frameOf(this.webFolder, name, locale), 'utf8')
        const page = await packed(filled(frame, html))
        // What it requests no more is not requested again.
        const wanted = new Set(calls.map(idOf))
        const used = replies.filter((reply) => wanted.has(idOf(reply)))
        Object.assign(known, { calls, from: JSON.stringify([now, used]) })
        return page
      }
      known.calls = [...known.calls, ...more]
      replies = [...replies, ...(await this.replies(more, locale))]
    }
  }

  /**
   * No block was seen yet: rows would be missing, and time is unknown. A page is rendered without
   * replies then.
   */
  private get knowsTime(): boolean {
    return this.app.clock.head.id !== ''
  }

  /** Without those that are refused: the app requests them, and shows the refusal. */
  private async replies(calls: readonly ShownCall[], locale: Locale) {
    if (!this.knowsTime) return []
    const answers = await Promise.all(
      calls.map(async (call) => {
        try {
          return [{ ...call, data: await this.ask(call, locale) }]
        } catch (error) {
          if (error instanceof Failure) return []
          throw error
        }
      }),
    )
    return answers.flat()
  }

  private mayDraw(): boolean {
    const second = Math.floor(performance.now() / 1000)
    if (this.strangers.second !== second) this.strangers = { second, count: 0 }
    this.strangers.count += 1
    return this.strangers.count <= strangersASecond
  }

  private keep(key: string, known: Known): void {
    this.known.delete(key)
    this.known.set(key, known)
    const [oldest] = this.known.keys()
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest)
  }

  /** As far as a rendering depends on them; the app reads all of them by itself. */
  private settings(): object {
    const { network, chainId } = this.app.deployment
    const { nativeSymbol, apiBase = '' } = this.app.config
    return {
      apiBase,
      network: { name: network, chainId: chainId.toLowerCase(), nativeSymbol },
      demo: network === 'local' ? { accounts: [], travel: true } : null,
    }
  }
}

const idOf = ({ path, key }: ShownCall): string => JSON.stringify([path, key])

/** What of an address a page reads, always in the same order. */
function searchOf(params: readonly string[], asked: URLSearchParams): string {
  const read = new URLSearchParams()
  for (const name of params) {
    const value = asked.get(name)
    if (value !== null) read.set(name, value)
  }
  return read.size === 0 ? '' : `?${read}`
}

/** The frame with the element for the app. */
function filled(frame: string, element: string): string {
  const place = '<div id="app"></div>'
  if (!frame.includes(place)) throw new Error('the frame has no place for the app')
  return frame.replace(place, () => element)
}
