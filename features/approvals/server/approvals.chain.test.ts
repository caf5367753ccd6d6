import { randomUUID } from 'node:crypto'

import { features } from '#apps/server/features.ts'
import { dumpChainTables, reindex } from '#platform/server/indexer/reindex.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ApprovalView } from '../api.ts'
import { MuteCoin } from '../testing/muteCoin.ts'

/** What is listed, looked up, refused and taken back, and the rows that the index makes of events of anybody. */
const path = (name: string) => `/tessera/approvals/${name}`
const most = 2n ** 256n - 1n

let stack: Stack
let alice: Client
let mute: MuteCoin
/** A spender that is not ours. */
let dapp: string

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  const { world } = stack
  for (const name of ['alice', 'bob']) {
    await must(world, name, 'Team', 'bindParent', [world.hex('deployer')])
    await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(name), 500_000_000n])
  }
  mute = await MuteCoin.on(stack)
  await mute.send('alice', 'mint', [world.hex('alice'), 1_234n])
  dapp = addressFromHex(world.hex('grace'))
  alice = new Client(stack, 'alice')
  await alice.signIn()
}, 300_000)
afterAll(() => stack?.close())

const approve = (name: string, coin: string, spender: string, value: bigint) =>
  must(stack.world, name, coin, 'approve', [stack.world.hex(spender), value])

async function standing(client = alice) {
  await stack.server.indexer.catchUp()
  const { data, ...answer } = await client.post(path('standing'))
  expect(answer).toMatchObject({ status: 200, code: 'OK' })
  return data as { block: number; list: ApprovalView[]; worth: string; full: boolean }
}

async function rowsOf(name: string): Promise<string[]> {
  await stack.server.indexer.catchUp()
  const dump = await dumpChainTables(stack.server.app.db)
  const owner = addressFromHex(stack.world.hex(name))
  return (dump.get('approvals_given') ?? []).map(String).filter((row) => row.includes(owner))
}

const refusal = async (name: string, form: Record<string, string>, language = 'en') => {
  const { status, code, field, msg } = await alice.post(path(name), form, language)
  return { status, code, field, msg }
}

test('an account without approvals has an empty list', async () => {
  expect(await standing()).toMatchObject({ list: [], worth: '0', full: false })
})

test('an approval of USDT is listed with what it could take, since when, and the calls behind it', async () => {
  await approve('alice', 'Usdt', 'grace', 200_000_000n)
  const { block, list, worth } = await standing()
  const usdt = addressFromHex(stack.world.hex('Usdt'))
  const head = await alice.wallet.trx.getCurrentBlock()
  expect(block).toBe(head.block_header.raw_data.number)
  expect(worth).toBe('200000000')
  expect(list).toEqual([
    {
      kind: 'coin',
      contract: usdt,
      symbol: 'USDT',
      decimals: 6,
      spender: dapp,
      spenderName: null,
      allowance: '200000000',
      balance: '500000000',
      atRisk: '200000000',
      worth: '200000000',
      since: { time: expect.any(Number), block, txHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      sources: [
        {
          what: 'allowance',
          contract: usdt,
          contractName: 'Usdt',
          call: `allowance(${alice.address}, ${dapp})`,
          block,
          value: '200000000',
        },
        {
          what: 'balance',
          contract: usdt,
          contractName: 'Usdt',
          call: `balanceOf(${alice.address})`,
          block,
          value: '500000000',
        },
      ],
    },
  ])
})

test('two spenders together take a coin once; ours are named, unlimited ones come whole', async () => {
  await approve('alice', 'Usdt', 'TermStaking', most)
  const { list, worth } = await standing()
  expect(
    list.map(({ spenderName, allowance, atRisk }) => [spenderName, allowance, atRisk]),
  ).toEqual([
    ['TermStaking', String(most), '500000000'],
    [null, '200000000', '200000000'],
  ])
  expect(worth).toBe('500000000')
})

test('cards that an operator may move, and a coin of a stranger', async () => {
  const { world } = stack
  await must(world, 'alice', 'Cards', 'setApprovalForAll', [world.hex('grace'), true])
  await mute.send('alice', 'approve', [world.hex('grace'), most])
  const { list } = await standing()
  const cards = list.find(({ kind }) => kind === 'cards')
  expect(cards).toMatchObject({ allowance: null, balance: '0', atRisk: '0', worth: null })
  expect(cards).toMatchObject({ spender: dapp, decimals: null })
  expect(list.find(({ contract }) => contract === mute.address)).toMatchObject({
    symbol: 'MUTE',
    decimals: 2,
    allowance: String(most),
    atRisk: '1234',
    worth: null,
  })
})

test('what a contract invents about others makes no row, and what nobody gave is not listed', async () => {
  const { world } = stack
  const before = await rowsOf('alice')
  await mute.send('bob', 'pretend', [world.hex('alice'), 1n, 3n])
  expect(await rowsOf('alice')).toEqual(before)
  // Heidi is not active.
  await approve('heidi', 'Usdt', 'grace', 5n)
  expect(await rowsOf('heidi')).toEqual([])
  // Bob called the contract himself: rows, of which it answers that nothing stands.
  await mute.send('bob', 'pretend', [world.hex('bob'), 1n, 120n])
  // One row too many for each of the twenty-one oldest.
  expect(await rowsOf('bob')).toHaveLength(100)
  const bob = new Client(stack, 'bob')
  await bob.signIn()
  expect(await standing(bob)).toMatchObject({ list: [], full: true })
  // Active or not, our own spenders are asked.
  await approve('heidi', 'Tes', 'TermStaking', 7n)
  const heidi = new Client(stack, 'heidi')
  await heidi.signIn()
  const own = (await standing(heidi)).list
  expect(own).toMatchObject([
    { spenderName: 'TermStaking', allowance: '7', atRisk: '0', since: null },
  ])
})

test('one card alone is no allowance', async () => {
  const before = await rowsOf('alice')
  const { world } = stack
  await mute.send('alice', 'pretendCard', [world.hex('alice'), world.hex('bob'), 7n])
  expect(await rowsOf('alice')).toEqual(before)
})

test('a contract that stops to answer is listed as unread; the others are as they were', async () => {
  const known = (await standing()).list.length
  await mute.send('alice', 'setBroken', [true])
  const { list } = await standing()
  expect(list).toHaveLength(known)
  const silent = { allowance: null, balance: '1234', atRisk: null, worth: null }
  expect(list.find(({ contract }) => contract === mute.address)).toMatchObject(silent)
  expect(list[0]).toMatchObject({ symbol: 'USDT', atRisk: '500000000' })
  await mute.send('alice', 'setBroken', [false])
})

test('any spender is looked up: of the listed coins, of one coin, of cards', async () => {
  const { world } = stack
  const found = async (form: Record<string, string>) =>
    ((await alice.post(path('lookUp'), form)).data as { list: ApprovalView[] }).list
  expect(await found({ spender: dapp })).toMatchObject([{ symbol: 'USDT', atRisk: '200000000' }])
  const cards = addressFromHex(world.hex('Cards'))
  expect(await found({ spender: dapp, contract: cards })).toMatchObject([{ kind: 'cards' }])
  expect(await found({ spender: dapp, contract: mute.address })).toMatchObject([{ kind: 'coin' }])
  const bob = addressFromHex(world.hex('bob'))
  expect(await found({ spender: bob, contract: mute.address })).toEqual([])
  expect(await refusal('lookUp', { spender: dapp, contract: bob })).toEqual({
    status: 422,
    code: 'NO_ALLOWANCES',
    field: 'contract',
    msg: 'There is no coin and no card contract at this address',
  })
})

test('only what stands is taken back; a contract of cards never gets approve(spender, 0)', async () => {
  const { world } = stack
  const usdt = addressFromHex(world.hex('Usdt'))
  const cards = addressFromHex(world.hex('Cards'))
  const bob = addressFromHex(world.hex('bob'))
  const of = (contract: string, spender: string) => ({
    requestId: randomUUID(),
    contract,
    spender,
  })
  expect(await refusal('revokeBefore', of(usdt, bob), 'zh-TW,zh')).toEqual({
    status: 409,
    code: 'NOTHING_TO_REVOKE',
    field: 'spender',
    msg: '此授權對象目前沒有任何授權',
  })
  const noAllowances = { status: 422, code: 'NO_ALLOWANCES', field: 'contract' }
  expect(await refusal('revokeBefore', of(cards, dapp))).toMatchObject(noAllowances)
  expect(await refusal('revokeBefore', of(bob, dapp))).toMatchObject(noAllowances)
  expect(await refusal('revokeCardsBefore', of(usdt, dapp))).toMatchObject(noAllowances)
  expect(await refusal('revokeCardsBefore', of(cards, bob))).toMatchObject({
    code: 'NOTHING_TO_REVOKE',
  })
})

test('each is taken back by its own call, with the amount 0, also of a coin that answers nothing', async () => {
  const { world } = stack
  const revoke = async (name: string, contract: string) => {
    const both = { before: path(`${name}Before`), after: path(`${name}After`) }
    return (await runOrder(stack, alice, both, { contract, spender: dapp })).call
  }
  for (const contract of [addressFromHex(world.hex('Usdt')), mute.address]) {
    expect(await revoke('revoke', contract)).toMatchObject({
      contract,
      selector: 'approve(address,uint256)',
      args: [dapp, '0'],
      callValue: '0',
    })
  }
  const cards = addressFromHex(world.hex('Cards'))
  expect(await revoke('revokeCards', cards)).toMatchObject({
    contract: cards,
    selector: 'setApprovalForAll(address,bool)',
    args: [dapp, 'false'],
  })
  expect((await standing()).list).toMatchObject([{ spenderName: 'TermStaking' }])
  expect(await rowsOf('alice')).toHaveLength(1)
})

test('blocks that are replaced take their approvals with them; the rows are those of a fresh index', async () => {
  const { world, server } = stack
  await approve('alice', 'Usdt', 'bob', 7_000_000n)
  await approve('alice', 'Usdt', 'TermStaking', 0n)
  await server.indexer.catchUp()
  const before = await rowsOf('alice')
  await world.net.reorg(2, { transactions: 'drop' })
  await world.net.mine()
  await approve('alice', 'Usdt', 'carol', 9_000_000n)
  const after = await rowsOf('alice')
  expect([before.length, after.length]).toEqual([1, 2])
  expect(after).not.toEqual(before)
  const fresh = await freshDump(world)
  const dump = await dumpChainTables(server.app.db)
  expect(dump.get('approvals_given')).toEqual(fresh.get('approvals_given'))
  expect((await standing()).list.map(({ allowance }) => allowance)).toEqual([
    String(most),
    '9000000',
  ])
})

test('the rows are the same after all of them were built again', async () => {
  await stack.server.indexer.stop()
  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  const { tables } = await reindex(stack.server.app, indexers)
  expect(tables.find(({ name }) => name === 'approvals_given')).toMatchObject({
    rows: 102,
    different: 0,
  })
})
