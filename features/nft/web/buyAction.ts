import { salesCalls } from '#features/sales/public.web.ts'
import { actionOf } from '#platform/std/action.ts'

import { saleCall } from '../saleCall.ts'

export const buyAction = actionOf(salesCalls.buyProductFirstPay, saleCall)
