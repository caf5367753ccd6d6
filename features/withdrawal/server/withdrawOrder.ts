import type { Call } from '#platform/server/call.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import { stagedWithdrawalAbi as abi } from '../contract/abi.ts'
import { withdrawalFailures as f } from '../failures.ts'
import { withdrawalReasons as reasons } from '../reasons.ts'
import { feeOf } from '../rules.ts'
import { allotmentNow, coinOf, termsNow } from './contract.ts'
import { whyNotWithdraw } from './rules.ts'

/** Of the order, by whichever name it is asked for. */
export const kind = 'withdrawal.withdraw'

interface Asked {
  readonly requestId: string
  readonly amount?: bigint | undefined
  readonly mostFee?: bigint | undefined
}

/** Who names no fee agrees to that of now. */
export const withdrawOrder = (call: Call, { requestId, amount, mostFee }: Asked) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: {
      amount: String(amount ?? ''),
      ...(mostFee === undefined ? {} : { mostFee: String(mostFee) }),
    },
    async propose() {
      const fee = await feeOrRefuse(call, amount)
      const args = [amount!, mostFee ?? fee]
      if (mostFee !== undefined && fee > mostFee) {
        const { symbol, decimals } = await coinOf(call.app)
        refuseIf(f.FEE_ABOVE_YOURS, 'mostFee', { fee: formatUnits(fee, decimals), symbol })
      }
      return { contract: 'StagedWithdrawal', abi, reasons, functionName: 'withdraw', args }
    },
  })

/** The fee of now, or why so much cannot be withdrawn. */
async function feeOrRefuse({ app, address }: Call, amount: bigint | undefined): Promise<bigint> {
  const [coin, terms, mine] = await Promise.all([
    coinOf(app),
    termsNow(app),
    allotmentNow(app, address),
  ])
  refuseIf(whyNotWithdraw(amount, terms, mine), 'amount', {
    time: utcText(terms.opensAt),
    available: formatUnits(mine.available, coin.decimals),
    minimum: formatUnits(terms.minimum, coin.decimals),
    symbol: coin.symbol,
  })
  return feeOf(amount!, terms.feeRate)
}
