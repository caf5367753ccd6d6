import type { BrowserContextOptions, Page } from 'playwright-core'

import { held } from './held.ts'
import { browser, stack } from './onStage.ts'

/** A page of a reader who has been here with that stored, and whose browser sends that cookie. */
export async function reader(
  stored: Readonly<Record<string, string>>,
  cookie: string | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.server.url, ...options })
  if (cookie !== null) {
    await context.addCookies([{ name: 'locale', value: cookie, url: stack.server.url }])
  }
  await context.addInitScript(`if (location.protocol === 'http:') {
    Object.assign(localStorage, ${JSON.stringify(stored)})
    // The first frame with something in it: a browser makes none before it has the styles.
    requestAnimationFrame(function look() {
      if (document.querySelector('main') === null) return requestAnimationFrame(look)
      const seen = (one) => one !== null && getComputedStyle(one).visibility === 'visible'
      globalThis.drawn = document.querySelector('main')
      globalThis.shown = { page: seen(globalThis.drawn), guest: seen(document.querySelector('.for-guests')) }
    })
  }`)
  return context.newPage()
}

/** A prerendered page whose scripts come once `open` is called. `first` runs before them; errors are also reported. */
export async function early(
  path: string,
  stored: Readonly<Record<string, string>> = {},
  first = '',
  report: (error: string) => void = () => {},
) {
  const page = await reader(stored, null)
  await page.addInitScript(first)
  page.on('pageerror', (error) => report(error.message))
  page.on('console', (message) => message.type() === 'error' && report(message.text()))
  const open = await held(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return { page, open }
}
