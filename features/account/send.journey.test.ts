import { addressFromHex } from '#platform/std/address.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { expect, test } from 'vitest'

import { sendLabels } from './testing/sendLabels.ts'

/** Coins are sent from the account: USDT with a reload in the middle, then TRX to an address that is new on TRON. */
onStage({ web: true, neighbours: true })

const roles = [
  { from: 'alice', to: 'bob', fresh: '7c' },
  { from: 'bob', to: 'alice', fresh: '7d' },
] as const

test.each(inOneLanguage(['en', 'tc'] as const).map((locale, i) => ({ locale, ...roles[i]! })))(
  '$from sends USDT to $to, then TRX, in $locale',
  async ({ locale, from, to, fresh }) => {
    const { world } = stack
    await world.send('deployer', 'Usdt', 'transfer', [world.hex(from), 20_000_000n])
    await stack.server.indexer.catchUp()
    const person = await Person.at(browser, stack.server.url, locale)
    const { page, labels } = person
    const w = sendLabels[locale]
    const taker = new Client(stack, to)
    const giver = new Client(stack, from)
    const coins = () => world.read<bigint>('Usdt', 'balanceOf', [world.hex(to)])
    const had = await coins()
    await person.enter(from)

    const open = async (): Promise<void> => {
      await page.goto('/')
      await person.button(w.account).first().click()
      await person.button(w.send).click()
    }
    const address = page.getByLabel(w.address)
    const review = person.sheet.getByRole('button', { name: labels.review })
    const grouped = (of: string): string => of.match(/.{1,4}/g)!.join(' ')

    // Wrong addresses are named as what they are.
    await open()
    await review.click()
    await page.getByText(w.required).waitFor()
    await address.fill(`41${'7b'.repeat(20)}`)
    await page.getByText(w.hex).waitFor()
    await address.fill(giver.address)
    await page.getByText(w.own).waitFor()

    // As this app shows it, in groups; ten seconds to look at it, which the button counts.
    await address.fill(groupedAddress(taker.address))
    await page.getByText(w.firstTime).waitFor()
    await expect.poll(() => review.count()).toBe(0)
    await page.getByLabel(w.amount).fill('12.5')
    await review.waitFor({ timeout: 30_000 })
    expect(await person.violations()).toEqual([])
    await review.click()
    await page.getByText(w.ask('12.5 USDT')).waitFor()
    await person.reloadAndContinue()
    await expect.poll(() => person.sheet.textContent()).toContain(grouped(taker.address))
    await person.confirm()
    await person.done(w.done)
    expect((await coins()) - had).toBe(12_500_000n)

    // The server’s clock arrives only after the address is entered, and is months behind: the
    // ten seconds stay ten.
    let enter = (): void => {}
    const entered = new Promise<void>((resolve) => (enter = resolve))
    await page.route('**/getTimestamp', async (route) => {
      await entered
      const response = await route.fetch()
      const body = (await response.json()) as { data: { chainTime: number } }
      body.data.chainTime -= 10_000_000
      await route.fulfill({ response, json: body })
    })
    const newcomer = addressFromHex(fresh.repeat(20))
    await open()
    await page.getByRole('combobox', { name: w.coin }).selectOption('TRX')
    await address.fill(newcomer)
    await page.getByText(w.newAccount).waitFor()
    enter()
    await page.getByLabel(w.amount).fill('5')
    await review.waitFor({ timeout: 30_000 })
    await page.unroute('**/getTimestamp')
    await review.click()
    await page.getByText(w.ask('5 TRX')).waitFor()
    await page.getByText(w.fee).waitFor()
    await expect.poll(() => person.sheet.textContent()).toContain(grouped(newcomer))
    await person.confirm()
    await person.done(w.done)
    expect(await giver.wallet.trx.getBalance(newcomer)).toBe(5_000_000)
    expect(person.problems).toEqual([])
    await page.close()
  },
)
