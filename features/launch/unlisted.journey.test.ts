import { beforeAll, expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { addressFromHex } from '#platform/std/address.ts'

import { day, type Launchers, launchers } from './server/testing/launchers.ts'
import { launchLabels } from './testing/labels.ts'
import { salesOn } from './testing/made.ts'

/** A presale that succeeded and that nobody lists: what each sees until all of the money is back. */
onStage({ web: true })

let all: Launchers

beforeAll(async () => {
  all = await launchers(stack)
  await must(stack.world, 'grace', 'Team', 'bindParent', [stack.world.hex('deployer')])
})

test.each(inOneLanguage(['en', 'tc'] as const))(
  'nobody lists a presale for seven days, and everyone is refunded, in %s',
  async (locale) => {
    const w = launchLabels[locale]
    const sales = salesOn(stack.world)
    const made = await sales.make('alice')
    const sale = addressFromHex(made.sale)
    const [presale, market] = [`/presale?address=${sale}`, `/innerMarket?address=${sale}`]
    await travel(60)
    await sales.sellOut(made, 'alice')
    await stack.server.indexer.catchUp()

    // The creator writes what stands beside its token.
    const alice = await arrive('alice', locale)
    await alice.page.goto(presale)
    await alice.page.getByText(w.about, { exact: true }).click()
    await alice.person.button(w.edit).click()
    await alice.page.getByLabel(w.website).fill('https://127.0.0.1/')
    await alice.page.getByText(w.wrongLink).waitFor()
    await alice.page.getByLabel(w.website).fill('https://example.org/')
    await alice.page.getByLabel(w.introduction).fill('Tiles of stone')
    expect(await alice.person.violations()).toEqual([])
    await alice.person.sheet.getByRole('button', { name: w.save, exact: true }).click()
    await alice.page.getByText(w.saved).first().waitFor()
    await alice.page.getByText('Tiles of stone').waitFor()
    const { profile } = await all.presale(all.bob, sale)
    expect(profile).toMatchObject({
      website: 'https://example.org/',
      introduction: 'Tiles of stone',
    })
    await alice.page.close()

    // A second mint is answered before anybody tries it.
    const bob = await arrive('bob', locale)
    const { page } = bob
    await page.goto(presale)
    await page.getByText(w.locking, { exact: true }).waitFor()
    await page.getByText(w.twice).waitFor()
    expect(await bob.person.button(w.mint).count()).toBe(0)
    await bob.person.button(w.takeBack).waitFor()

    // Its internal market: two shares are the most, which stands there instead of a field to buy.
    await travel(day)
    await page.goto(market)
    await page.getByLabel(w.shares).fill('2')
    await bob.person.button(w.buy).click()
    await bob.sign(w.buyDone)
    await page.goto(market)
    await page.getByRole('tab', { name: w.buyTab, exact: true }).click()
    await page.getByText(w.holdsMost).waitFor()
    expect(await bob.person.button(w.buy).count()).toBe(0)
    expect(await bob.person.violations()).toEqual([])
    // The button at the bottom turns the form to selling back; it signs nothing.
    await bob.person.button(w.sellTab).click()
    await page.getByLabel(w.shares).waitFor()
    expect(await bob.person.sheet.count()).toBe(0)

    // Anyone could list it for a week, and nobody does.
    await travel(30 * day)
    await page.goto(presale)
    await page.getByText(w.listUntil).waitFor()
    await bob.person.button(w.list).waitFor()
    await travel(7 * day)
    await page.goto(presale)
    await page.getByText(w.notListed).waitFor()
    expect(await bob.person.button(w.list).count()).toBe(0)
    await bob.person.button(w.refund).click()
    await bob.sign(w.refundDone)
    await page.goto(market)
    await page.getByLabel(w.shares).fill('2')
    await bob.person.button(w.sell).click()
    await bob.sign(w.sellDone)
    expect((await all.presale(all.bob, sale)).mine).toMatchObject({
      shares: 0,
      insideShares: 0,
      refundable: '0',
      insideWorth: '0',
    })
    for (const who of ['carol', 'dave', 'erin', 'grace']) await sales.on(made, who, 'refund')
    await stack.server.indexer.catchUp()
    expect((await all.presale(all.bob, sale)).presale).toMatchObject({
      state: 'expired',
      held: '0',
      holders: 0,
    })
    // Not a sun of it stays behind.
    expect(await stack.server.app.node.balance(sale)).toBe(0n)
    expect([...alice.person.problems, ...bob.person.problems]).toEqual([])
    await page.close()
  },
)
