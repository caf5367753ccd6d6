import { expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import type { Locale } from '#platform/std/text.ts'
import { addressFromHex } from '#platform/std/address.ts'

import { energyLabels } from './testing/labels.ts'

/** Energy from the stake to the last coin, as its provider and its users see it. */
onStage({ web: true }, { forEach: true })

type Hex = `0x${string}`
const day = 86_400
const trx = 1_000_000n
const languages = inOneLanguage(['en', 'tc'] as const)

async function lenderOf(name: string): Promise<Hex> {
  const args = [stack.world.hex(name)]
  const made = await stack.world.read<Hex>('LenderFactory', 'lenderOf', args)
  stack.world.adopt('Lender', made.toLowerCase() as Hex)
  return made
}
const freeNow = async () => Number((await stack.world.read<readonly bigint[]>('Lender', 'free'))[0])
const balanceOf = async (address: string) =>
  (await stack.server.app.node.account(address as never)).balance

/** By the screen, with a price and a first stake. */
async function lend(name: string, locale: Locale, stake: string) {
  const w = energyLabels[locale]
  const provider = await arrive(name, locale)
  const { page, person, labels } = provider
  await page.goto('/energy?side=lend')
  await page.getByLabel(w.firstStake).waitFor()
  await person.button(labels.review).click()
  // What is missing is stated beside its field.
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel(w.firstStake).fill(stake)
  await page.getByLabel(w.price).fill('42')
  await page.getByLabel(w.least).fill('1000')
  await person.button(labels.review).click()
  await provider.sign(w.makeDone)
  await page.getByText(w.nobody).waitFor()
  expect(await person.violations()).toEqual([])
  return provider
}

test.each(languages)(
  'lent, leased, used by a step before another action, ended and lent again, in %s',
  async (locale) => {
    const w = energyLabels[locale]
    const alice = await lend('alice', locale, '60000')
    await lenderOf('alice')
    // A TRX gives what it gives on the main network: 60,000 of 19,000,060,000 that are staked.
    expect(await freeNow()).toBe(Math.floor((180_000_000_000 * 60_000) / 19_000_060_000))

    const bob = await arrive('bob', locale)
    const { page, person, labels } = bob
    await page.goto('/energy')
    await page.getByText(w.cheaper).or(page.getByText(w.burnCheaper)).first().waitFor()
    // A small amount is stated to be dearer than burning.
    await page.getByLabel(w.energy).fill('20000')
    await page.getByText(w.burnCheaper).waitFor()
    await page.getByLabel(w.energy).fill('130000')
    await page.getByText(w.cheaper).waitFor()
    expect(await person.violations()).toEqual([])

    // To a contract TRON lends nothing: refused before anything is paid.
    const had = await balanceOf(bob.client.address)
    await page.getByLabel(w.receiver).fill(addressFromHex(stack.world.hex('Tes')))
    await person.button(labels.review).click()
    await page.getByText(w.isContract).first().waitFor()
    await person.button(labels.toForm).click()
    expect(await balanceOf(bob.client.address)).toBe(had)
    await page.getByLabel(w.receiver).fill(bob.client.address)
    await person.button(labels.review).click()
    await bob.sign(w.leaseDone)
    await page.getByText(w.running, { exact: true }).first().waitFor()
    // Energy of 130,000 at 42 sun, and what the call burns.
    expect(had - (await balanceOf(bob.client.address))).toBeGreaterThan(130_000n * 42n)

    // Another action, by energy that is rented in a step before it.
    const carol = await arrive('carol', locale)
    await carol.page.goto('/energy?side=lend')
    await carol.page.getByLabel(w.firstStake).fill('10')
    await carol.person.button(labels.review).click()
    await carol.person.button(labels.confirm).waitFor()
    await carol.person.button(w.rent).click()
    await carol.person.sheet.getByText(w.askLease).waitFor()
    await carol.person.confirm()
    await carol.page.getByText(w.enough).waitFor()
    const before = await balanceOf(carol.client.address)
    await carol.sign(w.makeDone)
    // The stake, and at most the bytes: its energy of 130,000 would have burnt 13 TRX.
    expect(before - (await balanceOf(carol.client.address))).toBeLessThan(11n * trx)
    await carol.page.goto('/record?kind=energy')
    await carol.page.getByText(w.leased, { exact: true }).first().waitFor()

    // Over: what was used up comes back to the lender within a day.
    await travel(day + 60)
    await alice.page.goto('/energy?side=lend')
    for (const left of [2, 1]) {
      await expect.poll(() => alice.person.button(w.end).count()).toBe(left)
      await alice.person.button(w.end).first().click()
      await alice.sign(w.endDone)
    }
    await alice.page.getByText(w.nobody).waitFor()
    // Carol has staked 10 TRX too.
    await travel(day)
    expect(await freeNow()).toBe(Math.floor((180_000_000_000 * 60_000) / 19_000_060_010))
    await page.goto('/energy')
    await page.getByLabel(w.energy).fill('500000')
    await page.getByText(w.cheaper).waitFor()
    await person.button(labels.review).click()
    await bob.sign(w.leaseDone)
    // Reloaded with one in the wallet: the page is taken over as it was rendered.
    await page.evaluate(`{
      const isLease = ([key, run]) => key.startsWith('run:') && run.includes('"energy.lease"')
      const [key, run] = Object.entries(localStorage).find(isLease)
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(run), stage: 'signing' }))
    }`)
    await page.reload()
    await page.getByText(w.running, { exact: true }).first().waitFor()
    for (const one of [alice, bob, carol]) {
      expect(one.person.problems).toEqual([])
      await one.page.close()
    }
  },
  240_000,
)

test.each(languages)(
  'a provider stops, leaves, and collects after 14 days, in %s',
  async (locale) => {
    const w = energyLabels[locale]
    const dave = await lend('dave', locale, '200')
    const { page, person, labels } = dave
    await person.button(w.supply).click()
    await page.getByLabel(w.amount).fill('100')
    await person.sheet.getByRole('button', { name: labels.review }).click()
    await dave.sign(w.supplyDone)
    await person.button(w.change).click()
    await person.button(w.stop).click()
    await dave.sign(w.termsDone)
    await page.getByText(w.stopped, { exact: true }).waitFor()

    await person.button(w.leave).click()
    await page.getByLabel(w.amount).fill('301')
    await person.sheet.getByRole('alert').waitFor()
    await person.button(w.max).click()
    await person.sheet.getByRole('button', { name: labels.review }).click()
    await dave.sign(w.leaveDone)
    await page.getByText(w.leaving).click()
    expect(await person.violations()).toEqual([])

    await travel(14 * day + 60)
    await page.goto('/energy?side=lend')
    const had = await balanceOf(dave.client.address)
    await person.button(w.collect).click()
    await dave.sign(w.collectDone)
    const came = (await balanceOf(dave.client.address)) - had
    // 300 TRX, less at most the fee of the call.
    expect(came).toBeGreaterThan(295n * trx)
    expect(came).toBeLessThanOrEqual(300n * trx)
    expect(person.problems).toEqual([])
    await page.close()
  },
  120_000,
)
