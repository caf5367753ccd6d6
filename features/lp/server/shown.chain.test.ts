import { Client } from '#tests/journeys/client.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What a screen tells before the signature is what the contract then does. */
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

test('a purchase is signed with the least that was shown, whatever is quoted by then', async () => {
  const asked = { coin: 'USDT', amount: String(10n ** 8n) }
  const [before, after] = ['Add', 'Update'].map((end) => `/deposit/exSwap/swapCoinIssued${end}`)
  await act(ours('approve'), asked)
  const shown = await data(ours('quote'), asked)
  const minLiquidity = String(BigInt(shown.minimumLiquidity) + 1n)
  const paths = { before: before!, after: after! }
  const { call } = await runOrder(stack, alice, paths, { ...asked, minLiquidity })
  expect(call.args[3]).toBe(minLiquidity)
})

test('leaving gives up what was earned since the stake changed last, and no more', async () => {
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
  // After the stream nothing is earned any more: what is told is what leaving finds.
  await pass(200 * day)
  const told = await data(staking('amount'))
  const givenUp = BigInt(told.earned) - BigInt(told.owed)
  expect([BigInt(told.owed) > 0n, givenUp > 0n]).toEqual([true, true])
  await act(ours('exit'))
  const [left] = (await data(staking('pledgeRecord'))).list
  expect(left).toMatchObject({ kind: 'left', givenUp: String(givenUp) })
  expect(await data(staking('amount'))).toMatchObject({ earned: told.owed, owed: told.owed })
  await act(ours('claim'))
  const { earned, claimed, sources } = await data(staking('amount'))
  expect({ earned, claimed }).toEqual({ earned: '0', claimed: told.owed })
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
})

/** What of whom each figure was reckoned from. */
const askedOf = (sources: { what: string; contractName: string | null; call: string }[]) =>
  sources.map(({ what, contractName, call }) => [what, contractName, call])
