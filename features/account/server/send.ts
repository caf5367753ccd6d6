import { tesAbi } from '#platform/contracts/abi.ts'
import type { Call } from '#platform/server/call.ts'
import type { Holdings } from '#platform/server/holding.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAmount, validateSpend } from '#platform/server/spending.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { accountActions } from '../actions.ts'
import { heldLp, lpUnit, nativeUnit } from '../coins.ts'
import { accountFailures as f } from '../failures.ts'

/** To an account, never to a contract of ours: none of them gives back what arrives unasked. */
export const send =
  (holdings: readonly Holdings[]): Propose<typeof accountActions.send> =>
  async ({ coin, pool, to, amount }, call) => {
    const isOfPool = coin === lpUnit && pool !== undefined && (await isHeld(call, pool, holdings))
    const contract = isOfPool ? pool : contractOf(call, coin)
    refuseRecipient(call, to, contract)
    refuseIf(validateAmount(amount), 'amount')
    return contract === null
      ? transferOwn(call, to!, amount!)
      : transferCoin(call, { contract, coin, to: to!, amount: amount! })
  }

/** null: the chain's own coin. */
function contractOf({ app }: Call, coin: string): Address | null {
  if (coin === nativeUnit) return null
  const found = app.deployment.contracts[coinContract(coin)]?.address
  if (found !== undefined) return found
  throw new Failure(f.NO_SUCH_COIN, { field: 'coin', values: { unit: coin } })
}

/** Whether it is a pool of ours, by what the features read of the account's wallet. */
async function isHeld(call: Call, pool: Address, holdings: readonly Holdings[]): Promise<boolean> {
  const held = (await Promise.all(holdings.map((now) => now(call)))).flat()
  return held.some(({ what, sources: [first] }) => what === heldLp && first?.contract === pool)
}

function refuseRecipient(call: Call, to: Address | undefined, coin: Address | null): void {
  const { app, address } = call
  if (to === undefined) throw new Failure(f.ADDRESS_REQUIRED, { field: 'to' })
  if (to === address) throw new Failure(f.SENT_TO_SELF, { field: 'to' })
  if (to === zeroAddress) throw new Failure(f.SENT_TO_NOBODY, { field: 'to' })
  if (to === coin || app.deployment.nameOf(to) !== null) {
    throw new Failure(f.SENT_TO_OURS, { field: 'to' })
  }
}

async function transferOwn({ app, address }: Call, to: Address, amount: bigint) {
  const symbol = app.config.nativeSymbol
  const decimals = decimalsOf[nativeUnit]
  const [balance, recipient] = await Promise.all([app.node.balance(address), app.node.account(to)])
  if (recipient.isContract)
    throw new Failure(f.TRX_TO_CONTRACT, { field: 'to', values: { symbol } })
  refuseIf(validateSpend(amount, { balance, allowance: null }), 'amount', {
    symbol,
    balance: formatUnits(balance, decimals),
  })
  const fee = recipient.exists ? 0n : await app.node.newAccountPrice()
  if (balance < amount + fee) {
    const values = { fee: formatUnits(fee, decimals), symbol }
    throw new Failure(f.LEAVE_FOR_FEE, { field: 'amount', values })
  }
  return { callValue: amount }
}

interface Transfer {
  readonly contract: Address
  readonly coin: string
  readonly to: Address
  readonly amount: bigint
}

async function transferCoin({ app, address }: Call, { contract, coin, to, amount }: Transfer) {
  const read = { address: contract, abi: tesAbi }
  const [balance, decimals] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'balanceOf', args: [address] }),
    app.node.readContract({ ...read, functionName: 'decimals', args: [] }),
  ])
  refuseIf(validateSpend(amount, { balance, allowance: null }), 'amount', {
    symbol: coin,
    balance: formatUnits(balance, Number(decimals)),
  })
  return { args: { to, value: amount } }
}
