import { Client } from '#tests/journeys/client.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The values on a screen before the signature equal the contract's effect. */
const day = 86_400
const staking = (name: string) => `/swappledge/pledge/lp/${name}`
const ours = (name: string) => `/tessera/lp/${name}`

let stack: Stack
let alice: Client
let pool: string
let hexPool: `0x${string}`

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  const { world } = stack
  await world.send('alice', 'Team', 'bindParent', [world.hex('deployer')])
  await world.send('deployer', 'Usdt', 'transfer', [world.hex('alice'), 2_000n * 10n ** 6n])
  alice = new Client(stack, 'alice')
  await alice.signIn()
  const [pools] = await world.read<readonly (readonly `0x${string}`[])[]>('LpStaking', 'pools')
  hexPool = pools![0]!
  pool = addressFromHex(hexPool)
}, 300_000)
afterAll(() => stack?.close())

type Form = Readonly<Record<string, string>>
const data = async (path: string, form: Form = { pool }) => (await alice.post(path, form)).data
const act = (path: string, form: Form = { pool }) =>
  runOrder(stack, alice, { before: `${path}Before`, after: `${path}After` }, form)
async function pass(seconds: number): Promise<void> {
  await stack.world.net.travel(seconds)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}

test.each([100, 999_999])(
  '%s USDT: the estimate is the payment less fees and impact',
  async (paid) => {
    const quote = await data(ours('quote'), {
      coin: 'USDT',
      amount: String(BigInt(paid) * 10n ** 6n),
    })
    // 100,000 USDT and 2,000,000 TES. Swapped is what leaves the rest in the ratio of the reserves afterwards:
    // the root of (r + s)(p - s) = (r + s) x s' with s' the TES that come, worth 0.05 USDT each.
    const [r, k] = [100_000, 0.997]
    const swapped = (Math.sqrt(r * (r * (1 + k) ** 2 + 4 * k * paid)) - r * (1 + k)) / (2 * k)
    const got = (swapped * k * r) / (r + swapped * k)
    const model = paid - swapped + got
    const estimate = Number(quote.estimate) / 1e6
    expect(Math.abs(estimate / model - 1)).toBeLessThan(0.000_1)
    expect(quote.feeBps).toBe(Math.floor((swapped * 30) / paid))
    const left = 10_000 - quote.feeBps - quote.priceImpactBps
    expect(Math.abs((estimate * 10_000) / paid - left)).toBeLessThan(3)
    // Sold first, at 0.300842 USDT a TRX, which is a fee of its own.
    const trx = await data(ours('quote'), { coin: 'TRX', amount: '1500000000' })
    const kept = (10_000 - trx.feeBps - trx.priceImpactBps) / 10_000
    expect(Math.abs(Number(trx.estimate) / 1e6 / (1_500 * 0.300_842) / kept - 1)).toBeLessThan(
      0.000_3,
    )
    expect(trx.feeBps).toBeGreaterThan(30)
  },
)

test('a purchase is signed with the shown minimum, whatever the quote is by then', async () => {
  const asked = { coin: 'USDT', amount: String(10n ** 8n) }
  const [before, after] = ['Add', 'Update'].map((end) => `/tessera/lp/swapCoinIssued${end}`)
  await act(ours('approve'), asked)
  const shown = await data(ours('quote'), asked)
  const minLiquidity = String(BigInt(shown.minimumLiquidity) + 1n)
  const paths = { before: before!, after: after! }
  const { call } = await runOrder(stack, alice, paths, { ...asked, minLiquidity })
  expect(call.args[3]).toBe(minLiquidity)
})

test('an exit gives up only what was earned since the stake changed last', async () => {
  const { world, server } = stack
  const funded = 17_280n * 10n ** 18n
  const until = BigInt(server.app.clock.now() + 100 * day)
  await world.send('deployer', 'Tes', 'approve', [world.hex('LpStaking'), funded])
  await world.send('deployer', 'LpStaking', 'fund', [hexPool, funded, until])
  const half = String(BigInt((await data(staking('amount'))).balance) / 2n)
  for (let stake = 0; stake < 2; stake++) {
    await act(ours('approve'), { pool, amount: half })
    await act(staking('pledge'), { pool, amount: half })
    await pass(10 * day)
  }
  // After the stream nothing is earned any more: the shown value is what an exit pays.
  await pass(200 * day)
  const result = await data(staking('amount'))
  const givenUp = BigInt(result.earned) - BigInt(result.owed)
  expect([BigInt(result.owed) > 0n, givenUp > 0n]).toEqual([true, true])
  await act(ours('exit'))
  const [left] = (await data(staking('pledgeRecord'))).list
  expect(left).toMatchObject({ kind: 'left', givenUp: String(givenUp) })
  expect(await data(staking('amount'))).toMatchObject({ earned: result.owed, owed: result.owed })
  await act(ours('claim'))
  const { earned, claimed, held, sources } = await data(staking('amount'))
  // All of it for 30 days, then nothing.
  expect(held).toMatchObject([{ staked: result.staked }, { staked: '0' }])
  expect({ earned, claimed }).toEqual({ earned: '0', claimed: result.owed })
  const asked = [
    ['position', 'LpStaking', expect.stringContaining('positionOf(')],
    ['reserves', null, 'getReserves()'],
    ['totalSupply', null, 'totalSupply()'],
    ['claimed', 'LpStaking', 'event Claimed'],
  ]
  expect(askedOf(sources)).toEqual(asked)
  expect(sources.at(-1).value).toBe(claimed)
  const statistics = await data(staking('oneStatistics'))
  expect(askedOf(statistics.sources)).toEqual([
    ['stream', 'LpStaking', expect.stringContaining('poolOf(')],
    ['reserves', null, 'getReserves()'],
    ['totalSupply', null, 'totalSupply()'],
    ['price', null, 'getReserves()'],
    ['paidLast30Days', 'LpStaking', 'event Claimed'],
  ])
  expect(statistics.sources.at(-1).value).toBe(statistics.paidLast30Days)
  const { holdings, values } = statistics
  const usdt = holdings.coins.find(({ symbol }: { symbol: string }) => symbol === 'USDT').reserve
  const worth = (2n * BigInt(usdt) * 10n ** 18n) / BigInt(holdings.supply)
  expect(values.at(-1).worth).toBe(String(worth))
})

/** For each figure its inputs, their contracts and calls. */
const askedOf = (sources: { what: string; contractName: string | null; call: string }[]) =>
  sources.map(({ what, contractName, call }) => [what, contractName, call])
