import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { TronWeb } from 'tronweb'
import { type Devnet, startDevnet, usualEnergyWeight } from './index.ts'
import {
  type Info,
  addressOf,
  client,
  compile,
  deploy,
  fromHex,
  infoOf,
  post,
  send,
} from './testing.ts'

let net: Devnet
beforeAll(async () => {
  net = await startDevnet()
})
afterAll(() => net.close())

const day = 86_400
const trx = 1_000_000

interface Answer {
  readonly result?: boolean
  readonly code?: string
  readonly message?: string
}

/** Signs, sends, and gives the receipt; a refusal is thrown in its own words. */
async function sendOff(tronWeb: TronWeb, made: Promise<unknown>): Promise<Info> {
  const signed = await tronWeb.trx.sign((await made) as never)
  const answer = (await tronWeb.trx.sendRawTransaction(signed as never)) as Answer
  if (answer.code !== undefined) throw new Error(`${answer.code}: ${fromHex(answer.message)}`)
  return infoOf(tronWeb, (signed as unknown as { txID: string }).txID)
}

type Numbers = Readonly<Record<string, number | undefined>>
const resources = async (name: string): Promise<Numbers> =>
  (await client(net, name).trx.getAccountResources(addressOf(net, name))) as unknown as Numbers

interface Account {
  readonly balance?: number
  readonly frozenV2?: readonly { type?: string; amount?: number }[]
  readonly unfrozenV2?: readonly Numbers[]
  readonly account_resource?: Numbers
}
const account = async (name: string): Promise<Account> =>
  post<Account>(net, '/wallet/getaccount', { address: addressOf(net, name), visible: true })

describe('a stake', () => {
  test('is frozen, lent, taken back, unfrozen and withdrawn', async () => {
    const alice = client(net, 'alice')
    const { transactionBuilder: builder } = alice
    const bob = addressOf(net, 'bob')
    await sendOff(alice, builder.freezeBalanceV2(100 * trx, 'ENERGY'))
    expect(await resources('alice')).toMatchObject({
      EnergyLimit: 180_000_000_000,
      TotalEnergyWeight: 100,
      tronPowerLimit: 100,
    })
    await sendOff(alice, builder.delegateResource(40 * trx, bob, 'ENERGY'))
    expect((await resources('bob'))['EnergyLimit']).toBe(72_000_000_000)
    expect((await account('alice')).frozenV2).toEqual([
      {},
      { type: 'ENERGY', amount: 60 * trx },
      { type: 'TRON_POWER' },
    ])
    expect((await account('alice')).account_resource).toMatchObject({
      delegated_frozenV2_balance_for_energy: 40 * trx,
    })
    await sendOff(alice, builder.undelegateResource(40 * trx, bob, 'ENERGY'))
    expect(await resources('bob')).not.toHaveProperty('EnergyLimit')

    await sendOff(alice, builder.unfreezeBalanceV2(70 * trx, 'ENERGY'))
    const [waiting] = (await account('alice')).unfrozenV2 ?? []
    expect(waiting?.['unfreeze_amount']).toBe(70 * trx)
    const withdraw = () => builder.withdrawExpireUnfreeze(addressOf(net, 'alice'))
    await expect(sendOff(alice, withdraw())).rejects.toThrow(
      'CONTRACT_VALIDATE_ERROR: Contract validate error : no unFreeze balance to withdraw ',
    )
    await net.travel(14 * day)
    const before = (await account('alice')).balance ?? 0
    const info = (await sendOff(alice, withdraw())) as Info & { withdraw_expire_amount?: number }
    expect(info.withdraw_expire_amount).toBe(70 * trx)
    expect((await account('alice')).balance).toBe(before + 70 * trx - (info.fee ?? 0))
    expect((await account('alice')).unfrozenV2).toBeUndefined()
    expect((await resources('alice'))['tronPowerLimit']).toBe(30)
  })

  test('gives as little energy as on the main network, where others are there from the beginning', async () => {
    const busy = await startDevnet({ energyWeight: usualEnergyWeight })
    onTestFinished(() => busy.close())
    const alice = client(busy, 'alice')
    await sendOff(alice, alice.transactionBuilder.freezeBalanceV2(1000 * trx, 'ENERGY'))
    expect(await alice.trx.getAccountResources(addressOf(busy, 'alice'))).toMatchObject({
      // 1,000 × 180 × 10^9 ÷ (19 × 10^9 + 1,000), rounded down
      EnergyLimit: 9_473,
      TotalEnergyWeight: 19_000_001_000,
    })
  })

  test('on its way out is put back by a change of mind', async () => {
    const ivan = client(net, 'ivan')
    const { transactionBuilder: builder } = ivan
    await sendOff(ivan, builder.freezeBalanceV2(9 * trx, 'BANDWIDTH'))
    await sendOff(ivan, builder.unfreezeBalanceV2(4 * trx, 'BANDWIDTH'))
    expect(await sendOff(ivan, builder.cancelUnfreezeBalanceV2())).toMatchObject({
      cancel_unfreezeV2_amount: [
        { key: 'BANDWIDTH', value: 4 * trx },
        { key: 'ENERGY', value: 0 },
        { key: 'TRON_POWER', value: 0 },
      ],
    })
    const { frozenV2, unfrozenV2 } = await account('ivan')
    expect(frozenV2?.[0]).toEqual({ amount: 9 * trx })
    expect(unfrozenV2).toBeUndefined()
  })

  test('pays for bytes before the free allowance does', async () => {
    const carol = client(net, 'carol')
    // All three blocks are of one slot of three seconds, the fourth of the one half a day later.
    const slot = (Math.floor(net.status().head.timestamp / 3000) + 1) * 3
    await net.nextTimestamp(slot)
    await net.mine()
    await net.nextTimestamp(slot + 1)
    await sendOff(carol, carol.transactionBuilder.freezeBalanceV2(10 * trx, 'BANDWIDTH'))
    const before = await resources('carol')
    await net.nextTimestamp(slot + 2)
    const info = await sendOff(carol, carol.transactionBuilder.sendTrx(addressOf(net, 'bob'), 5))
    const bytes = Number(info.receipt?.['net_usage'])
    expect(info).not.toHaveProperty('fee')
    const after = await resources('carol')
    // 10 of the 19 TRX that are staked for bandwidth by now.
    expect(after['NetLimit']).toBe(22_736_842_105)
    expect(after['NetUsed']).toBe(bytes)
    expect(after['freeNetUsed']).toBe(before['freeNetUsed'])
    await net.nextTimestamp(slot + day / 2)
    await net.mine()
    expect((await resources('carol'))['NetUsed']).toBe(Math.floor(bytes / 2))
  })
})

describe('a contract', () => {
  const source = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
contract Work {
    uint256 public last;
    function set(uint256 value) external { last = value; }
    function refuse() external { last = 1; revert("no"); }
    function waste() external { last = 2; assembly { invalid() } }
}`

  test('is paid for by its owner and its caller, as it was set', async () => {
    const dave = client(net, 'dave')
    const erin = client(net, 'erin')
    const { Work } = compile(source)
    if (Work === undefined) throw new Error('nothing was compiled')
    await sendOff(dave, dave.transactionBuilder.freezeBalanceV2(1000 * trx, 'ENERGY'))
    const made = await deploy(dave, Work, { userFeePercentage: 30, originEnergyLimit: 10_000_000 })
    // The owner deployed it with staked energy alone.
    expect(made.info.receipt).toMatchObject({
      energy_usage: made.info.receipt?.['energy_usage_total'],
    })
    expect(made.info.receipt).not.toHaveProperty('energy_fee')
    const uint = (value: number) => [{ type: 'uint256', value }]
    const first = (await send(erin, made.address, 'set(uint256)', uint(7))).receipt ?? {}
    const total = Number(first['energy_usage_total'])
    const shared = Math.floor((total * 70) / 100)
    expect(first).toMatchObject({
      origin_energy_usage: shared,
      energy_fee: (total - shared) * 100,
      result: 'SUCCESS',
    })
    expect(first).not.toHaveProperty('energy_usage')

    await sendOff(dave, dave.transactionBuilder.updateSetting(made.address, 0))
    await sendOff(dave, dave.transactionBuilder.updateEnergyLimit(made.address, 100))
    const second = (await send(erin, made.address, 'set(uint256)', uint(8))).receipt ?? {}
    expect(second).toMatchObject({
      origin_energy_usage: 100,
      energy_fee: (Number(second['energy_usage_total']) - 100) * 100,
    })
    const shown = await post<Numbers>(net, '/wallet/getcontract', { value: made.address })
    expect(shown['origin_energy_limit']).toBe(100)
    expect(shown).not.toHaveProperty('consume_user_resource_percent')
    await sendOff(dave, dave.transactionBuilder.clearABI(made.address))
    expect(await post<Numbers>(net, '/wallet/getcontract', { value: made.address })).toMatchObject({
      abi: {},
    })
  })

  test('keeps what is left after a revert and takes all after other failures', async () => {
    const frank = client(net, 'frank')
    const { Work } = compile(source)
    if (Work === undefined) throw new Error('nothing was compiled')
    const { address } = await deploy(frank, Work)
    const limit = { feeLimit: 10 * trx }
    const reverted = await send(frank, address, 'refuse()', [], limit)
    expect(reverted.receipt?.['result']).toBe('REVERT')
    expect(Number(reverted.receipt?.['energy_usage_total'])).toBeLessThan(30_000)
    const wasted = await send(frank, address, 'waste()', [], limit)
    expect(wasted.receipt).toMatchObject({
      result: 'ILLEGAL_OPERATION',
      energy_usage_total: 100_000,
      energy_fee: 10 * trx,
    })
  })
})

describe('an account of two keys', () => {
  test('takes a transaction once both have signed', async () => {
    const grace = client(net, 'grace')
    const heidi = client(net, 'heidi')
    const [mine, other] = [addressOf(net, 'grace'), addressOf(net, 'heidi')]
    const keys = [mine, other].map((each) => ({ address: grace.address.toHex(each), weight: 1 }))
    const owner = { type: 0, permission_name: 'owner', threshold: 2, keys }
    const operations = `02${'00'.repeat(31)}`
    const active = { type: 2, permission_name: 'pay', threshold: 2, operations, keys }
    const info = await sendOff(
      grace,
      grace.transactionBuilder.updateAccountPermissions(
        mine,
        owner as never,
        undefined as never,
        [active] as never,
      ),
    )
    expect(info.fee).toBe(100 * trx)

    const pay = grace.transactionBuilder.sendTrx(other, 5 * trx, mine, { permissionId: 2 })
    const once = await grace.trx.multiSign(await pay, undefined, 2)
    expect(await grace.trx.getSignWeight(once)).toMatchObject({
      current_weight: 1,
      result: { code: 'NOT_ENOUGH_PERMISSION' },
    })
    const early = (await grace.trx.sendRawTransaction(once)) as Answer
    expect(`${early.code}: ${fromHex(early.message)}`).toBe(
      'SIGERROR: Validate signature error: sig error',
    )
    const twice = await heidi.trx.multiSign(once, undefined, 2)
    expect(await heidi.trx.getSignWeight(twice)).toMatchObject({ current_weight: 2, result: {} })
    expect(((await grace.trx.sendRawTransaction(twice)) as Answer).result).toBe(true)
    // More than one signature costs a TRX on top of the bytes.
    const { fee, receipt } = await infoOf(grace, twice.txID)
    expect(fee).toBe(trx + Number(receipt?.['net_fee'] ?? 0))

    const freeze = grace.transactionBuilder.freezeBalanceV2(trx, 'ENERGY', mine, {
      permissionId: 2,
    })
    const denied = (await grace.trx.sendRawTransaction(
      await grace.trx.sign(await freeze),
    )) as Answer
    expect(`${denied.code}: ${fromHex(denied.message)}`).toBe(
      'SIGERROR: Validate signature error: Permission denied',
    )
  })
})
