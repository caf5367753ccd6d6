import { expect, test } from 'vitest'

import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { marketLabels } from './testing/marketLabels.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { type Locale, Person } from '#tests/journeys/person.ts'
import { inTaps } from '#tests/journeys/taps.ts'

/** Two users and one card: listed, bought, taken down, sent while listed, with offers, sold to the offer. */
const tokenId = '5001'
const trx = (whole: number): bigint => BigInt(whole) * 1_000_000n

onStage({ web: true, neighbours: true })

const address = (name: string): string => stack.world.deployment.contracts[name]!.address

/** The contract's own word on the card. */
async function onChain(client: Client) {
  const { wallet } = client
  const cards = await wallet.contract().at(address('Cards'))
  const market = await wallet.contract().at(address('CardMarket'))
  const [open, , number, , price] = await market['listingOf'](tokenId).call()
  return {
    owner: wallet.address.fromHex(await cards['ownerOf'](tokenId).call()),
    open: open as boolean,
    number: BigInt(number),
    price: BigInt(price),
  }
}

/** Someone on the card's page, signed in. */
async function at(client: Client, locale: Locale) {
  const person = await Person.at(browser, stack.server.url, locale, client)
  const { page, labels } = person
  const w = marketLabels[locale]
  const look = () => page.goto(`/nftDetail?tokenId=${tokenId}`)
  const sheet = person.sheet
  const review = () => sheet.getByRole('button', { name: labels.review }).click()
  /** Signs the sheet once it shows this. */
  const sign = async (shown: string) => {
    await sheet.getByText(shown).waitFor({ timeout: 30_000 })
    await person.confirm()
  }
  return { person, page, w, look, sheet, review, sign }
}

// In the second run the roles are the other way round.
const roles = [
  { from: 'alice', to: 'bob' },
  { from: 'bob', to: 'alice' },
] as const
test.each(inOneLanguage(['en', 'tc'] as const).map((locale, i) => ({ locale, ...roles[i]! })))(
  '$from sells a card to $to and gets it back by a listing that ended, in $locale',
  async ({ locale, from, to }) => {
    const seller = new Client(stack, from)
    const buyer = new Client(stack, to)
    await seller.signIn()
    await buyer.signIn()
    const one = await at(seller, locale)
    const other = await at(buyer, locale)
    const { w } = one

    // Listed: leave and listing in one go, through a reload; far above the floor only when it is meant.
    await one.look()
    await one.person.button(w.sell).click()
    await one.sheet.getByRole('textbox').fill('9000')
    await one.page.getByText(w.highFloor).waitFor()
    await one.review()
    await one.page.getByText(w.meanFirst).waitFor()
    await one.sheet.getByRole('textbox').fill('700')
    await one.page.getByText(w.highFloor).waitFor({ state: 'detached' })
    await one.review()
    await one.sheet.getByText(w.step1).waitFor()
    await one.person.reloadAndContinue()
    await one.sign(w.step1)
    await one.sign(w.step2)
    await one.person.done(w.forSale)
    expect(await onChain(seller)).toMatchObject({
      owner: seller.address,
      open: true,
      price: trx(700),
    })

    // Another price, in one transaction.
    await one.person.button(w.change).click()
    await one.sheet.getByRole('textbox').fill('650')
    await one.review()
    await one.person.confirm()
    await one.person.done(w.forSale)
    const listed = await onChain(seller)
    expect(listed).toMatchObject({ open: true, price: trx(650) })

    // Bought by the other.
    await other.look()
    await inTaps(other.person, 'buy on the market', async () => {
      await other.person.button(w.buy).click()
      await other.review()
      await other.person.confirm()
      await other.person.done(w.bought)
    })
    expect(await onChain(buyer)).toMatchObject({ owner: buyer.address, open: false })

    // Listed by its new owner, and taken down.
    await inTaps(other.person, 'list a card', async () => {
      await other.person.button(w.sell).click()
      await other.sheet.getByRole('textbox').fill('680')
      await other.review()
      await other.sign(w.step1)
      await other.sign(w.step2)
      await other.person.done(w.forSale)
    })
    expect(await onChain(buyer)).toMatchObject({ open: true, number: listed.number + 1n })
    await other.person.button(w.takeDown).click()
    await other.person.confirm()
    await other.person.done(w.down)
    expect(await onChain(buyer)).toMatchObject({ owner: buyer.address, open: false })

    // Listed once more, and sent: the listing ends with that.
    await other.person.button(w.sell).click()
    await other.sheet.getByRole('textbox').fill('680')
    await other.review()
    await other.person.confirm()
    await other.person.done(w.forSale)
    expect((await onChain(buyer)).open).toBe(true)
    const gift = await buyer.post('/swapnft/ido/transferBefore', {
      requestId: crypto.randomUUID(),
      tokenId,
      to: seller.address,
    })
    await buyer.send(gift.data.call)
    // No page waits for this: the index must have it before it is read.
    await expect
      .poll(async () => (await buyer.post('/swapnft/ido/nftDetail', { tokenId })).data.owner)
      .toBe(seller.address)
    expect(await onChain(seller)).toMatchObject({ owner: seller.address, open: false })

    // Offered for, in a coin that needs leave.
    await other.look()
    await other.person.button(w.offer).waitFor()
    await expect.poll(() => other.person.button(w.buy).count()).toBe(0)
    await other.person.button(w.offer).click()
    await other.sheet.getByRole('textbox').fill('190')
    await other.sheet.getByLabel(w.coin).selectOption('USDT')
    await other.sheet.getByLabel(w.usual).check()
    await other.review()
    await other.sign(w.step1)
    await other.sign(w.step2)
    await other.person.done(w.stands)
    const allowed = await buyer.number(
      address('Usdt'),
      'allowance(address,address)',
      buyer.address,
      address('CardMarket'),
    )
    expect(allowed).toBe(1_000_000_000n - 190_000_000n)

    // The next offer begins with an empty form.
    await other.person.button(w.offer).click()
    await expect.poll(() => other.sheet.getByRole('textbox').inputValue()).toBe('')
    await other.sheet.getByRole('button', { name: other.person.labels.close, exact: true }).click()

    // Accepted: the best offer is first. The approval ended with the gift, so it is signed again.
    await one.look()
    await one.page.getByRole('tab', { name: w.offers }).click()
    await one.person.button(w.accept).first().click()
    await one.review()
    await one.sign(w.step1)
    await one.sheet.getByText(w.step2).waitFor({ timeout: 30_000 })
    await one.person.reloadAndContinue()
    await one.sign(w.step2)
    await one.person.done(w.sold)
    expect(await onChain(seller)).toMatchObject({ owner: buyer.address, open: false })

    expect([...one.person.problems, ...other.person.problems]).toEqual([])
    await one.page.close()
    await other.page.close()
  },
  240_000,
)

test.each([240, 360, 480])(
  'every tab of My NFTs is reached by the mouse, at %s px',
  async (width) => {
    const alice = new Client(stack, 'alice')
    await alice.signIn()
    const person = await Person.at(browser, stack.server.url, 'en', alice)
    const { page } = person
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/myNft')
    const row = page.getByRole('tablist')
    await row.getByRole('tab', { name: /^All ?\d/ }).waitFor()
    const tabs = row.getByRole('tab')
    const count = await tabs.count()
    expect(count).toBeGreaterThan(6)
    for (let i = 1; i < count; i += 1) {
      const seen = async () => {
        const [frame, tab] = [await row.boundingBox(), await tabs.nth(i).boundingBox()]
        const right = Math.min(frame!.x + frame!.width, tab!.x + tab!.width)
        return { x: (tab!.x + right) / 2, y: tab!.y + tab!.height / 2, width: right - tab!.x }
      }
      // The one before it is chosen: a part of this one is in sight, and is pressed there.
      await expect.poll(async () => (await seen()).width).toBeGreaterThanOrEqual(24)
      const { x, y } = await seen()
      await page.mouse.click(x, y)
      await expect.poll(() => tabs.nth(i).getAttribute('aria-selected')).toBe('true')
    }
    expect(person.problems).toEqual([])
    await page.close()
  },
)
