import { chromium } from 'playwright-core'

import { findBrowser } from '../../scripts/run/browser.mjs'
import { type Watched, watched } from './watch.ts'

/**
 * A headless browser, watched; the caller closes it, which fails where a page did what it must not. `home` is another
 * name under which it reaches this machine.
 */
export async function launchBrowser(home = '127.0.0.1'): Promise<Watched> {
  const found = await findBrowser()
  const named = home === '127.0.0.1' ? [] : [`--host-resolver-rules=MAP ${home} 127.0.0.1`]
  return watched(
    await chromium.launch({
      executablePath: found.path,
      headless: true,
      // Without a graphics card, one that is simulated costs more than none.
      args: ['--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars', ...named],
    }),
    home,
  )
}
