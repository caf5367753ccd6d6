import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The state of the texts on the page, at the width of a small phone. */
interface Found {
  readonly wide: boolean
  readonly broken: boolean
  readonly made: readonly string[]
  readonly shown: readonly number[]
}

export async function look(page: Page, wanted: readonly string[]): Promise<Found> {
  await page.setViewportSize({ width: 360, height: 900 })
  return page.evaluate<Found>(`(() => {
    const wanted = ${JSON.stringify(wanted)}
    // Without the data that a page came with, which nobody sees.
    const all = [...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT')
      .map((one) => one.textContent).join(' ')
    const root = document.documentElement
    // The page's own icon is carried in its head: one link, and it is the first.
    const bad = 'body script:not([src]):not(body > [data-app]):not(body > #initial-data), iframe, object, embed, base, frame, marquee, video, audio, math, template, meta[http-equiv], link[href*="elsewhere"], [src*="elsewhere"], [href^="javascript" i], [href^="data:" i]:not(head > link[rel="icon"]), link[rel="icon"] ~ link[rel="icon"], [href^="vbscript" i]'
    const handlers = [...document.querySelectorAll('*')].filter((one) =>
      one.getAttributeNames().some((name) => name.startsWith('on')))
    return {
      wide: root.scrollWidth > root.clientWidth,
      broken: document.querySelector('main') === null || all.includes('SCREEN'),
      made: [...document.querySelectorAll(bad), ...handlers].map((one) => one.outerHTML.slice(0, 200)),
      shown: wanted.flatMap((text, i) => (all.includes(text) ? [i] : [])),
    }
  })()`)
}

/** How a page stands to which the texts did nothing. */
export const harmless = { wide: false, broken: false, made: [] }

/** PostgreSQL holds neither half a character nor a zero, so no page is ever rendered from them. */
export const asStored = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '')

/** In a rendered page every line ends alike. */
const asRendered = (text: string): string => asStored(text).replaceAll(/\r\n?/g, '\n')

/**
 * What is wrong with a page that is to show every text, as the app sets it or as the server
 * rendered it; null where nothing is. Names and numbers may come after its network was quiet.
 */
export async function faultOf(page: Page, texts: readonly string[]): Promise<object | null> {
  // As the app sets it from a reply, from what a page came with, and as the server rendered it.
  const wanted = [...texts, ...texts.map(asStored), ...texts.map(asRendered)]
  let fault: object | null = null
  const again = async (): Promise<object | null> => {
    const { shown, ...found } = await look(page, wanted)
    const there = new Set(shown.map((i) => i % texts.length))
    const missing = texts.filter((_, i) => !there.has(i))
    const well = missing.length === 0 && JSON.stringify(found) === JSON.stringify(harmless)
    fault = well ? null : { ...found, missing: missing.length, first: missing[0] }
    return fault
  }
  try {
    await expect.poll(again).toBeNull()
  } catch {
    // The caller states where it was.
  }
  return fault
}

/**
 * What is wrong with a page that is to show none: that it shows one, or that another of its calls may
 * hold one than those it is known of. A short text may stand there by itself.
 */
export async function faultOfTextless(
  page: Page,
  texts: readonly string[],
  holding: { readonly asked: readonly string[]; readonly known: readonly string[] },
): Promise<object | null> {
  const long = texts.filter((text) => text.trim().length > 20)
  const found = await look(page, long)
  const asked = holding.asked.toSorted()
  const right = { ...harmless, shown: [], asked: holding.known.toSorted() }
  const fault = { ...found, asked }
  return JSON.stringify(fault) === JSON.stringify(right) ? null : fault
}
