import { exactOf, shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import type { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { freshPrice } from '#tests/journeys/freshPrice.ts'
import { lpLabels } from './testing/labels.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { Run } from '#tests/journeys/resumable.ts'
import { inTaps } from '#tests/journeys/taps.ts'

/** Liquidity: bought with one coin, staked, claimed, taken out, left, and the reward of a purchase issued. */
onStage({ web: true, neighbours: true })

const day = 86_400
const year = 365 * day
const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n

/** Of TES and USDT. */
const poolFor = async (client: Client): Promise<string> =>
  (await client.post('/tessera/lp/findConfig')).data.pools[0].pool

const lpOf = (client: Client, pool: string): Promise<bigint> =>
  client.number(pool, 'balanceOf(address)', client.address)

async function stakedBy(name: string): Promise<bigint> {
  const { world } = stack
  const [pool] = await world.read<readonly string[]>('LpPurchases', 'pools')
  const [staked] = await world.read<readonly bigint[]>('LpStaking', 'positionOf', [
    pool,
    world.hex(name),
  ])
  return staked!
}

const coinsOf = (coin: string, name: string): Promise<bigint> =>
  stack.world.read<bigint>(coin, 'balanceOf', [stack.world.hex(name)])

/** The contract's own word on a purchase; the newest where none is named. */
async function purchase(named?: bigint) {
  const { world } = stack
  const id = named ?? (await world.read<bigint>('LpPurchases', 'count'))
  const [, , liquidity, reward, time, issueTime, issued] = await world.read<
    readonly [string, string, bigint, bigint, bigint, bigint, boolean]
  >('LpPurchases', 'purchaseOf', [id])
  return { id, liquidity, reward, waits: Number(issueTime - time), issued }
}

test.each(
  inOneLanguage([
    { locale: 'en', name: 'alice' },
    { locale: 'tc', name: 'bob' },
  ] as const),
)('$name buys liquidity, stakes it and leaves, in $locale', async ({ locale, name }) => {
  await freshPrice(stack)
  const { client, person, page, labels, sign } = await arrive(name, locale)
  const w = lpLabels[locale]
  const pool = await poolFor(client)
  await page.goto('/buyLP')
  const amount = page.getByLabel(w.amount)
  const review = () => person.button(labels.review).click()

  // The error is beside its field, and nothing is started.
  await review()
  await page.getByText(w.required).waitFor()
  await amount.fill('0')
  await page.getByText(w.zero).waitFor()
  await amount.fill('99999999')
  await page.getByText(w.above).waitFor()
  await amount.fill('2')
  await page.getByText(w.below).waitFor()
  await page.getByText(w.own, { exact: true }).click()
  await page.getByLabel(w.percent).fill('5.01')
  await page.getByRole('alert').getByText(w.bounds).waitFor()
  await page.getByLabel(w.percent).fill('2')

  // With the chain's own coin, through a reload.
  const lpBefore = await lpOf(client, pool)
  await inTaps(person, 'zap', async () => {
    await amount.fill('400')
    await page.getByText(w.outcome).waitFor()
    await review()
    await person.reloadAndContinue()
    await sign(w.bought)
  })
  const first = await purchase()
  expect(first).toMatchObject({ waits: day, issued: false })
  expect(first.reward).toBeGreaterThan(0n)
  expect(await lpOf(client, pool)).toBe(lpBefore + first.liquidity)

  // With USDT: leave and purchase in one go.
  await page.getByText('USDT', { exact: true }).first().click()
  await amount.fill('60')
  await page.getByText(w.outcome).waitFor()
  const usdtBefore = await coinsOf('Usdt', name)
  await review()
  await person.sheet.getByText(w.allowTitle).first().waitFor()
  await person.confirm()
  await person.sheet.getByRole('heading', { name: w.buyTitle }).waitFor()
  await sign(w.bought)
  const second = await purchase()
  expect(second.id).toBe(first.id + 1n)
  expect(usdtBefore - (await coinsOf('Usdt', name))).toBeLessThanOrEqual(usdt(60))
  const bought = lpBefore + first.liquidity + second.liquidity
  expect(await lpOf(client, pool)).toBe(bought)

  // Both rewards wait.
  await page.goto('/lpReward')
  await page.getByRole('heading', { name: 'TES/USDT' }).nth(1).waitFor()
  await page.getByRole('radio', { name: w.waiting }).waitFor({ state: 'attached' })
  await expect.poll(() => person.button(w.issue).count()).toBe(0)

  // Staked, all of it.
  await page.goto('/buyLP')
  await person.link(w.stakeIt).click()
  await page.getByLabel(w.amount).waitFor()
  await inTaps(person, 'stake LP', async () => {
    await person.button(w.max).click()
    await review()
    await person.confirm()
    await person.sheet.getByRole('heading', { name: w.stakeTitle }).waitFor()
    await sign(w.staked)
  })
  expect(await stakedBy(name)).toBe(bought)
  expect(await lpOf(client, pool)).toBe(0n)

  // Time passes: claimed. The average price is too old by now, and nothing here needs it.
  await travel(2 * day)
  const tesBefore = await coinsOf('Tes', name)
  await page.reload()
  await person.button(w.claim).click()
  await sign(w.claimed)
  const claimed = (await coinsOf('Tes', name)) - tesBefore
  expect(claimed).toBeGreaterThan(0n)

  // A part comes out, then the rest.
  await page.getByRole('tab', { name: w.cancelTab }).click()
  await amount.fill('5')
  await review()
  await sign(w.cancelled)
  const left = await stakedBy(name)
  expect(left).toBeLessThan(bought)
  // 5 of what 400 TRX and 60 USDT are worth.
  expect(left).toBeGreaterThan((bought * 9n) / 10n)
  await expect.poll(() => amount.inputValue()).toBe('')
  await person.button(w.leave).click()
  await person.button(w.leaveConfirm).click()
  await sign(w.left)
  expect(await stakedBy(name)).toBe(0n)
  expect(await lpOf(client, pool)).toBe(bought)

  // Half of it becomes both coins again; the error is beside its field, and a comma is a decimal point.
  await page.goto('/buyLP')
  await person.button(w.takeOut).click()
  const worth = person.sheet.getByLabel(w.worth)
  await review()
  await person.sheet.getByText(w.required).waitFor()
  await worth.fill('0')
  await person.sheet.getByText(w.zero).waitFor()
  await worth.fill('99999999')
  await person.sheet.getByText(w.above).waitFor()
  await worth.fill('5,5')
  await person.sheet.getByText(/^≈\s5\.50$/).waitFor()
  await person.sheet.getByText('50%', { exact: true }).click()
  await person.sheet.getByText(w.least).waitFor()
  const { coins, totalSupply } = (await client.post('/deposit/liquidity/info', { pool })).data
  const half = bought / 2n
  const partOf = (symbol: string): bigint => {
    const { reserve } = coins.find((one: { symbol: string }) => one.symbol === symbol)
    return (half * BigInt(reserve)) / BigInt(totalSupply)
  }
  const had = { tes: await coinsOf('Tes', name), usdt: await coinsOf('Usdt', name) }
  await review()
  await person.sheet.getByText(w.allowTitle).first().waitFor()
  await person.confirm()
  await person.sheet.getByRole('heading', { name: w.removeTitle }).waitFor()
  await person.reloadAndContinue()
  await person.confirm()
  // What the pool has paid out, as its event has it.
  await person.sheet.getByText(w.received).waitFor()
  await person.sheet.getByText(exactOf(partOf('USDT'), { symbol: 'USDT', decimals: 6 })).waitFor()
  await person.done(w.removed)
  expect(await lpOf(client, pool)).toBe(bought - half)
  expect((await coinsOf('Tes', name)) - had.tes).toBe(partOf('TES'))
  expect((await coinsOf('Usdt', name)) - had.usdt).toBe(partOf('USDT'))

  // The reserved reward is issued.
  await page.goto('/lpReward')
  const held = await coinsOf('Tes', name)
  await person.button(w.issue).first().click()
  await sign(w.issueDone)
  expect(await purchase(second.id)).toMatchObject({ issued: true })
  expect((await coinsOf('Tes', name)) - held).toBe(second.reward)
  await page.getByRole('radio', { name: w.issued }).waitFor({ state: 'attached' })
  await expect.poll(() => person.button(w.issue).count()).toBe(1)

  // All of it is on record.
  await page.goto('/record?kind=purchases')
  await person.button(/400\.00/).waitFor()
  await person.button(/60\.00 USDT/).click()
  await person.sheet.getByText('60 USDT', { exact: true }).waitFor()
  await person.sheet.getByRole('link', { name: w.seeIssue }).waitFor()
  expect(await person.violations()).toEqual([])
  await page.keyboard.press('Escape')
  await person.button(new RegExp(shortOf(second.reward, tesCoin))).click()
  await person.sheet.getByText(exactOf(second.reward, tesCoin)).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: w.claimsTab }).click()
  await person.link(shortOf(claimed, tesCoin)).waitFor()
  await page.getByRole('tab', { name: w.stakingTab }).click()
  await person.link(w.cancelRow).first().waitFor()
  expect(person.problems).toEqual([])
  await page.close()
})

/** Accounts with staked liquidity, by transactions only. */
async function stakedAlready(name: string): Promise<void> {
  await freshPrice(stack)
  const { world } = stack
  const [pool] = await world.read<readonly `0x${string}`[]>('LpPurchases', 'pools')
  const zero = `0x${'0'.repeat(40)}`
  const sun = 500_000_000n
  await must(world, name, 'LpPurchases', 'buy', [pool, zero, sun, 1n, 0n, 2n ** 40n], sun)
  const client = (await arrive(name, 'en')).client
  const pair = await poolFor(client)
  const units = await lpOf(client, pair)
  const order = await client.post('/tessera/lp/approveBefore', {
    requestId: crypto.randomUUID(),
    pool: pair,
    amount: String(units),
  })
  await client.send(order.data.call)
  await must(world, name, 'LpStaking', 'stake', [pool, units])
  await stack.server.indexer.catchUp()
}

test.each(
  inOneLanguage([
    { locale: 'en', name: 'carol' },
    { locale: 'tc', name: 'dave' },
  ] as const),
)(
  '$name is refused a purchase at a stale price, claims, cancels and leaves, and finds one of elsewhere, in $locale',
  async ({ locale, name }) => {
    await stakedAlready(name)
    await travel(3 * 3_600)
    const { client, person, page, labels, sign } = await arrive(name, locale)
    const w = lpLabels[locale]
    const before = await purchase()
    await page.goto('/buyLP')
    await page.getByText(w.stale).waitFor()
    await page.getByLabel(w.amount).fill('100')
    await page.getByText(w.outcome).waitFor()
    await person.button(labels.review).click()
    await page.getByText(w.noReward).waitFor()
    await page.locator('#reward-only:focus').waitFor()
    await expect.poll(() => person.sheet.count()).toBe(0)
    expect((await purchase()).id).toBe(before.id)

    await page.goto('/pledgeLP')
    await person.button(w.claim).click()
    await sign(w.claimed)
    await behind(page, w.verified[0], [/^poolOf\(/, /^getReserves\(\)$/, /^totalSupply\(\)$/])
    await behind(page, w.verified[1], [/^positionOf\(/, /^event Claimed$/])
    await page.getByRole('tab', { name: w.cancelTab }).click()
    await page.getByLabel(w.amount).fill('5')
    await person.button(labels.review).click()
    await sign(w.cancelled)
    await person.button(w.leave).click()
    await person.button(w.leaveConfirm).click()
    await sign(w.left)
    expect(await stakedBy(name)).toBe(0n)

    // Bought on another device: the hash is submitted before any node has it, and looked up until
    // it is there.
    const elsewhere = new Run({
      name: 'buy',
      before: '/tessera/lp/swapCoinIssuedAdd',
      after: '/tessera/lp/swapCoinIssuedUpdate',
      form: { pool: await poolFor(client), coin: 'TRX', amount: '100000000' },
    })
    await elsewhere.sign(client)
    expect(await elsewhere.submit(client)).toBe('sent')
    await page.goto('/record?kind=purchases')
    await page.getByText(w.notKnown).waitFor()
    const found = person.button(/100\.00 TRX/)
    await expect.poll(() => found.count()).toBe(0)
    await elsewhere.broadcast(client)
    await stack.server.indexer.catchUp()
    await person.button(w.lookAgain).click()
    await found.waitFor()
    await expect.poll(() => person.button(w.lookAgain).count()).toBe(0)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(
  inOneLanguage([
    { locale: 'en', name: 'erin' },
    { locale: 'tc', name: 'frank' },
  ] as const),
)(
  '$name leaves a stream that is over, with nothing left of the rewards for buying, in $locale',
  async ({ locale, name }) => {
    await stakedAlready(name)
    await travel(year)
    await useUp()
    const { person, page, labels, sign } = await arrive(name, locale)
    const w = lpLabels[locale]
    await page.goto('/buyLP')
    await page.getByText(w.reserveEmpty).waitFor()
    await page.getByLabel(w.amount).fill('100')
    await page.getByText(w.outcome).waitFor()
    await person.button(labels.review).click()
    await page.getByText(w.noReward).waitFor()
    await page.locator('#reward-only:focus').waitFor()

    await page.goto('/pledgeLP')
    await page.getByText(w.notRunning).waitFor()
    await person.button(w.leave).click()
    await person.button(w.leaveConfirm).click()
    await sign(w.left)
    expect(await stakedBy(name)).toBe(0n)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

/** The calls listed for a figure. */
async function behind(page: Page, figure: string, calls: readonly RegExp[]): Promise<void> {
  await page.getByRole('button', { name: /^(Verify|驗證)$/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(figure, { exact: true }).click()
  for (const call of calls) await sheet.getByText(call).first().waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
}

/** Buys until nothing is left of the day's rewards. */
async function useUp(): Promise<void> {
  const { world } = stack
  await freshPrice(stack)
  const [pool] = await world.read<readonly `0x${string}`[]>('LpPurchases', 'pools')
  const coin = world.hex('Usdt')
  const each = usdt(11_000)
  await must(world, 'deployer', 'Usdt', 'transfer', [world.hex('grace'), 30n * each])
  await must(world, 'grace', 'Usdt', 'approve', [world.hex('LpPurchases'), 0n])
  await must(world, 'grace', 'Usdt', 'approve', [world.hex('LpPurchases'), 30n * each])
  for (let i = 0; i < 30; i += 1) {
    if ((await world.read<bigint>('LpPurchases', 'leftToday')) === 0n) return
    await must(world, 'grace', 'LpPurchases', 'buy', [pool, coin, each, 1n, 0n, 2n ** 40n])
  }
  throw new Error('rewards are left still')
}
