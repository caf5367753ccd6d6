import { TestBoxes, day, done } from '#features/blindbox/server/testing/boxes.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from './browser.ts'
import { Client } from './client.ts'
import { inOneLanguage } from './inOneLanguage.ts'
import { locales, phone } from './screens.ts'
import type { Watched } from './watch.ts'

/** A level and a series in two payments, for sale, while the oracle's average is too old to sell by. */
const shownTexts = {
  en: {
    waiting: 'Waiting for a price',
    note: /^The average price is out of date/,
    share: 'Now: 30% of the price',
    buy: /^Buy for .* TRX$/,
    reserve: /^Reserve: pay .* TRX now$/,
  },
  tc: {
    waiting: '等待價格',
    note: /^平均價格已過期/,
    share: '現在：價格的 30%',
    buy: /^以 .* TRX 購買$/,
    reserve: /^預訂：先付 .* TRX$/,
  },
}

let boxes: TestBoxes
let browser: Watched
let alice: Client

beforeAll(async () => {
  boxes = await TestBoxes.start({ oracle: 'twap', web: true })
  browser = await launchBrowser()
  alice = new Client(boxes.stack, 'alice')
  await alice.signIn()
  await fresh()
  // More than the dearest card of it costs.
  const terms = { length: 30 * day, firstShare: 3_000n, penalty: 200_000_000n }
  await done(boxes.create(await boxes.cards([1, 1]), terms))
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await boxes?.stack.close()
})

/** An average begins, and is stored half an hour later. */
async function fresh(): Promise<void> {
  await boxes.stack.world.send('mallory', 'TwapOracle', 'poke')
  await boxes.pass(1_800)
  await boxes.stack.world.send('mallory', 'TwapOracle', 'poke')
  await boxes.mine()
}

/** Waits for the button; whether it can be pressed. */
async function pressable(page: Page, name: string | RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  return button.isEnabled()
}

test.each(inOneLanguage(locales))(
  '%s: what is for sale is shown, waits for a price, and is sold by the next',
  async (locale) => {
    const t = shownTexts[locale]
    await boxes.pass(7_201)
    const context = await phone(browser, boxes.stack, alice, { locale, theme: 'light' })
    const page = await context.newPage()

    await page.goto('/nftInv?level=1')
    expect(await pressable(page, t.waiting)).toBe(false)
    await page.getByText(t.note).waitFor()
    await page.getByText('50.00 USDT', { exact: true }).waitFor()

    await page.goto('/blindBoxDetail?seriesId=1')
    expect(await pressable(page, t.waiting)).toBe(false)
    await page.getByText(t.note).waitFor()
    await page.getByText(t.share).waitFor()

    await fresh()
    await page.reload()
    expect(await pressable(page, t.reserve)).toBe(true)
    await page.goto('/nftInv?level=1')
    expect(await pressable(page, t.buy)).toBe(true)
    await context.close()
  },
)
