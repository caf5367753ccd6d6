import { expect, test } from 'vitest'

import { sized } from '#platform/std/testing/campaign.ts'
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
      await row.getByRole('button').last().click()
      await person.confirm()
      await expect.poll(() => page.evaluate(stagesText), { timeout: 60_000 }).toMatch(/^(done )+$/)
      await person.sheet.getByRole('button', { name: person.labels.close, exact: true }).click()
      await person.sheet.waitFor({ state: 'detached' })
      // A claim may come back, with what was earned since.
      await expect.poll(() => rows.allInnerTexts(), { timeout: 60_000 }).not.toContain(shown)
    }
    // Ways without an order of their own are left below.
    const hasSheet = async (place: number) =>
      (await rows.nth(place).getByRole('button', { name: w.showCall }).count()) === 0
    const leaveSome = async (most: number): Promise<void> => {
      let [place, left] = [0, 0]
      while (left < most && place < (await rows.count())) {
        if (await hasSheet(place)) {
          await leaveBySheet(place)
          left += 1
        } else place += 1
      }
    }
    await leaveSome(sized(4, all / 2))

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
    await leaveSome(sized(4, all))
    let place = 0
    while (place < (await rows.count())) {
      if (await hasSheet(place)) place += 1
      else await leaveByCall(place)
    }
    // The chain's own test leaves by every call. What is earned by the second comes back.
    expect(await rows.count()).toBeLessThanOrEqual(sized(all - 8, 3))
    expect(person.problems).toEqual([])
    await page.close()
    await stack.world.net.revert(untouched)
  },
  1_200_000,
)
