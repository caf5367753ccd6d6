import { leafHash } from '#features/earnings/merkle.ts'
import { epochsKeeperOn, stakeForLevel } from '#features/earnings/server/testing/epochs.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { earningsLabels } from './testing/labels.ts'
import { soldForUsdt } from './testing/soldForUsdt.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'

/** Shares of fees and level bonuses, from the fee to the wallet: alice invited bob, and he carol. */
onStage({ web: true })

const split = (payer: string, sun: bigint) =>
  must(stack.world, 'mallory', 'FeeSplitter', 'split', [stack.world.hex(payer)], sun)
const creditOf = (name: string) =>
  stack.world.read<bigint>('FeeSplitter', 'creditOf', [stack.world.hex(name)])

beforeAll(async () => {
  const bind = (name: string, inviter: string) =>
    must(stack.world, name, 'Team', 'bindParent', [stack.world.hex(inviter)])
  await bind('alice', 'deployer')
  for (const name of ['bob', 'dave', 'erin']) await bind(name, 'alice')
  await bind('carol', 'bob')
  await stakeForLevel(stack, ['bob', 'dave', 'erin'])
})

/** The lowest buys a card; resolves with the fee. */
async function carolBuys(): Promise<bigint> {
  const { world, server } = stack
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  await must(world, 'carol', 'Cards', 'Buy', [1n], price)
  await server.indexer.catchUp()
  return price / 20n
}

test('a purchase by the lowest pays both lines above in its own transaction', async () => {
  const credits = () => Promise.all([creditOf('bob'), creditOf('alice')])
  const [bob, alice] = await credits()
  const fee = await carolBuys()
  expect(await credits()).toEqual([bob + fee / 10n, alice + fee / 20n])
})

test.each(
  (['en', 'tc'] as const).flatMap((locale) => [
    { locale, name: 'bob', line: 'firstLine' } as const,
    { locale, name: 'alice', line: 'secondLine' } as const,
  ]),
)('$name sees the share and claims it, in $locale', async ({ locale, name, line }) => {
  await carolBuys()
  const { client, person, page, sign } = await arrive(name, locale)
  const w = earningsLabels[locale]
  await page.goto('/income')
  await page.getByText(w[line]).first().waitFor()
  expect(await person.violations()).toEqual([])
  const claims = async () => (await client.post('/swapwithdraw/memberProfit/claimRecordList')).data
  const [due, { total: before }] = await Promise.all([creditOf(name), claims()])
  await page.goto('/claiming')
  await chooseOnly(page, w.feesRow)
  await person.button(w.claim).click()
  await sign(w.feesPaid)
  expect(await creditOf(name)).toBe(0n)
  const { total, list } = await claims()
  expect(total).toBe(before + 1)
  expect(list[0]).toMatchObject({ from: 'fees', amount: String(due), state: 'done' })
  await page.goto('/incomeList?kind=receiving')
  await expect.poll(() => page.getByText(w.success, { exact: true }).count()).toBe(total)
  expect(person.problems).toEqual([])
  await page.close()
})

/** Of all that is claimable, one line. */
async function chooseOnly(page: Page, row: RegExp): Promise<void> {
  const chosen = page.getByRole('checkbox', { name: row })
  await chosen.waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await chosen.check()
}

/** With the builder's key, 20,001 sun for alice, whatever the fees give. */
async function postFalsely(): Promise<void> {
  const { world, server } = stack
  const total = 20_001n
  const root = leafHash(0, world.hex('alice').slice(2), '', total)
  const upToBlock = BigInt(server.app.clock.solid)
  const epoch = [root, `0x${'11'.repeat(32)}`, upToBlock, [trx], [total]]
  await must(world, 'mallory', 'FeeSplitter', 'withdrawPool', [])
  await must(world, 'deployer', 'RewardDistributor', 'post', epoch)
  await server.indexer.catchUp()
}

test.each(['en', 'tc'] as const)(
  'an epoch that is not of the fees is challenged and revoked, the right one built, accepted and claimed, in %s',
  async (locale) => {
    const { world, server } = stack
    const keeper = epochsKeeperOn(stack)
    const keep = async (): Promise<void> => {
      for (let i = 0; i < 3; i++) {
        await world.net.mine()
        await server.indexer.catchUp()
        await keeper.turn()
      }
      await server.indexer.catchUp()
    }
    await split('bob', 1_000_000n)
    await travel(120)
    await postFalsely()
    const { person, page, sign } = await arrive('alice', locale)
    const w = earningsLabels[locale]
    const newest = page.locator('section').filter({ hasText: w.epochs }).locator('h3').first()
    const state = newest.locator('xpath=following-sibling::span')
    const root = newest.locator('xpath=../..').locator('dd').filter({ hasText: w.root })
    await page.goto('/claiming')
    const unfold = () => page.getByText(w.bonusFold, { exact: true }).click()
    await unfold()
    await expect.poll(() => state.textContent()).toBe(w.waiting)
    // Recomputed from the chain: a reader sees that it is another.
    await expect.poll(() => root.textContent()).toBe(w.differs)
    await page.getByText(w.bonusLine).first().waitFor()
    expect(await person.violations()).toEqual([])

    // Within the time to challenge it the guardian takes it back.
    const epoch = await world.read<bigint>('RewardDistributor', 'waitingEpoch')
    await must(world, 'deployer', 'RewardDistributor', 'revoke', [epoch, 'Not of the fees'])
    await server.indexer.catchUp()
    await page.reload()
    await unfold()
    await expect.poll(() => state.textContent()).toBe(w.revoked)
    await page.getByText('Not of the fees').first().waitFor()

    await split('dave', 2_000_000n)
    await travel(120)
    await keep()
    await page.reload()
    await unfold()
    await expect.poll(() => state.textContent()).toBe(w.waiting)
    await expect.poll(() => root.textContent()).toBe(w.matches)
    await travel(120)
    await keep()
    await page.reload()
    await unfold()
    await expect.poll(() => state.textContent()).toBe(w.accepted)
    // 1 % of what bob and dave paid.
    const before = await bonusesPaid()
    await chooseOnly(page, w.bonusRow)
    await person.button(w.claim).click()
    await sign(w.bonusPaid)
    expect((await bonusesPaid()) - before).toBe(30_000n)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(['en', 'tc'] as const)(
  'a share of a card sold for USDT is income in USDT and is claimed from the market, in %s',
  async (locale) => {
    const { world, server } = stack
    // Its inviter has 1 USDT of each sale.
    await soldForUsdt(stack, 'bob', 'carol')
    await server.indexer.catchUp()
    const { client, person, page, sign } = await arrive('bob', locale)
    const w = earningsLabels[locale]
    await page.goto('/income')
    await page.getByText('+1.00 USDT').first().waitFor()
    expect(await person.violations()).toEqual([])
    await page.goto('/claiming')
    await chooseOnly(page, w.marketRow)
    await person.button(w.claim).click()
    await sign(w.marketPaid)
    const args = [world.hex('bob'), world.hex('Usdt')]
    expect(await world.read<bigint>('CardMarket', 'creditOf', args)).toBe(0n)
    const { list } = (await client.post('/swapwithdraw/memberProfit/claimRecordList')).data
    const coin = { symbol: 'USDT' }
    expect(list[0]).toMatchObject({ from: 'fees', coin, amount: '1000000', state: 'done' })
    expect(person.problems).toEqual([])
    await page.close()
  },
)

const trx = `0x${'00'.repeat(20)}`

/** No other account has any. */
async function bonusesPaid(): Promise<bigint> {
  const totals = await stack.world.read<readonly bigint[]>('RewardDistributor', 'totalsOf', [trx])
  return totals[1]!
}
