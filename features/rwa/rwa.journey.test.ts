import { beforeAll, expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'

import { demoDocument } from './demoDocument.ts'
import { type Holders, holders } from './server/testing/holders.ts'
import { rwaLabels } from './testing/labels.ts'
import { assetsOn } from './testing/made.ts'

/** An asset as its buyers, its attestor, its revenue address and its issuer see it. */
onStage({ web: true })

const base = 1_000_000n
const hours = 3_600
let all: Holders

beforeAll(async () => {
  all = await holders(stack)
  const assets = assetsOn(stack.world)
  for (const who of ['alice', 'bob']) await assets.allow(who)
})

const languages = ['en', 'tc'] as const
const pdf = (bytes: Uint8Array) => ({
  name: 'document.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

test.each(inOneLanguage(languages))(
  'checked, bought, attested, released, paid, transferred and redeemed, in %s',
  async (locale) => {
    const w = rwaLabels[locale]
    const assets = assetsOn(stack.world)
    const hex = await assets.make({ target: 10n })
    const asset: Address = addressFromHex(hex)
    const path = `/rwa?address=${asset}`
    await assets.buy(hex, 'bob', 8n)
    await assets.spend(hex, 'alice', 1_000n * base)
    // She has the coins, and authorises them by the app.
    await assets.spend(hex, 'alice', 0n)
    await assets.spend(hex, 'dave', 100n * base)
    await assets.spend(hex, 'erin', 1_000n * base)
    await travel(1)

    const alice = await arrive('alice', locale)
    const { page, person } = alice
    const open = async (text: string | RegExp): Promise<void> => {
      await page.goto(path)
      await page.getByText(text).first().waitFor()
    }
    await open(w.backBySelf)
    await person.button(w.buy).waitFor()
    const changed = demoDocument().slice()
    changed[20]! ^= 1
    await page.locator('input[type=file]').setInputFiles(pdf(changed))
    await page.getByText(w.differs).waitFor()
    await page.locator('input[type=file]').setInputFiles(pdf(demoDocument()))
    await page.getByText(w.matches).waitFor()
    await page.getByLabel(w.shares).fill('4')
    await person.button(w.buy).click()
    await person.confirm()
    await person.sheet.getByText(w.askBuy).waitFor()
    await alice.sign(w.buyDone)
    expect((await all.asset(all.alice, asset)).mine).toMatchObject({ shares: 4 })
    expect(await person.violations()).toEqual([])

    // The attestor’s account is in no browser here.
    await assets.attest(hex, 600n * base)
    await travel(1)
    await open(w.leaveUntil)

    await travel(72 * hours)
    await page.goto(path)
    await person.button(w.release).click()
    await alice.sign(w.releaseDone)
    expect((await all.asset(all.alice, asset)).asset.state).toBe('released')

    const dave = await arrive('dave', locale)
    await dave.page.goto(path)
    await dave.page.getByLabel(w.amount).fill('60')
    await dave.person.button(w.distribute).click()
    await dave.sign(w.distributeDone)
    await dave.page.close()

    await page.goto(path)
    await person.button(w.claim).last().click()
    await alice.sign(w.claimDone)
    // 4 of 12 shares of 60
    expect((await all.asset(all.alice, asset)).mine).toMatchObject({ claimed: '20000000' })

    // A stranger is refused before anything is signed; bob is not.
    await page.goto(path)
    await person.button(w.transfer).click()
    await page.getByLabel(w.recipient).fill(all.frank.address)
    await person.sheet.getByLabel(w.shares).fill('1')
    await page.getByText(w.notAllowed).waitFor()
    const review = person.sheet.getByRole('button', { name: alice.labels.review })
    expect(await review.isDisabled()).toBe(true)
    await page.getByLabel(w.recipient).fill(all.bob.address)
    await page.getByText(w.canSend).waitFor()
    await review.click()
    await alice.sign(w.transferDone)
    expect((await all.asset(all.bob, asset)).mine).toMatchObject({ shares: 9 })

    await page.goto(path)
    await person.button(w.redeem).click()
    await person.sheet.getByLabel(w.shares).fill('3')
    await person.sheet.getByRole('button', { name: alice.labels.review }).click()
    await alice.sign(w.requestDone)
    const erin = await arrive('erin', locale)
    await erin.page.goto(path)
    await erin.person.button(w.pay).click()
    await erin.sign(w.fulfilDone)
    await erin.page.close()
    await page.goto(path)
    await person.button(w.claim).last().click()
    await alice.sign(w.redeemedDone)
    // 3 of 12 shares at 600
    expect((await all.asset(all.alice, asset)).mine).toMatchObject({ shares: 0, redeemable: '0' })
    expect((await all.asset(all.alice, asset)).asset.redeemed).toBe(String(150n * base))
    expect(await person.violations()).toEqual([])
    expect([...person.problems, ...erin.person.problems]).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(languages))(
  'a sale below its target comes back after the deadline, in %s',
  async (locale) => {
    const w = rwaLabels[locale]
    const assets = assetsOn(stack.world)
    const hex = await assets.make({ lasts: 2 * hours })
    const asset = addressFromHex(hex)
    await assets.buy(hex, 'bob', 3n)
    await travel(2 * hours)
    const { page, person, sign } = await arrive('bob', locale)
    await page.goto(`/rwa?address=${asset}`)
    await page.getByText(w.failed).waitFor()
    await person.button(w.takeBack).click()
    await sign(w.refundDone)
    expect((await all.asset(all.bob, asset)).mine).toMatchObject({ shares: 0, refundable: '0' })
    expect(person.problems).toEqual([])
    await page.close()
  },
)
