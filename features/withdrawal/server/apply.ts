import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { withdrawalActions } from '../actions.ts'
import { withdrawalFailures as f } from '../failures.ts'
import { feeOf } from '../rules.ts'
import { allotmentNow, coinOf, termsNow } from './contract.ts'
import { validateWithdraw } from './rules.ts'

/** Who names no fee agrees to that of now. */
export const apply: Propose<typeof withdrawalActions.apply> = async ({ amount, mostFee }, call) => {
  const fee = await feeOrRefuse(call, amount)
  if (mostFee !== undefined && fee > mostFee) {
    const { symbol, decimals } = await coinOf(call.app)
    refuseIf(f.FEE_ABOVE_YOURS, 'mostFee', { fee: formatUnits(fee, decimals), symbol })
  }
  return { args: { amount: amount!, mostFee: mostFee ?? fee } }
}

/** The fee of now, or why so much cannot be withdrawn. */
async function feeOrRefuse({ app, address }: Call, amount: bigint | undefined): Promise<bigint> {
  const [coin, terms, mine] = await Promise.all([
    coinOf(app),
    termsNow(app),
    allotmentNow(app, address),
  ])
  refuseIf(validateWithdraw(amount, terms, mine), 'amount', {
    time: utcText(terms.opensAt),
    available: formatUnits(mine.available, coin.decimals),
    minimum: formatUnits(terms.minimum, coin.decimals),
    symbol: coin.symbol,
  })
  return feeOf(amount!, terms.feeRate)
}
