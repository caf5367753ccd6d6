import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TronWeb } from 'tronweb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { witnesses as producers } from '../accounts.ts'
import { stateDigest } from '../digest.ts'
import { replayed } from '../fuzz/replay.ts'
import { type Devnet, startDevnet } from '../index.ts'
import { openFolder } from '../store/open.ts'
import { addressOf, client, infoOf, post } from '../testing.ts'

const trx = 1_000_000
const cycle = 21_600
const [first = '', second = ''] = producers.map(({ address }) => address)

interface Account {
  readonly balance?: number
  readonly votes?: readonly { readonly vote_address: string; readonly vote_count: number }[]
  readonly allowance?: number
  readonly latest_withdraw_time?: number
  readonly is_witness?: boolean
}
interface Witness {
  readonly address: string
  readonly voteCount?: number
  readonly url: string
}

let net: Devnet
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'devnet-votes-'))
  net = await startDevnet({ dataDir: folder, solidLag: 2 })
})
afterEach(async () => {
  await net.close()
  rmSync(folder, { recursive: true, force: true })
})

type Unsigned = Awaited<ReturnType<TronWeb['transactionBuilder']['sendTrx']>>
type Build = (tronWeb: TronWeb, owner: string) => Promise<unknown>

/** Resolves with the receipt; rejects with the refusal. */
async function send(who: string, build: Build) {
  const tronWeb = client(net, who)
  const made = (await build(tronWeb, addressOf(net, who))) as Unsigned
  const signed = await tronWeb.trx.sign(made)
  const answer = await tronWeb.trx.sendRawTransaction(signed)
  if (answer.code) throw new Error(tronWeb.toUtf8(answer.message ?? ''))
  return infoOf(tronWeb, signed.txID)
}
const stake = (who: string, whole: number) =>
  send(who, (tronWeb, owner) =>
    tronWeb.transactionBuilder.freezeBalanceV2(whole * trx, 'ENERGY', owner),
  )
const vote = (who: string, votes: Readonly<Record<string, number>>) =>
  send(who, (tronWeb, owner) => tronWeb.transactionBuilder.vote({ ...votes }, owner))
const withdraw = (who: string) =>
  send(who, (tronWeb, owner) => tronWeb.transactionBuilder.withdrawBlockRewards(owner))

const account = (who: string) =>
  post<Account>(net, '/wallet/getaccount', { address: addressOf(net, who), visible: true })
const reward = async (who: string, prefix = 'wallet'): Promise<number> =>
  (await post<{ reward: number }>(net, `/${prefix}/getReward`, { address: addressOf(net, who) }))
    .reward
async function witness(address: string, name = 'wallet/listwitnesses'): Promise<Witness> {
  const { witnesses } = await post<{ witnesses: Witness[] }>(net, `/${name}`, {})
  const found = witnesses.find((each) => each.address === address)
  if (found === undefined) throw new Error(`there is no witness ${address}`)
  return found
}
/** A block in each of so many cycles, the last one begun. */
async function cycles(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await net.travel(cycle)
}

describe('a voter with TronWeb', () => {
  test('votes, earns and withdraws', async () => {
    await stake('alice', 1000)
    await vote('alice', { [first]: 600, [second]: 400 })
    expect((await account('alice')).votes).toHaveLength(2)
    expect(await witness(first)).toMatchObject({ voteCount: 100_000_000 })
    await cycles(1)
    expect(await witness(first)).toMatchObject({ voteCount: 100_000_600 })
    await net.mine(50)
    expect(await reward('alice')).toBe(0)
    await cycles(1)
    const sun = await reward('alice')
    // Some 57.6 TRX a block for the voters of the first, 51.2 for those of the second.
    expect(sun).toBeGreaterThan(50 * (600 * 0.57 + 400 * 0.51))
    expect(sun).toBeLessThan(55 * (600 * 0.58 + 400 * 0.52))
    const { balance: before = 0 } = await account('alice')
    const info = await withdraw('alice')
    expect(info).toMatchObject({ withdraw_amount: sun })
    const { balance: after = 0 } = await account('alice')
    expect(after - before).toBe(sun - (info.fee ?? 0))
    expect((await account('alice')).latest_withdraw_time).toBeGreaterThan(0)
    await cycles(1)
    await expect(withdraw('alice')).rejects.toThrow(/less than 24 hours/)
    await net.travel(86_400)
    await withdraw('alice')
  })

  test('sees votes of the cycle under way in the page of witnesses alone', async () => {
    await stake('alice', 10)
    await vote('alice', { [second]: 10 })
    const page = await post<{ witnesses: Witness[] }>(net, '/wallet/getpaginatednowwitnesslist', {
      offset: 0,
      limit: 1,
    })
    expect(page.witnesses).toMatchObject([{ address: second, voteCount: 100_000_009 }])
    expect(await witness(second)).toMatchObject({ voteCount: 99_999_999 })
  })

  test('is shown the solid state under the other prefix', async () => {
    await stake('alice', 1000)
    await vote('alice', { [first]: 1000 })
    await cycles(2)
    expect(await witness(first, 'walletsolidity/listwitnesses')).toMatchObject({
      voteCount: 100_001_000,
    })
    expect(await reward('alice', 'walletsolidity')).toBe(await reward('alice'))
    const paid = await reward('alice')
    await net.mine(2)
    await withdraw('alice')
    expect(await reward('alice')).toBe(0)
    expect(await reward('alice', 'walletsolidity')).toBe(paid)
  })
})

describe('a witness with TronWeb', () => {
  test('applies, is voted for, and earns its share', async () => {
    const who = addressOf(net, 'bob')
    const made = await send('bob', (tronWeb, owner) =>
      tronWeb.transactionBuilder.applyForSR(owner, 'https://bob.test'),
    )
    expect(made.fee).toBeGreaterThanOrEqual(9_999 * trx)
    const hex = client(net, 'bob').address.toHex(who)
    expect(await witness(hex)).toEqual({ address: hex, url: 'https://bob.test' })
    expect(await account('bob')).toMatchObject({ is_witness: true })
    await send('bob', (tronWeb, owner) => tronWeb.transactionBuilder.updateBrokerage(40, owner))
    await stake('alice', 5000)
    await vote('alice', { [who]: 5000 })
    await cycles(1)
    expect(await post(net, '/wallet/getBrokerage', { address: who })).toEqual({ brokerage: 40 })
    await net.mine(20)
    // 3,199 sun a block, 40 percent its own; travelling made three blocks, the first of the cycle before.
    expect((await account('bob')).allowance).toBe(22 * 1279)
    expect(await reward('bob')).toBe(22 * 1279)
    await send('bob', (_tronWeb, owner) =>
      post<Unsigned>(net, '/wallet/updatewitness', {
        owner_address: owner,
        update_url: 'https://b.test',
        visible: true,
      }),
    )
    expect(await witness(hex)).toEqual({ address: hex, url: 'https://b.test', voteCount: 5000 })
    const info = await withdraw('bob')
    expect(info).toMatchObject({ withdraw_amount: 23 * 1279 })
  })

  test('of the genesis block does not withdraw', async () => {
    const answer = await post<{ Error: string }>(net, '/wallet/withdrawbalance', {
      owner_address: first,
    })
    expect(answer.Error).toContain('is a guard representative and is not allowed')
  })
})

describe('ways back', () => {
  test('a snapshot restores votes, counts and rewards', async () => {
    await stake('alice', 1000)
    await vote('alice', { [first]: 1000 })
    await cycles(2)
    const digest = await net.digest()
    const id = await net.snapshot()
    const sun = await reward('alice')
    await withdraw('alice')
    await vote('alice', { [second]: 500 })
    await cycles(2)
    await net.revert(id)
    expect(await reward('alice')).toBe(sun)
    expect((await account('alice')).votes).toMatchObject([{ vote_count: 1000 }])
    expect(await net.digest()).toBe(digest)
  })

  test('blocks replaced by another producer pay that one', async () => {
    await stake('alice', 1000)
    await vote('alice', { [first]: 1000 })
    await cycles(1)
    await net.mine(10)
    const allowance = async (address: string): Promise<number> =>
      (await post<Account>(net, '/wallet/getaccount', { address })).allowance ?? 0
    const [one, two] = [await allowance(first), await allowance(second)]
    await net.reorg(4, { force: true })
    expect([await allowance(first), await allowance(second)]).toEqual([
      one - 4 * 1_600_000,
      two + 4 * 1_600_000,
    ])
  })

  test('a chain is opened again as it was, and its blocks come to the same once more', async () => {
    await stake('alice', 1000)
    await vote('alice', { [first]: 1000 })
    await cycles(2)
    await withdraw('alice')
    await net.reorg(2, { force: true })
    await cycles(1)
    const sun = await reward('alice')
    await net.close()
    // From the journal alone.
    rmSync(join(folder, 'state.bin'), { force: true })
    const left = await openFolder(folder)
    const again = await replayed(left)
    expect(stateDigest(again.state)).toBe(stateDigest(left.state))
    await left.close()
    net = await startDevnet({ dataDir: folder, solidLag: 2 })
    expect(await reward('alice')).toBe(sun)
  })
})
