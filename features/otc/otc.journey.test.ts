import { addressFromHex } from '#platform/std/address.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { arrive, travel } from '#tests/journeys/arrive.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { undrawn } from '#tests/journeys/notRendered.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { beforeAll, expect, test } from 'vitest'

import { otcApi } from './api.ts'
import { day, pathOf, tes, type Traders, traders, usdt } from './server/testing/traders.ts'
import { otcLabels } from './testing/labels.ts'

/** Offers from the form to the last unit, as their maker, their takers and anyone else sees them. */
onStage({ web: true })

let all: Traders

beforeAll(async () => {
  all = await traders(stack)
})

type Offer = readonly [string, string, string, bigint, string, bigint, bigint, bigint, bigint]

/** The contract's own word on the newest offer. */
async function newest() {
  const id = await stack.world.read<bigint>('Otc', 'count')
  const [maker, , , giveLeft, , wantLeft, minLot, expiry, order] = await stack.world.read<Offer>(
    'Otc',
    'offerOf',
    [id],
  )
  return { id, maker: addressFromHex(maker), giveLeft, wantLeft, minLot, expiry, order }
}

const usdtOf = (name: string) =>
  stack.world.read<bigint>('Usdt', 'balanceOf', [stack.world.hex(name)])
const tesOf = (name: string) =>
  stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex(name)])

const locales = inOneLanguage(['en', 'tc'] as const)

test.each(locales)(
  'published, taken in part, changed while another takes, and the rest taken, in %s',
  async (locale) => {
    const w = otcLabels[locale]
    const alice = await arrive('alice', locale)
    const { page, person, labels } = alice
    const had = await usdtOf('alice')
    await page.goto('/publish')
    const give = page.getByLabel(w.giveAmount)
    const want = page.getByLabel(w.wantAmount)

    // What is wrong is beside its field, and nothing is started.
    await give.waitFor()
    await person.button(labels.review).click()
    await page.getByText(w.required).first().waitFor()
    await give.fill('99999')
    await page.getByText(w.above).waitFor()

    // The market's price by one tap; far from it, the form states for whom.
    await give.fill('1000')
    await person.button(w.atMarket).click()
    expect(await want.inputValue()).toBe('50')
    await want.fill('40')
    await page.getByText(w.worse).waitFor()
    await want.fill('60')
    await page.getByText(w.better).waitFor()
    expect(await person.violations()).toEqual([])

    // Approved and published in one go, through a reload.
    await person.button(labels.review).click()
    await person.reloadAndContinue()
    await person.confirm()
    await person.sheet.getByText('60').first().waitFor()
    await alice.sign(w.publishDone)
    const made = await newest()
    expect(made).toMatchObject({
      maker: alice.client.address,
      giveLeft: BigInt(tes(1_000n)),
      wantLeft: BigInt(usdt(60n)),
      minLot: BigInt(tes(10n)),
      order: 1n,
    })

    // A quarter of it, from the list.
    // Nothing is approved, whatever was before.
    await must(stack.world, 'bob', 'Usdt', 'approve', [stack.world.hex('Otc'), 0n])
    const bob = await arrive('bob', locale)
    await bob.page.goto('/otc')
    await bob.person.button(w.take).first().click()
    await bob.page.getByLabel(w.receive).fill('5')
    await bob.page.getByRole('alert').first().waitFor()
    await bob.page.getByLabel(w.receive).fill('250')
    await bob.person.sheet.getByText('15 USDT').first().waitFor()
    expect(await bob.person.violations()).toEqual([])
    await bob.person.sheet.getByRole('button', { name: labels.review }).click()
    await bob.person.confirm()
    await bob.person.sheet.getByText('250').first().waitFor()
    await bob.sign(w.takeDone)
    expect(await newest()).toMatchObject({
      giveLeft: BigInt(tes(750n)),
      wantLeft: BigInt(usdt(45n)),
    })

    // Changed under an open sheet: what was seen is refused, before anything is signed.
    await bob.page.goto('/otc')
    await bob.person.button(w.take).first().click()
    await bob.person.button(w.max).click()
    await bob.person.sheet.getByText('45 USDT').first().waitFor()
    const id = String(made.id)
    await page.goto(`/publish?offerId=${id}`)
    await page.getByLabel(w.wantAmount).fill('54')
    await person.button(labels.review).click()
    await alice.sign(w.editDone)
    await bob.person.sheet.getByRole('button', { name: labels.review }).click()
    await bob.page.getByText(w.changed).first().waitFor()
    expect((await newest()).giveLeft).toBe(BigInt(tes(750n)))

    // At its new price the rest is taken.
    await bob.page.goto(`/otcOffer?id=${id}`)
    await bob.page.getByText(w.fromChain).waitFor()
    await bob.person.button(w.take).click()
    await bob.person.button(w.max).click()
    await bob.person.sheet.getByText('54 USDT').first().waitFor()
    await bob.person.sheet.getByRole('button', { name: labels.review }).click()
    await bob.sign(w.takeDone)
    expect(await newest()).toMatchObject({ giveLeft: 0n, wantLeft: 0n, order: 2n })
    // 15 and 54 USDT, less half a percent.
    expect((await usdtOf('alice')) - had).toBe(68_655_000n)

    // Both find it in their records.
    await bob.page.goto('/otcRecord')
    await bob.page.getByText(`#${id}`).nth(1).waitFor()
    expect(await bob.person.violations()).toEqual([])
    await page.goto('/otcRecord')
    await page.getByRole('tab', { name: w.sales }).click()
    await page.getByText(`#${id}`).nth(1).waitFor()
    expect([...person.problems, ...bob.person.problems]).toEqual([])
    await page.close()
    await bob.page.close()
  },
)

test.each(locales)(
  'a private link shows what the chain has, to its one taker and to anyone, in %s',
  async (locale) => {
    const w = otcLabels[locale]
    const alice = await arrive('alice', locale)
    const { page, person, labels } = alice
    await page.goto('/publish')
    await page.getByLabel(w.giveAmount).fill('100')
    await page.getByLabel(w.wantAmount).fill('5')
    await page.getByRole('tab', { name: w.whole }).click()
    await page.getByLabel(w.isPrivate).check()
    await page.getByLabel(w.taker).fill('T1')
    await page.getByText(w.notAddress).waitFor()
    await page.getByLabel(w.taker).fill(groupedAddress(all.bob.address))
    await person.button(labels.review).click()
    await person.confirm()
    await person.sheet.getByText(groupedAddress(all.bob.address)).first().waitFor()
    await person.confirm()
    await page.getByText(w.publishDone, { exact: true }).first().waitFor()
    await person.sheet.getByRole('link', { name: w.seeOffer, exact: true }).click()
    await page.waitForURL(/\/otcOffer\?id=\d+$/)
    const link = page.url().slice(stack.server.url.length)
    await page.getByText(w.fromChain).waitFor()
    expect(await person.violations()).toEqual([])

    // Another account reads all of it, and finds no button; the market's list has none of it.
    const carol = await arrive('carol', locale)
    await carol.page.goto(link)
    await carol.page.getByText(w.onlyTaker).waitFor()
    await carol.page.getByText(groupedAddress(all.alice.address)).waitFor()
    await carol.page.getByText(w.fromChain).waitFor()
    expect(await carol.person.button(w.take).count()).toBe(0)

    // A server that shows another amount is corrected by the chain, one that names another maker is contradicted.
    await undrawn(carol.page)
    let change: (offer: { giveLeft: string; maker: string }) => void = (offer) => {
      offer.giveLeft = tes(99_000n)
    }
    await carol.page.route(`**${otcApi.productMarketSkuDetail.path}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as {
        data: { offer: { giveLeft: string; maker: string } }
      }
      change(body.data.offer)
      await route.fulfill({ response, json: body })
    })
    // A page that is answered for the server may not request a node of this machine by itself.
    await carol.page.route('**/wallet/**', async (route) =>
      route.fulfill({ response: await route.fetch() }),
    )
    await carol.page.goto(link)
    await carol.page.getByText(w.fromChain).waitFor()
    await carol.page.getByText('100 TES', { exact: true }).first().waitFor()
    change = (offer) => {
      offer.maker = all.carol.address
    }
    await carol.page.goto(link)
    await carol.page.getByText(w.differs).waitFor()
    await carol.page.route('**/wallet/**', (route) => route.abort())
    await carol.page.goto(link)
    await carol.page.getByText(w.noAnswer).waitFor()

    const bob = await arrive('bob', locale)
    const had = await tesOf('bob')
    await bob.page.goto(link)
    await bob.person.button(w.take).click()
    await bob.person.button(w.max).click()
    await bob.person.sheet.getByRole('button', { name: labels.review }).click()
    await bob.sign(w.takeDone)
    expect((await tesOf('bob')) - had).toBe(BigInt(tes(100n)))
    expect([...person.problems, ...bob.person.problems]).toEqual([])
    await Promise.all([page, carol.page, bob.page].map((one) => one.close()))
  },
)

test.each(locales)('expired and swept, cancelled: it comes back whole, in %s', async (locale) => {
  const w = otcLabels[locale]
  const had = await tesOf('alice')
  await must(stack.world, 'alice', 'Tes', 'approve', [stack.world.hex('Otc'), 0n])
  await must(stack.world, 'alice', 'Tes', 'approve', [stack.world.hex('Otc'), BigInt(tes(400n))])
  const terms = { action: 'publish', give: all.coins.tes, want: all.coins.usdt }
  const amounts = { giveAmount: tes(200n), wantAmount: usdt(10n), minLot: tes(200n) }
  for (const days of ['1', '9']) {
    const form = { ...terms, ...amounts, days }
    await doneBy(stack, all.alice, pathOf('skuEdit'), form)
  }
  const { id } = await newest()
  await travel(2 * day)

  const { page, person, sign } = await arrive('alice', locale)
  await page.goto('/otc')
  await page.getByText(w.expired, { exact: true }).waitFor()
  // The keeper's call; anyone may.
  await must(stack.world, 'frank', 'Otc', 'sweep', [id - 1n])
  await stack.server.indexer.catchUp()
  await page.reload()
  await person.button(w.cancel).click()
  await sign(w.cancelDone)
  await page.getByText(w.ended).click()
  await page.getByText(w.returned, { exact: true }).first().waitFor()
  expect(await tesOf('alice')).toBe(had)
  expect(await person.violations()).toEqual([])
  await page.getByRole('tab', { name: w.sellTes }).click()
  await page.getByText(w.none, { exact: true }).first().waitFor()
  expect(person.problems).toEqual([])
  await page.close()
})
