import { shortAddress } from '#platform/std/format.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'

import { homeLabels } from './testing/labels.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { locales } from '#tests/journeys/screens.ts'
import { type Tokens, buyTes, makeTokens } from '#tests/journeys/tokens.ts'

/** From home to one token: found by a search, distinguished from its look-alike, and its price changes. */
onStage({ web: true, neighbours: true })

let tokens: Tokens
beforeAll(async () => {
  tokens = await makeTokens(stack)
})

/** How far things moved by themselves since the page came. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })`)

/** All painted pixels, anywhere on the chart. */
const drawn = (page: Page): Promise<string> =>
  page.evaluate(
    "[...document.querySelectorAll('#candles canvas')].map((one) => one.toDataURL()).join(' ')",
  )

describe.each(inOneLanguage(locales))('in %s', (locale) => {
  const w = homeLabels[locale]
  const arrive = () => Person.at(browser, stack.server.url, locale)

  test('a search finds the original and its look-alike, each marked', async () => {
    const person = await arrive()
    const { page } = person
    await page.goto('/')
    const field = page.getByRole('searchbox')
    await field.fill('tess')
    // The list of all has both of them too, with the number of results.
    await page.getByText(w.twoFound, { exact: true }).waitFor()
    await page.getByText(w.notTheOriginal(shortAddress(tokens.tes))).waitFor()
    const rows = page
      .getByRole('region')
      .or(page.locator('main'))
      .getByRole('link', { name: /TES/ })
    const found = rows.filter({ hasText: /Tessera/ })
    await expect.poll(() => found.count()).toBe(2)
    const original = found.filter({ has: page.getByText(w.original, { exact: true }) })
    const copy = found.filter({ has: page.getByText(w.lookAlike, { exact: true }) })
    await expect.poll(async () => [await original.count(), await copy.count()]).toEqual([1, 1])
    await expect.poll(() => original.getAttribute('href')).toBe(`/token?address=${tokens.tes}`)

    // By its whole address it is found alone, and is still marked.
    await field.fill(tokens.copy)
    await page.getByText(w.oneFound, { exact: true }).waitFor()
    await expect.poll(async () => [await found.count(), await copy.count()]).toEqual([1, 1])
    await copy.click()
    await page.getByRole('heading', { name: w.fake }).waitFor()
    await page.getByText(w.noTrade).waitFor()
    await page.getByRole('link', { name: w.seeOriginal }).click()
    await page.getByText(w.candles).waitFor({ state: 'attached' })
    expect(new URL(page.url()).searchParams.get('address')).toBe(tokens.tes)
    await expect.poll(() => page.getByRole('heading', { name: w.fake }).count()).toBe(0)
    await page.close()
  })

  test('the course of the price is beside each coin that was swapped', async () => {
    const { page } = await arrive()
    await page.goto('/')
    const lines = (token: string) => page.locator(`main a[href$="${token}"] polyline`)
    for (const token of [tokens.tes, tokens.trx]) {
      await lines(token).first().waitFor({ state: 'attached' })
      const points = (await lines(token).first().getAttribute('points'))!.split(' ')
      expect(points).toHaveLength(26)
    }
    // It has no trade.
    await expect.poll(() => lines(tokens.copy).count()).toBe(0)
    await page.close()
  })

  test('a failed search shows an error, and its button repeats it', async () => {
    const person = await arrive()
    const { page } = person
    await page.goto('/')
    await page.getByText('Tether USD').waitFor()
    const calls = '**/deposit/exSwap/swapCoinList'
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { code: 'NOT_READY' } }))
    await page.getByRole('searchbox').fill('tron')
    const again = page.getByRole('alert').getByRole('button', { name: person.labels.again })
    await again.waitFor()
    await page.unroute(calls)
    await again.click()
    await page.getByRole('link', { name: /TRX.*TRON/s }).waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await page.close()
  })

  test('the candles change after a trade, and are there after a reload', async () => {
    const { page } = await arrive()
    await page.goto(`/token?address=${tokens.tes}`)
    const sentence = page.getByText(w.candles)
    await sentence.waitFor({ state: 'attached' })
    await expect.poll(() => drawn(page)).not.toBe('')
    const [returned, picture] = [await sentence.textContent(), await drawn(page)]
    await buyTes(stack, 'judy', 2_000)
    await stack.server.indexer.catchUp()
    // Prices are requested again every 15 seconds.
    await expect.poll(() => sentence.textContent(), { timeout: 30_000 }).not.toBe(returned)
    await expect.poll(() => drawn(page)).not.toBe(picture)
    const after = await sentence.textContent()
    await page.reload()
    await expect.poll(() => sentence.textContent()).toBe(after)

    // Of another length, as a table too.
    await page.getByRole('tab', { name: w.fiveMinutes }).click()
    await page.getByText(w.candlesOf5).waitFor({ state: 'attached' })
    await page.getByText(w.asTable).click()
    await page.getByRole('table').getByRole('row').nth(2).waitFor()
    await page.close()
  })

  test('popular coins are those that were traded, by the shown formula', async () => {
    const { page } = await arrive()
    await page.goto('/')
    await page.getByText(w.formula).waitFor()
    const tiles = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: w.popular }) })
      .getByRole('link')
    await expect.poll(() => tiles.count()).toBe(3)
    // With equal traders, the deeper pools come first.
    expect((await tiles.allInnerTexts()).map((text) => /USDT|TES|TRX/.exec(text)?.[0])[0]).toBe(
      'USDT',
    )
    await page.getByRole('button', { name: w.funded }).click()
    await page.getByRole('dialog').getByRole('heading', { name: w.pools }).waitFor()
    await page.close()
  })

  test('by market cap comes what its pool carries, then the popular: a dearer copy is not before its original', async () => {
    const { page } = await arrive()
    await page.goto('/')
    await page.getByText('Tether USD').waitFor()
    await page.getByLabel(w.order).selectOption({ label: w.byCap })
    await page.getByText(w.noCap).waitFor()
    const rows = page.locator('a[href^="/token"]').filter({ hasText: /Tether USD|Tessera|TRON/ })
    const paths = await Promise.all((await rows.all()).map((row) => row.getAttribute('href')))
    const usdt = stack.world.deployment.contracts['Usdt']!.address
    expect(paths).toEqual(
      [usdt, tokens.tes, tokens.trx, tokens.copy].map((coin) => `/token?address=${coin}`),
    )
    await page.close()
  })

  test('nothing moves while home fills', async () => {
    const { page } = await arrive()
    await page.goto('/')
    await page.getByText('Tether USD').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shifts(page)).toBeLessThanOrEqual(0.01)
    await page.close()
  })
})
