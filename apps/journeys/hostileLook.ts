import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What became of the texts on the page as it stands, at the width of a small phone. */
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
    const bad = 'body script:not([src]):not(body > [data-app]):not(body > #given), iframe, object, embed, base, frame, marquee, video, audio, math, template, meta[http-equiv], link[href*="elsewhere"], [src*="elsewhere"], [href^="javascript" i], [href^="data:" i]:not(head > link[rel="icon"]), link[rel="icon"] ~ link[rel="icon"], [href^="vbscript" i]'
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

/** A page that others keep from the processors may still be empty when its network is quiet. */
export async function lookUntilShown(page: Page, wanted: readonly string[]): Promise<Found> {
  let found = await look(page, wanted)
  if (found.shown.length > 0) return found
  const again = async (): Promise<number> => {
    found = await look(page, wanted)
    return found.shown.length
  }
  try {
    await expect.poll(again).toBeGreaterThan(0)
  } catch {
    // Whoever asks says what it means that there is none.
  }
  return found
}

/** How a page stands to which the texts did nothing. */
export const harmless = { wide: false, broken: false, made: [] }
