import type { Page } from 'playwright-core'

/** Puts away what earlier visits left unfinished, whenever the page asks whether to go on with it. */
export async function discardLeftovers(page: Page, discard: string): Promise<void> {
  const button = page.getByRole('button', { name: discard, exact: true })
  // It may go by itself before it is tapped: then there is nothing left to do.
  const tap = () => button.click({ timeout: 3_000 }).catch(() => {})
  await page.addLocatorHandler(button, tap, { noWaitAfter: true })
}
