import { epochsKeeperOn, stakeForLevel } from '#features/earnings/server/testing/epochs.ts'
import { beforeAll, expect, test } from 'vitest'

import { arrive, travel } from './arrive.ts'
import { earningsWords } from './earningsWords.ts'
import { must } from './must.ts'
import { onStage, stack } from './onStage.ts'

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

test('a purchase by the lowest pays both lines above in its own transaction', async () => {
  const { world } = stack
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  await must(world, 'carol', 'Cards', 'Buy', [1n], price)
  const fee = price / 20n
  expect([await creditOf('bob'), await creditOf('alice')]).toEqual([fee / 10n, fee / 20n])
})

test.each([
  { locale: 'en', name: 'bob', line: 'firstLine' },
  { locale: 'tc', name: 'alice', line: 'secondLine' },
] as const)('$name sees the share and claims it, in $locale', async ({ locale, name, line }) => {
  await stack.server.indexer.catchUp()
  const { person, page, sign } = await arrive(name, locale)
  const w = earningsWords[locale]
  await page.goto('/income')
  await page.getByText(w[line]).first().waitFor()
  expect(await person.violations()).toEqual([])
  await page.goto('/claiming')
  await person.button(w.claim).first().click()
  await sign(w.feesPaid)
  expect(await creditOf(name)).toBe(0n)
  await page.goto('/incomeList?kind=receiving')
  await page.getByText(w.success).first().waitFor()
  expect(person.problems).toEqual([])
  await page.close()
})

test.each(['en', 'tc'] as const)(
  'an epoch is posted, revoked by the guardian, built anew, accepted and claimed, in %s',
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
    await keep()
    const { person, page, sign } = await arrive('alice', locale)
    const w = earningsWords[locale]
    const newest = page.locator('section').filter({ hasText: w.epochs }).locator('h3 + span')
    await page.goto('/claiming')
    await expect.poll(() => newest.first().textContent()).toBe(w.waiting)
    await page.getByText(w.bonusLine).first().waitFor()
    expect(await person.violations()).toEqual([])

    // Within the time to challenge it the guardian takes it back.
    const epoch = await world.read<bigint>('RewardDistributor', 'waitingEpoch')
    await must(world, 'deployer', 'RewardDistributor', 'revoke', [epoch, 'A fee is missing'])
    await server.indexer.catchUp()
    await page.reload()
    await expect.poll(() => newest.first().textContent()).toBe(w.revoked)
    await page.getByText('A fee is missing').first().waitFor()

    await split('dave', 2_000_000n)
    await travel(120)
    await keep()
    await travel(120)
    await keep()
    await page.reload()
    await expect.poll(() => newest.first().textContent()).toBe(w.accepted)
    // 1 % of what bob and dave paid.
    const trx = await world.read<bigint>('RewardDistributor', 'claimedOf', claimArgs())
    await person.button(w.claim).last().click()
    await sign(w.bonusPaid)
    const paid = await world.read<bigint>('RewardDistributor', 'claimedOf', claimArgs())
    expect(paid - trx).toBe(30_000n)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

const claimArgs = () => [stack.world.hex('alice'), `0x${'00'.repeat(20)}`]
