import type { Page } from 'playwright-core'

import type { Answer } from './client.ts'
import { undrawn } from './notRendered.ts'

/** From now on a reply of the server has something in it changed. */
export const changed =
  (path: string, change: (data: Answer['data']) => void) =>
  async (page: Page): Promise<void> => {
    await undrawn(page)
    await page.route(`**${path}`, async (route) => {
      const reply = await route.fetch()
      const body = await reply.json()
      change(body.data)
      await route.fulfill({ response: reply, json: body })
    })
  }
