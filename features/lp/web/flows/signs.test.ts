import { bySubject } from '#platform/std/action.ts'
import { chainErrorText } from '#platform/web/chainErrors.ts'
import { requireDeclared } from '#platform/web/flow/agreed.ts'
import { valueOf } from '#platform/web/flow/agreed.ts'
import { someone } from '#platform/web/flow/testing/signs.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { zeroAddress } from '#platform/std/address.ts'

import { allowFlow } from './allow.tsx'
import { buyFlow } from './buy.tsx'
import { issueFlow } from './issue.tsx'
import { removeFlow } from './remove.tsx'
import { cancelFlow, claimFlow, exitFlow, stakeFlow } from './stake.tsx'

provideRuntimeConfig({})

const contracts = {
  LpStaking: 'TStaking',
  LpPurchases: 'TPurchases',
  Router: 'TRouter',
  Tes: 'TTes',
  Usdt: 'TUsdt',
}
const pool = 'TPool'

test.each([
  ['USDT', 'TUsdt', '0'],
  ['TRX', zeroAddress, '7'],
])('liquidity paid in %s fixes coin, amount, minimum and value', (coin, at, sun) => {
  const subject = {
    pool,
    coin,
    amount: '7',
    minLiquidity: '5',
    minReward: '3',
    slippageBps: '50',
  }
  expect(buyFlow.signs.args(subject, contracts, someone)).toEqual([pool, at, '7', '5', '3', null])
  expect(valueOf(buyFlow.signs, subject)).toEqual({ sun, orLess: false })
})

test.each([
  [{ coin: 'USDT', amount: '5' }, 'Usdt', 'TPurchases'],
  [{ pool, amount: '5' }, pool, 'TStaking'],
  [{ pool, amount: '5', use: 'remove' }, pool, 'TRouter'],
] as const)(
  'an authorisation goes by the subject to its one spender: %o',
  (subject, of, spender) => {
    const { contract, args } = allowFlow.signs
    expect(bySubject(contract, subject)).toBe(of)
    expect(args(subject, contracts, someone)).toEqual([spender, '5'])
  },
)

test.each([
  [stakeFlow, { pool, amount: '5' }, [pool, '5']],
  [cancelFlow, { pool, amount: '5' }, [pool, '5']],
  [claimFlow, { pool }, [pool]],
  [exitFlow, { pool }, [pool]],
  [issueFlow, { id: '4' }, ['4']],
] as const)('the subject fixes the arguments: %#', (flow, subject, args) => {
  expect(flow.signs.args(subject, contracts, someone)).toEqual(args)
})

test.each([
  ['TES', 'removeLiquidity', ['TTes', 'TUsdt', '7', '2', '3', someone, null]],
  ['TRX', 'removeLiquidityETH', ['TUsdt', '7', '3', '2', someone, null]],
])('liquidity of %s goes back with both minimums, to the signer', (coin, name, args) => {
  const subject = { pool, coin, amount: '7', leastCoin: '2', leastUsdt: '3', slippageBps: '50' }
  const { signs } = removeFlow
  expect(bySubject(signs.method, subject).split('(')[0]).toBe(name)
  expect(signs.contract).toBe('Router')
  expect(signs.args(subject, contracts, someone)).toEqual(args)
})

test.each([
  ['staking', stakeFlow, 'pledge error', '質押錯誤'],
  ['claiming', claimFlow, 'pledge error', '質押錯誤'],
  ['cancelling', cancelFlow, 'unlock error', '解除質押錯誤'],
  ['leaving', exitFlow, 'unlock error', '解除質押錯誤'],
  ['buying', buyFlow, 'Purchase failed', '購買失敗'],
  ['issuing', issueFlow, 'Transfer failed', '轉帳失敗'],
  ['taking out', removeFlow, 'Transfer failed', '轉帳失敗'],
  ['authorising', allowFlow, 'Approve failed', '授權失敗'],
] as const)('%s that fails without a text shows its own', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('en', ...passed))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('tc', ...passed))).toBe(tc)
})

test('an order for another pool than the one that was chosen is not believed', () => {
  const chosen = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
  const other = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const spender = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
  const order = (contract: string) => ({
    contract,
    selector: 'approve(address,uint256)',
    args: [spender, '5'],
    callValue: '0',
    feeLimit: '1',
  })
  const ask = (contract: string) => (): void =>
    requireDeclared(
      order(contract),
      allowFlow,
      { pool: chosen, amount: '5' },
      { LpStaking: spender },
      someone,
    )
  expect(ask(chosen)).not.toThrow()
  expect(ask(other)).toThrow('contract')
})
