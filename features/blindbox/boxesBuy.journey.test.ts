import { expect, test } from 'vitest'

import { boxBuyLabels } from './testing/buyLabels.ts'
import { boxLabels } from './testing/labels.ts'
import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { type Locale, Person } from '#tests/journeys/person.ts'

/** Boxes bought in one payment and in two, interrupted, and refused with the reason beside the field. */
/** As the local network opens: one payment, two payments, not started yet, sold out. */
const series = { once: 1, twice: 2, coming: 3, none: 4 }
const sealedState = 2n

onStage({ web: true, neighbours: true })

/** The contract's own word on a box. */
async function onChain(client: Client, boxId: number) {
  const { address } = stack.world.deployment.contracts['BlindBoxes']!
  const boxes = await client.wallet.contract().at(address)
  const [state, holder, price, paid] = await boxes['boxOf'](boxId).call()
  return {
    state: BigInt(state),
    holder: client.wallet.address.fromHex(holder),
    price: BigInt(price),
    paid: BigInt(paid),
  }
}

async function detail(client: Client, seriesId: number) {
  const { data } = await client.post('/deposit/aon/productDetail', { seriesId: String(seriesId) })
  return data as { priceTrx: string; remainSupply: number; supply: number }
}

/** The numbers of one's boxes of a series in a state. */
async function own(client: Client, seriesId: number, state: string): Promise<number[]> {
  const form = { kind: 'box', seriesId: String(seriesId), state }
  const { data } = await client.post('/deposit/aon/buyRecordPage', form)
  return (data.list as { id: number }[]).map(({ id }) => id)
}

/** Someone signed in, on a phone that has nothing stored but that. */
async function at(client: Client, locale: Locale) {
  const person = await Person.at(browser, stack.server.url, locale, client)
  const { page, sheet, labels } = person
  const w = boxBuyLabels[locale]
  const look = (seriesId: number) => page.goto(`/blindBoxDetail?seriesId=${seriesId}`)
  const review = sheet.getByRole('button', { name: labels.review })
  const message = (text: string) =>
    page.getByText(text, { exact: true }).first().waitFor({ timeout: 30_000 })
  return { person, page, w, look, sheet, review, message }
}

// In the second run the roles are the other way round, and so is the language.
test.each(
  inOneLanguage([
    { locale: 'en', buyer: 'alice', other: 'bob' },
    { locale: 'tc', buyer: 'bob', other: 'alice' },
  ] as const),
)(
  '$buyer buys boxes in one payment and in two while $other looks on, in $locale',
  async ({ locale, buyer, other }) => {
    const mine = new Client(stack, buyer)
    const theirs = new Client(stack, other)
    await mine.signIn()
    await theirs.signIn()
    const one = await at(mine, locale)
    const two = await at(theirs, locale)
    const { w } = one
    const before = {
      sealed: await own(mine, series.once, 'sealed'),
      paid: await own(mine, series.twice, 'sealed'),
      left: await detail(mine, series.once),
    }

    // One payment, two boxes: from the market, left before the signature, and gone on with.
    await one.page.goto('/blindBox')
    await one.person.link(w.series(series.once)).click()
    await one.person.button(w.buy).click()
    await one.sheet.getByRole('button', { name: w.more }).click()
    await one.review.click()
    await one.person.reloadAndContinue()
    await one.person.confirm()
    await one.person.done(w.bought)
    await one.person
      .link(w.yours)
      .getByText(w.sealed(before.sealed.length + 2))
      .waitFor()
    const bought = (await own(mine, series.once, 'sealed')).filter(
      (id) => !before.sealed.includes(id),
    )
    expect(bought).toHaveLength(2)
    for (const id of bought) {
      const price = BigInt(before.left.priceTrx)
      const box = { state: sealedState, holder: mine.address, price, paid: price }
      expect(await onChain(mine, id)).toEqual(box)
    }

    // The other sees that two fewer are left.
    await two.look(series.once)
    const { remainSupply, supply } = before.left
    await two.message(w.left(remainSupply - 2, supply))

    // Two payments: the first, and the phone is gone.
    await one.look(series.twice)
    await one.person.button(w.reserve).click()
    await one.review.click()
    await one.person.confirm()
    await one.message(w.reserved)
    await one.page.close()
    const [reserved] = await own(mine, series.twice, 'reserved')
    const first = await onChain(mine, reserved!)
    // 30 % of it is paid.
    expect(first).toMatchObject({ state: 1n, holder: mine.address })
    expect(first.paid).toBe((first.price * 3_000n) / 10_000n)

    // On another device the series shows the second payment; interrupted again, then paid.
    const again = await at(mine, locale)
    await again.look(series.twice)
    await again.page.getByText(w.due).first().waitFor()
    await again.person.button(w.pay).click()
    await again.person.reloadAndContinue()
    await again.person.confirm()
    await again.person.done(w.completed)
    expect(await onChain(mine, reserved!)).toEqual({
      state: sealedState,
      holder: mine.address,
      price: first.price,
      paid: first.price,
    })
    await again.person.button(w.reserve).waitFor()
    expect(await own(mine, series.twice, 'sealed')).toHaveLength(before.paid.length + 1)

    // A reservation that its holder ends, left in the middle and gone on with: all of the first part comes back.
    const mineLabels = boxLabels[locale]
    const reserve = async (): Promise<bigint> => {
      const sun = BigInt((await detail(mine, series.twice)).priceTrx)
      await must(stack.world, buyer, 'BlindBoxes', 'reserve', [BigInt(series.twice), 1n], sun)
      await stack.server.indexer.catchUp()
      const [id] = await own(mine, series.twice, 'reserved')
      return (await onChain(mine, id!)).paid
    }
    await reserve()
    await again.page.goto('/myBlindBox?tab=reserved')
    await again.person.button(mineLabels.release).click()
    await again.person.reloadAndContinue()
    await again.person.confirm()
    await again.person.done(mineLabels.released)
    expect(await own(mine, series.twice, 'reserved')).toEqual([])

    // Anyone may end one whose time is over; the money goes to its holder.
    const firstPart = await reserve()
    const [lapsed] = await own(mine, series.twice, 'reserved')
    const form = { requestId: crypto.randomUUID(), boxId: String(lapsed) }
    const early = await theirs.post('/tessera/blindbox/releaseBefore', form)
    expect(early.code).toBe('NOT_RELEASABLE')
    await stack.world.net.travel(86_400)
    await stack.server.indexer.catchUp()
    await again.page.goto('/myBlindBox?tab=reserved')
    await again.page.getByText(mineLabels.over).waitFor()
    await again.person.button(mineLabels.releaseOver).waitFor()
    const balance = await stack.world.balance(buyer)
    const ticket = await theirs.post('/tessera/blindbox/releaseBefore', form)
    await theirs.send(ticket.data.call)
    await stack.server.indexer.catchUp()
    expect((await stack.world.balance(buyer)) - balance).toBe(firstPart)
    await again.page.reload()
    await again.page.getByRole('tab', { name: mineLabels.ended }).click()
    const name = new RegExp(` #${series.twice}-${lapsed! % 2 ** 32}$`)
    await again.page.getByRole('heading', { name }).waitFor()

    // More than are left: the reason is beside the number.
    await again.look(series.once)
    await again.person.button(w.buy).click()
    const number = again.sheet.getByLabel(w.howMany)
    await number.fill('20')
    await again.sheet.getByText(w.tooFew).waitFor()
    await expect.poll(() => again.review.isDisabled()).toBe(true)

    // A spending limit that allows one box and not two.
    const limit = (BigInt(before.left.priceTrx) * 3n) / 2n
    await must(stack.world, buyer, 'BlindBoxes', 'setDailyLimit', [limit])
    await again.look(series.once)
    await again.person.button(w.buy).click()
    await again.sheet.getByLabel(w.howMany).fill('2')
    await again.sheet.getByText(w.aboveLimit).waitFor()
    await expect.poll(() => again.review.isDisabled()).toBe(true)
    await again.sheet.getByLabel(w.howMany).fill('1')
    await again.sheet.getByText(w.aboveLimit).waitFor({ state: 'detached' })
    await expect.poll(() => again.review.isEnabled()).toBe(true)

    // Nothing to buy where all is sold, or before the start.
    await again.look(series.none)
    await expect.poll(() => again.person.button(w.soldOut).isDisabled()).toBe(true)
    await again.look(series.coming)
    await expect.poll(() => again.person.button(w.starts).isDisabled()).toBe(true)

    expect([one, two, again].flatMap(({ person }) => person.problems)).toEqual([])
    await again.page.close()
    await two.page.close()
  },
  240_000,
)

test.each(inOneLanguage(['en', 'tc'] as const))(
  'an ended series shows its state, and its boxes can still be opened, in %s',
  async (locale) => {
    // After the end of every series, in any number of runs.
    await stack.world.net.travel(40 * 86_400)
    await stack.server.indexer.catchUp()
    const mine = new Client(stack, 'bob')
    await mine.signIn()
    const { person, page, w, look } = await at(mine, locale)
    await page.goto('/blindBox')
    await page.getByRole('tab', { name: w.ended }).click()
    for (const id of Object.values(series)) await person.link(w.series(id)).waitFor()
    await look(series.coming)
    await expect.poll(() => person.button(w.ended).isDisabled()).toBe(true)
    // Bob has sealed boxes of the first.
    await look(series.once)
    await person.link(w.toOpen).waitFor()
    const refused = await mine.post('/deposit/aon/buyProductFirstPayBefore', {
      requestId: crypto.randomUUID(),
      seriesId: String(series.once),
    })
    expect(refused.code).toBe('ENDED')
    expect(person.problems).toEqual([])
    await page.close()
  },
  120_000,
)
