import { beforeAll, expect, test } from 'vitest'

import { compileContracts } from '../../../scripts/compile-contracts.ts'
import { roleFunctions } from '../../../scripts/senderChecks.ts'
import { allChanges } from './changes/all.ts'

/** Whatever a role of a contract may do is a change of the console, or has its reason why not. */

const reasons: Readonly<Record<string, readonly string[]>> = {
  'a contract of the product calls it, no account': [
    ...['pay', 'release', 'setAside'].map((one) => `RewardVault.${one}`),
    ...['begin', 'burnFor', 'join', 'list'].map((one) => `LaunchToken.${one}`),
    'Lender.begin',
    'Router.receive',
    'WinklinkWords.ask',
    'WinklinkWords.rawFulfillRandomWords',
  ],
  'the keeper calls it, once a day': ['Anchor.anchor'],
  'the deployment calls it, once': ['WinklinkWords.bind'],
  'a proposal that passed calls it, or nothing does': [
    'DaoPool.pay',
    ...['DaoTimelock', 'TimelockController'].flatMap((one) => [
      `${one}.renounceRole`,
      `${one}.updateDelay`,
    ]),
  ],
  'Tether’s own, not of this product': [
    'addBlackList',
    'issue',
    'removeBlackList',
    'setParams',
  ].map((one) => `Usdt.${one}`),
}
const notInConsole = Object.values(reasons).flat()
const inConsole = new Set(
  allChanges.map(({ contract, method }) => `${contract}.${method.slice(0, method.indexOf('('))}`),
)
let asking: readonly string[]
beforeAll(() => {
  asking = roleFunctions()
})

test('every function that asks who calls has a change, or a reason', () => {
  const missing = asking.filter((one) => !inConsole.has(one) && !notInConsole.includes(one))
  expect(missing).toEqual([])
})

test('a reason is of a function that asks who calls, and that has no change', () => {
  const stale = notInConsole.filter((one) => inConsole.has(one) || !asking.includes(one))
  expect(stale).toEqual([])
})

/** Functions by which a reserve grows, a period begins, or a bond is added, by name. */
const funding = /^(fund|openPeriod|addBond|donateCoin)$/

test('every reserve and period is funded and opened from the console', () => {
  const all = Object.entries(compileContracts()).flatMap(([contract, { abi }]) =>
    abi.flatMap((part) =>
      part.type === 'function' && funding.test(part.name) && part.stateMutability !== 'view'
        ? [`${contract}.${part.name}`]
        : [],
    ),
  )
  expect(all.length).toBeGreaterThan(8)
  expect(all.filter((one) => !inConsole.has(one))).toEqual([])
})
