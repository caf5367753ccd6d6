import { action } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { addressField, amountField, coinField } from '#platform/std/fields.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'
import * as z from 'zod/mini'

import { lpUnit, nativeUnit } from './coins.ts'
import { accountFailures as f } from './failures.ts'

export const accountActions = {
  send: action({
    path: { before: '/tessera/account/sendBefore', after: '/tessera/account/sendAfter' },
    kind: 'account.send',
    // All accounts transfer a coin: an index of its transfers would be most of the chain.
    byReceipt: true,
    contract: ({ coin, pool, to }) =>
      coin === nativeUnit ? (to ?? '') : coin === lpUnit ? (pool ?? '') : coinContract(coin),
    method: ({ coin }) =>
      coin === nativeUnit ? plainTransfer : 'transfer(address to, uint256 value)',
    access: 'session',
    summary: 'Order that sends an amount of a coin to another address, for good',
    input: {
      /** `TRX`, `USDT` or `TES`; `LP` with its pool. */
      coin: coinField,
      pool: z.optional(addressField),
      to: z.optional(addressField),
      /** Base units. */
      amount: z.optional(amountField),
    },
    failures: [
      f.NO_SUCH_COIN,
      f.ADDRESS_REQUIRED,
      f.SENT_TO_SELF,
      f.SENT_TO_NOBODY,
      f.SENT_TO_OURS,
      f.TRX_TO_CONTRACT,
      f.LEAVE_FOR_FEE,
      spendFailures.ENTER_AMOUNT,
      spendFailures.AMOUNT_ZERO,
      spendFailures.ABOVE_BALANCE,
    ],
  }),
}
