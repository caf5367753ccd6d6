import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Home's replies about the network and single transactions, compared with the node. */
let stack: Stack
let alice: Client

const solidLag = 3

beforeAll(async () => {
  stack = await startStack({ solidLag })
  alice = new Client(stack, 'alice')
})
afterAll(() => stack?.close())

const addressOf = (name: string) => stack.world.deployment.contracts[name]!.address

async function send(name: string, selector: string, args: string[], callValue = 0n) {
  const txHash = await alice.send({
    contract: addressOf(name),
    selector,
    args,
    callValue: String(callValue),
    feeLimit: '200000000',
  })
  await stack.server.indexer.catchUp()
  return txHash
}
const shown = async (txHash: string) =>
  (await alice.post('/tessera/home/transaction', { txHash })).data

test('the time is the chain’s; the heights are the node’s', async () => {
  await stack.world.net.travel(40 * 86_400)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  const { data } = await alice.post('/deposit/aon/getTimestamp')
  const { block_header: header } = await alice.wallet.trx.getCurrentBlock()
  const { number, timestamp } = header.raw_data
  expect(data).toMatchObject({ headBlock: number, solidBlock: number - solidLag })
  // The time since the block is added; forty days away from the wall's clock either way.
  expect(data.chainTime - Math.floor(timestamp / 1000)).toBeGreaterThanOrEqual(0)
  expect(data.chainTime - data.serverTime).toBeGreaterThan(39 * 86_400)
})

test('the configuration names every contract, coin and limit as they are', async () => {
  const { data } = await alice.post('/deposit/project/baseConfig')
  const { contracts, network } = stack.world.deployment
  expect(data).toMatchObject({
    network,
    chainId: `0x${stack.world.net.chainId.toString(16)}`,
    nativeSymbol: 'TRX',
    contracts: Object.fromEntries(
      Object.entries(contracts).map(([name, { address }]) => [name, address]),
    ),
    // 1000 USDT, 1000 TRX, 10 s
    limits: {
      nicknameMax: 12,
      defaultAuthorisation: '1000000000',
      feeLimitMax: '1000000000',
      requestTimeoutMs: 10_000,
    },
    features: [
      'team',
      'account',
      'earnings',
      'sales',
      'nft',
      'blindbox',
      'exchange',
      'lp',
      'staking',
      'withdrawal',
      'lock',
      'launch',
      'burn',
      'otc',
      'rwa',
      'dao',
      'energy',
      'news',
      'home',
      'safety',
      'approvals',
      'exit',
      'admin',
    ],
    communityRoot: stack.world.net.accounts.find(({ name }) => name === 'deployer')!.address,
    demo: stack.world.net.accounts.map(({ name, address }) => ({ name, address })),
  })
  expect(data.coins.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['TRX', 'USDT', 'TES'])
  for (const [name, coin] of [
    ['Usdt', data.coins[1]],
    ['Tes', data.coins[2]],
  ] as const) {
    expect(coin).toMatchObject({
      symbol: await stack.world.read(name, 'symbol'),
      decimals: Number(await stack.world.read(name, 'decimals')),
      address: addressOf(name),
    })
  }
})

test('promised rewards are funded, pool by pool, and a signed-in user sees the own orders', async () => {
  const path = '/tessera/home/health'
  const { data } = await alice.post(path)
  const [balance, promised, free] = await stack.world.read<bigint[]>('Cards', 'reserve')
  expect(data.pools[0]).toEqual({
    what: 'cards',
    symbol: 'TES',
    decimals: 18,
    reserve: String(balance),
    promised: String(promised),
    free: String(free),
    funded: true,
    reckoned: 'pace',
    // Nothing was paid yet.
    runwayDays: null,
    sources: [
      {
        what: 'reserve',
        contract: addressOf('Cards'),
        contractName: 'Cards',
        call: 'reserve()',
        block: stack.server.app.clock.head.number,
        value: `${balance},${promised},${free}`,
      },
    ],
  })
  const listed = data.pools.map((one: Record<string, unknown>) => [
    one['what'],
    one['symbol'],
    one['reckoned'],
  ])
  expect(listed).toEqual([
    ['cards', 'TES', 'pace'],
    ['lp', 'TES', 'stream'],
    ['purchases', 'TES', 'daily'],
    ['terms', 'TES', 'pace'],
    ['bonuses', 'TRX', null],
    ['stages', 'TES', null],
    ['burnPools', 'TES', 'stream'],
  ])
  expect(data).toMatchObject({ allFunded: true, myAttention: null })
  const bob = new Client(stack, 'bob')
  await bob.signIn()
  expect((await bob.post(path)).data.myAttention).toBe(0)
})

describe('a transaction', () => {
  test('is packed, then final, with texts for its call and events, and its cost', async () => {
    await send('Team', 'bindParent(address)', [stack.world.net.accounts[0]!.address])
    const price = await stack.world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
    const txHash = await send('Cards', 'Buy(uint256)', ['1'], price + 7n)
    const info = await alice.wallet.trx.getUnconfirmedTransactionInfo(txHash)
    const first = await shown(txHash)
    expect(first).toMatchObject({
      txHash,
      state: 'packed',
      block: info.blockNumber,
      time: Math.floor(info.blockTimeStamp / 1000),
      from: alice.address,
      contract: addressOf('Cards'),
      contractName: 'Cards',
      method: 'Buy',
      args: [{ name: 'level', value: '1' }],
      callValue: String(price + 7n),
      fee: String(info.fee),
      energy: info.receipt.energy_usage_total,
      reason: null,
    })
    const bought = first.events.find(({ name }: { name: string }) => name === 'Bought')
    expect(bought).toMatchObject({ contract: addressOf('Cards'), contractName: 'Cards' })
    expect(bought.args).toEqual(
      expect.arrayContaining([
        { name: 'buyer', value: alice.address },
        { name: 'tokenId', value: '1' },
        { name: 'price', value: String(price) },
        { name: 'usdtPrice', value: '50000000' },
      ]),
    )
    await stack.world.net.mine(solidLag)
    await stack.server.indexer.catchUp()
    expect(await shown(txHash)).toEqual({ ...first, state: 'done' })
  })

  test('that the contract refused has a reason, and still cost its energy', async () => {
    const txHash = await send('Cards', 'pledge(uint256,uint256)', ['1', '5'])
    const data = await shown(txHash)
    expect(data).toMatchObject({
      state: 'failed',
      method: 'pledge',
      args: [
        { name: 'tokenId', value: '1' },
        { name: 'time', value: '5' },
      ],
      reason: 'No such term',
      events: [],
    })
    expect(data.energy).toBeGreaterThan(0)
  })

  test('on a pool has texts, though no deployment names the pool', async () => {
    const path = JSON.stringify([addressOf('Wtrx'), addressOf('Usdt')])
    const txHash = await send(
      'Router',
      'swapExactETHForTokens(uint256,address[],address,uint256)',
      ['1', path, alice.address, '9999999999'],
      1_000_000n,
    )
    const { contractName, method, events } = await shown(txHash)
    expect([contractName, method]).toEqual(['Router', 'swapExactETHForTokens'])
    const ofPool = events.filter((one: { contractName: string }) => one.contractName === 'Pair')
    expect(ofPool.map(({ name }: { name: string }) => name)).toEqual(['Sync', 'Swap'])
    const [pair, wrapped] = [ofPool[0].contract, addressOf('Wtrx')]
    expect(Object.values(stack.world.deployment.contracts)).not.toContainEqual({ address: pair })
    const [deposit] = events
    expect(deposit).toMatchObject({ contract: wrapped, contractName: 'Wtrx' })
  })

  test('has texts though its calldata is longer than the stored maximum', async () => {
    const ids = JSON.stringify(Array.from({ length: 40 }, (_, i) => String(i + 1)))
    const txHash = await send('Cards', 'claim(uint256[])', [ids])
    const { method, args } = await shown(txHash)
    expect([method, args]).toEqual(['claim', [{ name: 'tokenIds', value: ids }]])
  })

  test('of a function the contract does not have is named by its selector', async () => {
    const txHash = await send('Team', 'adopt()', [])
    // The first four bytes of keccak256("adopt()")
    expect(await shown(txHash)).toMatchObject({ state: 'failed', method: '0xb0f5d8a4', args: [] })
  })

  test('that is unknown is not found, in both languages', async () => {
    const form = { txHash: '00'.repeat(32) }
    const path = '/tessera/home/transaction'
    expect(await alice.post(path, form)).toMatchObject({
      status: 404,
      code: 'NO_SUCH_TRANSACTION',
      msg: 'This network knows no such transaction',
    })
    expect((await alice.post(path, form, 'zh-TW')).msg).toBe('此網路上沒有這筆交易')
  })
})
