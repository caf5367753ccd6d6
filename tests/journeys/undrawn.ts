import type { Page } from 'playwright-core'

/**
 * From now on pages come empty, as where the server cannot draw one: the app asks for everything
 * itself, so that a journey decides what it is answered.
 */
export async function undrawn(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    const empty = new URL('/index.html', request.url()).href
    await route.fulfill({ response: await route.fetch({ url: empty }) })
  })
}
