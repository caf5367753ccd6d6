import type { Page } from 'playwright-core'

/**
 * From now on pages come empty, as where the server cannot render one: the app requests everything
 * itself, so that a journey decides the replies.
 */
export async function undrawn(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    const empty = new URL('/index.html', request.url()).href
    await route.fulfill({ response: await route.fetch({ url: empty }) })
  })
}
