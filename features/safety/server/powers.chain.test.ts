import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Abi, encodeFunctionData, type Hex, zeroAddress } from 'viem'

import { wordFunctions } from '#features/blindbox/server/powers.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressToHex20, type Address } from '#platform/std/address.ts'
import { compileContracts } from '../../../scripts/compile-contracts.ts'
import { roleFunctions } from '../../../scripts/senderChecks.ts'
import type { PowerView } from '../api.ts'

/** Addresses of a reply are in base58. */
type Held = Omit<PowerView, 'address' | 'holder'> & {
  readonly address: Address
  readonly holder: Address
}

let stack: Stack
let list: readonly Held[]
let asking: readonly string[]

beforeAll(async () => {
  // Compiles for a minute, during which a connection that is open would be closed.
  asking = roleFunctions()
  stack = await startStack({ neighbours: true })
  list = (await new Client(stack, 'alice').post('/tessera/safety/powers')).data.list
})
afterAll(() => stack?.close())

/** Not deployed here: USDT is Tether's own elsewhere, words of WINkLink come on public networks alone. */
const notOurs = /^Usdt\./
/** Of functions for which nobody is named now. */
const vacant = [
  'RewardDistributor.acceptBuilder',
  'LockB.acceptOwnership',
  'TokenFactory.acceptOwnership',
]
/** Of a token's own sale, a contract that the token or the factory names. */
const ofSales = ['LaunchToken.burnFor', 'LaunchToken.list']
/** Of an asset's issuer and revenue address: none is made here. */
const ofAssets = ['RwaAsset.distribute', 'RwaAsset.fulfil']
/** Of a lender's provider, and of the factory that makes it: none is made here. */
const ofLenders = ['begin', 'collect', 'leave', 'setTerms', 'supply'].map((one) => `Lender.${one}`)
/**
 * Of the timelock, which obeys executed proposals alone; the last four are its own, and the library's that it is made of:
 * no proposal calls them.
 */
const ofDao = [
  'DaoPool.pay',
  ...['DaoTimelock', 'TimelockController'].flatMap((one) => [
    `${one}.renounceRole`,
    `${one}.updateDelay`,
  ]),
]
/** Takes TRX from the wrapping contract alone; it pays nobody. */
const refusing = ['Router.receive']

test('every function that asks who calls is a declared power, and no other is', () => {
  const declared = [
    ...list.flatMap(({ contract, functions }) => functions.map((one) => `${contract}.${one}`)),
    ...wordFunctions.map((one) => `WinklinkWords.${one}`),
    ...vacant,
    ...ofSales,
    ...ofAssets,
    ...ofLenders,
    ...ofDao,
    ...refusing,
  ]
  expect([...new Set(declared)].toSorted()).toEqual(asking.filter((one) => !notOurs.test(one)))
})

/** The refusal of a call in the node's simulation; empty where it succeeds. */
async function refusalOf(from: string, power: Held, functionName: string): Promise<string> {
  const { abi } = compileContracts()[power.contract]!
  const data = encodeFunctionData({ abi, functionName, args: leastArgs(abi, functionName) })
  const reply = await fetch(`${stack.world.net.url}/wallet/triggerconstantcontract`, {
    method: 'POST',
    body: JSON.stringify({
      owner_address: from,
      contract_address: `41${addressToHex20(power.address)}`,
      data: data.slice(2),
    }),
  })
  const { result, constant_result: [returned = ''] = [] } = (await reply.json()) as {
    readonly result: { readonly message?: string }
    readonly constant_result?: readonly string[]
  }
  return result.message === undefined ? '' : `${result.message} ${returned}`
}

/** One unit, no text, an empty list, ones in a list of fixed length; off, which every holder may set. */
const leastArgs = (abi: Abi, functionName: string): readonly unknown[] =>
  abi
    .flatMap((part) => (part.type === 'function' && part.name === functionName ? part.inputs : []))
    .map(({ type }) => {
      if (type.endsWith('[]')) return []
      const length = /^uint256\[(\d+)\]$/.exec(type)?.[1]
      if (length !== undefined) return Array.from({ length: Number(length) }, () => 1n)
      if (type === 'address') return zeroAddress
      if (type === 'string') return ''
      if (type === 'bool') return false
      if (type.startsWith('bytes')) return `0x${'00'.repeat(Number(type.slice(5) || 0))}` as Hex
      return 1n
    })

test('a stranger is refused by each; its holder is not refused for who it is', async () => {
  const stranger = `41${stack.world.hex('mallory').slice(2)}`
  for (const power of list) {
    for (const functionName of power.functions) {
      const name = `${power.contract}.${functionName}`
      const refusal = await refusalOf(stranger, power, functionName)
      expect(refusal, `${name} by a stranger`).not.toBe('')
      const holder = `41${addressToHex20(power.holder)}`
      expect(await refusalOf(holder, power, functionName), `${name} by its holder`).not.toBe(
        refusal,
      )
    }
  }
})

test('the holders are those that the contracts name, and contracts are called by name', () => {
  const holders = new Map(list.map(({ what, holder, holderName }) => [what, holderName ?? holder]))
  const deployer = stack.world.net.accounts[0]!.address
  expect(holders.get('epochGuardian')).toBe(deployer)
  expect(holders.get('boxSeries')).toBe(deployer)
  const vaults = list.filter(({ what }) => what === 'vault')
  expect(vaults.map(({ holderName }) => String(holderName)).toSorted()).toEqual([
    'BurnMining',
    'LpPurchases',
    'LpStaking',
    'TermStaking',
  ])
})
