import { expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { held } from '#tests/journeys/held.ts'
import { freshPrice } from '#tests/journeys/freshPrice.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'

import { burnLabels } from './testing/labels.ts'
import { burnOf } from './testing/madeBurns.ts'

/** A pass and burns, a claim a day later, nodes, refunds; then a period that ends before the next one is funded. */
onStage({ web: true, neighbours: true }, { forEach: true })

const day = 86_400
const here = 'BurnMining'
const tes = (whole: number): bigint => BigInt(whole) * 10n ** 18n

const miner = (who: string) =>
  stack.world.read<readonly [bigint, bigint, bigint]>(here, 'minerOf', [stack.world.hex(who)])
const pass = (who: string) =>
  stack.world.read<readonly [bigint, boolean]>(here, 'passOf', [stack.world.hex(who)])
const node = (id: bigint) =>
  stack.world.read<readonly [string, bigint, bigint, bigint, boolean, bigint]>(here, 'nodeOf', [id])
const newestNode = () => stack.world.read<bigint>(here, 'nodeCount')
const tesOf = (who: string) => stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex(who)])

async function average(): Promise<void> {
  await freshPrice(stack)
  await stack.server.indexer.catchUp()
}

test.each(
  inOneLanguage([
    { locale: 'en', name: 'alice', other: 'bob' },
    { locale: 'tc', name: 'bob', other: 'alice' },
  ] as const),
)(
  '$name refunds a pass, burns, swaps to burn, claims, and runs a node; then no period is open until one is, in $locale',
  async ({ locale, name, other }) => {
    const w = burnLabels[locale]
    await must(stack.world, 'deployer', 'Tes', 'transfer', [stack.world.hex(name), tes(50_000)])
    await average()
    // With that much power of another nothing of the miners’ part stays free for the next period.
    await burnOf(stack.world, other, 12_000_000_000n)
    const { person, page, sign } = await arrive(name, locale)

    // A pass comes back until a burn uses it.
    await page.goto('/destroy?coin=TES')
    await person.button(w.buyPass).click()
    await sign(w.passDone)
    expect((await pass(name))[0]).toBeGreaterThan(0n)
    await person.button(w.refundPass).click()
    await sign(w.refundDone)
    expect(await pass(name)).toEqual([0n, false])
    await person.button(w.buyPass).click()
    await sign(w.passDone)

    // The burn: approval and burn in one go, with the share if the network doubles.
    await page.getByLabel(w.quantity).fill('20000')
    await page.getByText(w.ifDoubled).first().waitFor()
    const before = await tesOf(name)
    await person.button(w.review).click()
    await person.sheet.getByText(w.step1).first().waitFor()
    await person.confirm()
    await person.sheet.getByRole('heading', { name: w.step2 }).waitFor()
    await sign(w.burnDone)
    const [power] = await miner(name)
    expect(power).toBeGreaterThan(0n)
    expect((await pass(name))[1]).toBe(true)
    const burnt = before - (await tesOf(name))
    expect(burnt).toBeLessThanOrEqual(tes(20_000))
    expect(burnt).toBeGreaterThan(tes(19_999))
    expect(await person.violations()).toEqual([])

    // With TRX: more than there is has the words of the specification.
    await page.getByRole('tab', { name: w.swapTab }).click()
    await page.getByLabel(w.pay).fill('99999999999')
    await page.getByText(w.insufficient).waitFor()
    await page.getByLabel(w.pay).fill('150')
    await page.getByText(w.powerYouGet).waitFor()
    await person.button(w.review).click()
    await sign(w.burnDone)
    expect((await miner(name))[0]).toBeGreaterThan(power)

    // A node is refunded; another is activated.
    const buyNode = async (): Promise<bigint> => {
      await page.goto('/nodeBox?node=1')
      await person.button(w.buyNode).click()
      await person.confirm()
      await page.getByText(w.nodeDone, { exact: true }).first().waitFor()
      await person.sheet.getByRole('link', { name: w.activateIt, exact: true }).click()
      await page.waitForURL(/\/node$/)
      await person.sheet.waitFor({ state: 'detached' })
      return newestNode()
    }
    const first = await buyNode()
    await person.button(w.refundNode).click()
    await sign(w.refundDone)
    expect((await node(first))[2]).toBe(0n)
    const second = await buyNode()
    await person.button(w.activate).click()
    await sign(w.activateDone)
    expect((await node(second))[4]).toBe(true)

    // A day later the centre pays what was earned, and the browser recomputes the day.
    await travel(day)
    await page.goto('/kinetic')
    const rich = await tesOf(name)
    await person.button(w.claim).click()
    await sign(w.claimDone)
    expect(await tesOf(name)).toBeGreaterThan(rich)
    expect(await person.violations()).toEqual([])
    // Also before the own part of the list has come.
    const open = await held(page, '**/tessera/burn/dayPage')
    await page.reload()
    await page.getByRole('button', { name: w.running }).click()
    await person.button(w.recompute).click()
    await page.getByText(w.matches).waitFor()
    open()

    // The period ends without funds for the next: nothing is earned, and the page shows it.
    await travel(91 * day)
    await page.goto('/kinetic')
    await page.getByText(w.notOpen).first().waitFor()
    await page.getByText(w.lacks).waitFor()
    const [, owed] = await miner(name)
    await travel(day)
    expect((await miner(name))[1]).toBe(owed)
    await must(stack.world, 'deployer', 'Tes', 'approve', [stack.world.hex(here), tes(1_800_000)])
    await must(stack.world, 'deployer', here, 'fund', [tes(1_800_000)])
    await stack.server.indexer.catchUp()
    await page.reload()
    await person.button(w.open).click()
    await sign(w.openDone)
    await page.getByText(w.notOpen).first().waitFor({ state: 'detached' })
    await travel(day)
    expect((await miner(name))[1]).toBeGreaterThan(owed)
    expect(person.problems).toEqual([])
    await page.close()
  },
)
