import { tesAbi, usdtAbi } from '#platform/contracts/abi.ts'
import type { Handler } from '#platform/server/bind.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { Failure } from '#platform/std/failure.ts'

import type { accountApi } from '../api.ts'
import { accountFailures } from '../failures.ts'

const coins = {
  USDT: { name: 'Usdt', abi: usdtAbi },
  TES: { name: 'Tes', abi: tesAbi },
} as const

/** Always from the node: a balance decides about money and is never kept. */
export const balanceInfoByUnit: Handler<typeof accountApi.balanceInfoByUnit> = async (
  { unit, spender },
  { app, address },
) => {
  const decimals = decimalsOf[unit]
  if (unit === 'TRX') {
    const balance = await app.node.balance(address)
    return { unit, decimals, contract: null, balance: String(balance), allowance: null }
  }
  const contract = app.deployment.contracts[coins[unit].name]?.address
  if (contract === undefined) {
    throw new Failure(accountFailures.NO_SUCH_COIN, { field: 'unit', values: { unit } })
  }
  const coin = { address: contract, abi: coins[unit].abi }
  const [balance, allowance] = await Promise.all([
    app.node.readContract({ ...coin, functionName: 'balanceOf', args: [address] }),
    spender === undefined
      ? null
      : app.node.readContract({ ...coin, functionName: 'allowance', args: [address, spender] }),
  ])
  return {
    unit,
    decimals,
    contract,
    balance: String(balance),
    allowance: allowance === null ? null : String(allowance),
  }
}
