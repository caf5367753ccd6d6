import { beforeAll, expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { type Address, addressFromHex, addressToHex20 } from '#platform/std/address.ts'

import { day, type Launchers, launchers } from './server/testing/launchers.ts'
import { launchLabels } from './testing/labels.ts'
import { salesOn } from './testing/made.ts'

/** A token and its presale from the form to the last redemption, as its creator and its buyers see them. */
onStage({ web: true })

let all: Launchers

beforeAll(async () => {
  all = await launchers(stack)
})

const stories = [
  { locale: 'en', symbol: 'ORC' },
  { locale: 'tc', symbol: 'KILN' },
] as const

test.each(inOneLanguage(stories))(
  'created by a preset, minted, left and minted again, traded inside, listed, claimed and redeemed, in $locale',
  async ({ locale, symbol }) => {
    const w = launchLabels[locale]
    const creator = await arrive('alice', locale)
    const { page } = creator

    // Nine taps and two fields from home to the signature.
    await page.goto('/createToken')
    await creator.person.button(w.nextSale).click()
    await page.getByText(w.nameMissing).waitFor()
    await page.getByLabel(w.name).fill(`${symbol} token`)
    await page.getByLabel(w.symbol).fill(symbol)
    await creator.person.button(w.nextSale).click()
    await creator.person.button(w.nextReview).click()
    await creator.person.button(creator.labels.review).click()
    await creator.person.confirm()
    await page.getByText(w.createDone, { exact: true }).first().waitFor()
    await creator.person.sheet.getByRole('link', { name: w.seePresale, exact: true }).click()
    await page.waitForURL(/\/presale\?address=T/)
    await creator.person.sheet.waitFor({ state: 'detached' })
    await page.getByText(`${symbol} token`).first().waitFor()
    const presale = page.url().slice(stack.server.url.length)
    const sale = presale.slice(presale.indexOf('=') + 1)
    expect(await creator.person.violations()).toEqual([])
    await page.close()

    const arrived = await arrive('bob', locale)
    const bob = {
      ...arrived,
      /** Once done, the sheet names all that came. */
      async sign(message: string) {
        await arrived.person.confirm()
        await arrived.page.getByText(message, { exact: true }).first().waitFor({ timeout: 30_000 })
        await arrived.person.sheet
          .getByText('…', { exact: true })
          .first()
          .waitFor({ state: 'detached' })
        await arrived.person.done(message)
      },
    }
    const open = () => bob.page.goto(presale)
    const mintBy = async (typed: string): Promise<void> => {
      await open()
      await bob.page.getByLabel(w.shares).fill(typed)
      await bob.person.button(w.mint).click()
      await bob.sign(w.mintDone)
    }
    await travel(1_000)
    await open()
    await bob.page.getByText(w.backUntil).waitFor()
    await bob.page.getByLabel(w.shares).fill('201')
    await bob.page.getByText(w.aboveMost).waitFor()
    await mintBy('12')
    await open()
    await bob.page.getByText(w.locking, { exact: true }).waitFor()
    expect((await all.presale(all.bob, sale)).mine).toMatchObject({
      shares: 12,
      paid: '1200000000',
    })
    await bob.person.button(w.takeBack).click()
    await bob.sign(w.leaveDone)
    expect((await all.presale(all.bob, sale)).mine?.shares ?? 0).toBe(0)
    await mintBy('200')
    const made = { sale: `0x${addressToHex20(sale as Address)}` } as const
    const sales = salesOn(stack.world)
    for (const who of ['carol', 'dave', 'erin']) await sales.mint(made, who, 200n, 100_000_000n)

    // The soft cap is reached: the market opens at the end.
    await travel(31 * day)
    const market = `/innerMarket?address=${sale}`
    const trade = async (side: 'buyTab' | 'sellTab', shares: string, done: string) => {
      await bob.page.goto(market)
      await bob.page.getByRole('tab', { name: w[side], exact: true }).click()
      await bob.page.getByLabel(w.shares).fill(shares)
      await bob.person.button(side === 'buyTab' ? w.buy : w.sell).click()
      await bob.sign(done)
    }
    await trade('buyTab', '3', w.buyDone)
    await trade('sellTab', '1', w.sellDone)
    // 110 × (2 + 2² ÷ 2,000)
    expect((await all.presale(all.bob, sale)).market).toMatchObject({
      sold: 2,
      reserve: '220220000',
    })
    expect(await bob.person.violations()).toEqual([])

    // Anyone lists it; the parts unlock one after the other.
    await travel(30 * day)
    await open()
    await bob.person.button(w.list).click()
    await bob.sign(w.listDone)
    await open()
    await bob.page.getByText(w.unlocking, { exact: true }).waitFor()
    await travel(8 * day)
    const { mine: before } = await all.presale(all.bob, sale)
    expect(before).toMatchObject({ state: 'unlocking', claimed: '0' })
    await open()
    await bob.person.button(w.claim).last().click()
    await bob.sign(w.claimDone)
    const { mine: first } = await all.presale(all.bob, sale)
    expect(first).toMatchObject({ claimed: before.claimable, claimable: '0' })
    await travel(30 * day)
    await open()
    await bob.person.button(w.claim).last().click()
    await bob.sign(w.claimDone)
    const { mine: second, balance, floor } = await all.presale(all.bob, sale)
    expect(BigInt(second.claimed)).toBe(2n * BigInt(first.claimed))
    expect(BigInt(balance)).toBe(BigInt(second.claimed))

    // A thousand tokens are burnt for their part of the floor, which does not fall.
    await open()
    await bob.person.button(w.redeem).click()
    await bob.page.getByLabel(w.tokens).fill('1000')
    await bob.person.sheet.getByRole('button', { name: bob.labels.review }).click()
    await bob.sign(w.redeemDone)
    const after = await all.presale(all.bob, sale)
    expect(BigInt(balance) - BigInt(after.balance)).toBe(10n ** 21n)
    const each = (one: { left: string; outstanding: string }) =>
      (BigInt(one.left) * 10n ** 30n) / BigInt(one.outstanding)
    expect(each(after.floor)).toBeGreaterThanOrEqual(each(floor))
    expect([...creator.person.problems, ...bob.person.problems]).toEqual([])
    await bob.page.close()
  },
)

test.each(inOneLanguage(['en', 'tc'] as const))(
  'a presale below its soft cap is refunded, in %s',
  async (locale) => {
    const w = launchLabels[locale]
    const sales = salesOn(stack.world)
    const made = await sales.make('alice')
    const sale = addressFromHex(made.sale)
    await travel(60)
    await sales.mint(made, 'carol', 2n)
    await travel(31 * day)
    const { page, person, sign } = await arrive('carol', locale)
    await page.goto(`/presale?address=${sale}`)
    await page.getByText(w.reviewFailed, { exact: true }).waitFor()
    await person.button(w.refund).click()
    await sign(w.refundDone)
    expect((await all.presale(all.carol, sale)).mine).toMatchObject({
      shares: 0,
      refundable: '0',
    })
    expect(person.problems).toEqual([])
    await page.close()
  },
)
