import { salesCalls } from '#features/sales/public.web.ts'
import { actionOf } from '#platform/std/action.ts'

import { saleCalls } from '../saleCalls.ts'

const { buyProductFirstPay, buyProductSecondPay } = salesCalls

export const buyActions = {
  buy: actionOf(buyProductFirstPay, saleCalls.buy),
  reserve: actionOf(buyProductFirstPay, saleCalls.reserve),
  complete: actionOf(buyProductSecondPay, saleCalls.complete),
}
