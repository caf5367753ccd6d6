import type { Page, Request } from 'playwright-core'

/**
 * Holds requests to these addresses until the returned function is called. `which`: otherwise all
 * of them.
 */
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
