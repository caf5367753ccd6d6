import { expect, test } from 'vitest'

import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { prepareThings } from '#tests/journeys/preparedThings.ts'
import { locales } from '#tests/journeys/screens.ts'
import { serverOn } from '#tests/journeys/stack.ts'
import { storing } from '#tests/journeys/stored.ts'

import { exitLabels } from './testing/labels.ts'

/** An account with something of everything leaves all of it; half way the server stops. */
onStage({ neighbours: true })

/** The stages of what this browser signed. */
const stagesText = `Object.keys(localStorage).filter((key) => key.startsWith('run:'))
  .map((key) => JSON.parse(localStorage.getItem(key)).stage + ' ').join('')`

test.each(inOneLanguage(locales))(
  'everything is left, the second half without a server, in %s',
  async (locale) => {
    const untouched = await stack.world.net.snapshot()
    const server = await serverOn(stack.world, true)
    const stage = { ...stack, server }
    const alice = new Client(stage, 'alice')
    await alice.signIn()
    await prepareThings(stage, alice)
    await server.indexer.catchUp()
    const { data } = await alice.post('/deposit/aon/buyRecordOfNoPay', { pageSize: '50' })
    const left = (data.list as { orderId: string }[]).map(({ orderId }) => orderId)
    const person = await Person.at(browser, server.url, locale, alice)
    const { page } = person
    await page.addInitScript(storing({ discarded: left.join(',') }))
    const w = exitLabels[locale]
    await page.goto('/exit')
    const rows = page.getByRole('list', { name: w.now }).getByRole('listitem')
    await rows.first().waitFor()
    expect(await person.violations()).toEqual([])
    const all = await rows.count()
    expect(all).toBeGreaterThan(9)

    /** By the feature's own sheet. */
    const leaveBySheet = async (place: number): Promise<void> => {
      const row = rows.nth(place)
      const shown = await row.innerText()
      const equal = async () => (await rows.allInnerTexts()).filter((one) => one === shown).length
      const before = await equal()
      await row.getByRole('button').last().click()
      await person.confirm()
      await expect.poll(() => page.evaluate(stagesText), { timeout: 60_000 }).toMatch(/^(done )+$/)
      await person.sheet.getByRole('button', { name: person.labels.close, exact: true }).click()
      await person.sheet.waitFor({ state: 'detached' })
      // A claim may come back, with what was earned since; two assets may show the same.
      await expect.poll(equal, { timeout: 60_000 }).toBeLessThan(before)
    }
    // Ways without an order of their own are left below.
    const hasSheet = async (place: number) =>
      (await rows.nth(place).getByRole('button', { name: w.showCall }).count()) === 0
    let place = 0
    for (let count = all; count > all / 2; count -= 1) {
      while (!(await hasSheet(place))) place += 1
      await leaveBySheet(place)
    }

    // What this browser signed before is known there from the start.
    await page.reload()
    await rows.first().waitFor()

    await server.close()
    await page.getByText(w.alone).waitFor({ timeout: 60_000 })
    expect(await person.violations()).toEqual([])

    /** By any wallet, from the text that is shown. */
    const leaveByCall = async (place: number): Promise<void> => {
      const row = rows.nth(place)
      const shown = rows.getByRole('button', { name: w.showCall })
      const before = await shown.count()
      await row.getByRole('button', { name: w.showCall }).click()
      const calls = await row.locator('dl').all()
      for (const call of calls) {
        const [contract = '', method = '', ...args] = await call.locator('dd').allInnerTexts()
        const txID = await alice.send({
          contract: contract.replaceAll(/\s/g, ''),
          selector: method.replaceAll(/ \w+(?=[,)])/g, '').replaceAll(', ', ','),
          args: args.map((one) => one.trim()),
          callValue: '0',
          feeLimit: '1000000000',
        })
        const info = await alice.wallet.trx.getUnconfirmedTransactionInfo(txID)
        expect(info.receipt.result, `${method} ${info.contractResult.join()}`).toBe('SUCCESS')
      }
      await expect.poll(() => shown.count(), { timeout: 60_000 }).toBeLessThan(before)
    }
    const titles = async (): Promise<string[]> =>
      Promise.all((await rows.all()).map((row) => row.locator('span').first().innerText()))
    // What is earned by the second comes back: each is left as often as it stood there, and once more.
    const most = new Map<string, number>()
    for (const title of await titles()) most.set(title, (most.get(title) ?? 1) + 1)
    for (;;) {
      const standing = await titles()
      const next = standing.findIndex((title) => (most.get(title) ?? 1) > 0)
      if (next === -1) break
      const title = standing[next]!
      most.set(title, (most.get(title) ?? 1) - 1)
      await ((await hasSheet(next)) ? leaveBySheet(next) : leaveByCall(next))
    }
    // A creator’s part of trades, of mining, and of a node.
    expect(await rows.count()).toBeLessThanOrEqual(3)
    expect(person.problems).toEqual([])
    await page.close()
    await stack.world.net.revert(untouched)
  },
  1_200_000,
)
