import { describe, expect, test } from 'vitest'
import { addressFromHex } from '#platform/std/address.ts'
import { bare } from './addresses.ts'
import { smartContractFields } from './codec/messages.ts'
import { blank } from './codec/schema.ts'
import { type Body, type Transaction, build } from './codec/transaction.ts'
import { type Context, execute } from './execute.ts'
import { chainId } from './genesis.ts'
import { alice, bob, bodyOf, nobody, now, trx, world } from './kinds/testing/world.ts'
import type { Receipt } from './receipt.ts'
import { Refusal } from './refusal.ts'
import type { State } from './state.ts'
import { Machine } from './tvm/machine.ts'

const context: Context = { number: 2, timestamp: now.headTime + 3000, witness: '', ...now }

const pay = (to: string, amount: bigint): Body =>
  bodyOf('TransferContract', { owner_address: alice, to_address: to, amount })

function drawn(body: Body, { signatures = 1, memo = '' } = {}): Transaction {
  const transaction = build({
    body,
    refBlockBytes: '0001',
    refBlockHash: '0123456789abcdef',
    expiration: 60_000n,
    timestamp: 1n,
    data: memo,
    feeLimit: 100n * trx,
  })
  return { ...transaction, signatures: Array<string>(signatures).fill('00'.repeat(65)) }
}

const on = (state: State, transaction: Transaction): Receipt =>
  execute(new Machine(state, { chainId }), transaction, context)

function stated(state: State, transaction: Transaction): string {
  const before = state.position
  try {
    on(state, transaction)
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return `${error.code}: ${error.message}${state.position === before ? '' : ' (left something)'}`
  }
}

/**
 * The bytes that the free allowance must cover: the raw bytes and the signatures as fields, and the
 * result.
 */
const bytesOf = ({ rawHex, signatures }: Transaction): bigint =>
  BigInt(rawHex.length / 2 + 3 + signatures.length * 67 + 64)

describe('a transaction pays', () => {
  test('its bytes, from the free allowance', () => {
    const state = world()
    const transaction = drawn(pay(bob, 5n))
    expect(on(state, transaction)).toMatchObject({
      fee: 0n,
      netUsage: bytesOf(transaction),
      netFee: 0n,
    })
    expect(state.account(bare(alice))?.operatedAt).toBe(now.headTime)
  })

  test.each([
    [1, '', 0n],
    [2, '', trx],
    [1, 'ab', trx],
    [3, 'ab', 2n * trx],
  ])('with %i signatures and the memo “%s”: %i', (signatures, memo, fee) => {
    const state = world()
    const transaction = drawn(pay(bob, 5n), { signatures, memo })
    expect(on(state, transaction)).toMatchObject({ fee, netUsage: bytesOf(transaction) })
    expect(state.balance(bare(alice))).toBe(1000n * trx - 5n - fee)
    expect(state.total('burned')).toBe(fee)
  })

  test('for a new account 0.1 and 1 TRX', () => {
    const state = world()
    expect(on(state, drawn(pay(nobody, 5n)))).toMatchObject({
      fee: 1_100_000n,
      netUsage: 0n,
      netFee: 100_000n,
    })
  })

  test('before it is looked at, and nothing when it is refused', () => {
    const state = world()
    state.debit(bare(alice), 1000n * trx - 500_000n)
    expect(stated(state, drawn(pay(alice, 0n), { memo: 'ab' }))).toBe(
      'BANDWITH_ERROR: Account resource insufficient error.',
    )
    expect(stated(state, drawn(pay(alice, 0n)))).toBe(
      'CONTRACT_VALIDATE_ERROR: Cannot transfer TRX to yourself.',
    )
    expect(state.balance(bare(alice))).toBe(500_000n)
    expect(state.account(bare(alice))?.netUsed).toBe(0)
  })

  test('only from an account that is there', () => {
    const body = bodyOf('TransferContract', { owner_address: nobody, to_address: bob, amount: 1n })
    expect(stated(world(), drawn(body))).toBe(
      `CONTRACT_VALIDATE_ERROR: account [${addressFromHex(nobody)}] does not exist`,
    )
  })

  test('and makes an account in no more than 1,000 bytes', () => {
    const fits = drawn(pay(nobody, 5n), { memo: 'ab'.repeat(700) })
    const rest = 1000 - Number(bytesOf(fits)) + 64 + 65 + 700
    expect(stated(world(), drawn(pay(nobody, 5n), { memo: 'ab'.repeat(rest) }))).toBe('')
    const long = drawn(pay(nobody, 5n), { memo: 'ab'.repeat(rest + 1) })
    expect(stated(world(), long)).toBe(
      'TOO_BIG_TRANSACTION_ERROR: Too big new account transaction, ' +
        `TxId ${long.id}, the size is 1001 bytes, maxTxSize 1000`,
    )
  })
})

describe('a deployment', () => {
  const made = { ...blank(smartContractFields), origin_address: alice, origin_energy_limit: 1n }
  const deploy = (change: Partial<typeof made>): Body =>
    bodyOf('CreateSmartContract', { owner_address: alice, new_contract: { ...made, ...change } })

  test.each([
    ['OwnerAddress is not equals OriginAddress', { origin_address: bob, name: 'x'.repeat(33) }],
    [
      "contractName's length cannot be greater than 32",
      { name: 'é'.repeat(17), consume_user_resource_percent: 101n },
    ],
    ['percent must be >= 0 and <= 100', { consume_user_resource_percent: 101n, call_value: -1n }],
    ['callValue must be >= 0', { call_value: -1n, origin_energy_limit: 0n }],
    ['The originEnergyLimit must be > 0', { origin_energy_limit: 0n, call_value: 1001n * trx }],
    ['Validate InternalTransfer error, balance is not sufficient.', { call_value: 1001n * trx }],
  ])('%s', (message, change) => {
    expect(stated(world(), drawn(deploy(change)))).toBe(`CONTRACT_VALIDATE_ERROR: ${message}`)
  })

  test('keeps its metadata', () => {
    const state = world()
    // Returns one zero byte as its code.
    const receipt = on(state, drawn(deploy({ bytecode: '60015ff3', name: 'One' })))
    expect(receipt).toMatchObject({ result: 'SUCCESS', energyTotal: 208n, energyFee: 20_800n })
    const at = bare(receipt.contract)
    expect(state.get('contracts', at)).toMatchObject({ origin: bare(alice), originEnergyLimit: 1 })
    expect(state.account(at)).toMatchObject({ contract: true, name: '4f6e65' })
  })
})
