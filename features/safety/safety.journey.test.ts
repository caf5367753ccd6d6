import { beforeAll, expect, test } from 'vitest'

import { arrive } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { locales } from '#tests/journeys/screens.ts'

import { safetyApi } from './api.ts'
import { safetyLabels } from './testing/labels.ts'
import { makeOddPool, type OddPool } from './testing/oddPool.ts'

/** A pool loses its odd coin: the screen states it, at once where the pool is read, else on request. */
onStage({ web: true })

let pool: OddPool

beforeAll(async () => {
  pool = await makeOddPool(stack)
  await stack.server.indexer.catchUp()
})

test('balances are covered as long as the coin is there', async () => {
  const { page, person } = await arrive('alice', 'en')
  await page.goto('/safety')
  await page.getByText(safetyLabels.en.allCovered).waitFor()
  expect(await person.violations()).toEqual([])
  await pool.vanish()
  await stack.server.indexer.catchUp()
})

test.each(inOneLanguage(locales))('a short pool is red, in %s', async (locale) => {
  const w = safetyLabels[locale]
  const { page, person } = await arrive('alice', locale)
  await page.goto('/safety')
  await page.getByRole('heading', { name: w.oneShort }).waitFor()
  await page.getByText(w.short, { exact: true }).waitFor()
  await page.getByText('FKL', { exact: true }).first().waitFor()
  expect(await person.violations()).toEqual([])
})

test.each(inOneLanguage(locales))('a balance is read on request, in %s', async (locale) => {
  const w = safetyLabels[locale]
  const { page, person } = await arrive('alice', locale)
  // As if there were fifty larger ones: the list has the pool unread, the request for it alone is answered.
  await page.route(`**${safetyApi.solvency.path}`, async (route) => {
    const reply = await route.fetch()
    if (route.request().postData()?.includes(pool.contract) === true) {
      await route.fulfill({ response: reply })
      return
    }
    const body = (await reply.json()) as {
      data: { list: { address: string }[] }
    }
    const unread = { held: null, covered: null, checked: false }
    body.data.list = body.data.list.map((row) =>
      row.address === pool.contract ? { ...row, ...unread } : row,
    )
    await route.fulfill({ response: reply, json: body })
  })
  // By the app itself, once it runs: a page from the server has the reply in it.
  await page.addInitScript("addEventListener('app-runs', () => (globalThis.runs = true))")
  await page.goto('/')
  await expect.poll(() => page.evaluate('globalThis.runs === true')).toBe(true)
  await page.locator('a[href="/safety"]').first().click()
  await page.getByText(w.allCovered).waitFor()
  await page.getByText(w.byContract, { exact: true }).click()
  await page.getByRole('heading', { name: w.pools }).waitFor()
  expect(await person.violations()).toEqual([])
  const checks = page.getByRole('button', { name: w.check, exact: true })
  expect(await checks.count()).toBe(2)
  await checks.first().click()
  await expect.poll(() => checks.count()).toBe(1)
  await checks.first().click()
  await expect.poll(() => checks.count()).toBe(0)
  await page.getByRole('heading', { name: w.oneShort }).waitFor()
  await page.getByText(w.short, { exact: true }).waitFor()
})
