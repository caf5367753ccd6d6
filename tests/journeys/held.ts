import type { Page, Request } from 'playwright-core'

/** Keeps back what is asked for under these addresses until what it gives is called. `which`: else all of it. */
export async function held(
  page: Page,
  addresses: string,
  which: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(addresses, async (route) => {
    if (which(route.request())) await opened
    await route.continue()
  })
  return () => open()
}
