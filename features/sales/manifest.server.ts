import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindCalls } from '#platform/server/orders/bindCalls.ts'

import { salesApi } from './api.ts'
import { salesCalls } from './calls.ts'
import { buyProductFirstPay } from './server/buyProductFirstPay.ts'
import { buyProductSecondPay } from './server/buyProductSecondPay.ts'
import { buyRecordOfNoPay } from './server/buyRecordOfNoPay.ts'
import { buyRecordPage } from './server/buyRecordPage.ts'
import { canBuyProductNum } from './server/canBuyProductNum.ts'
import { computerValue } from './server/computerValue.ts'
import { countdown } from './server/countdown.ts'
import { productDetail } from './server/productDetail.ts'
import { productIfCanBuy } from './server/productIfCanBuy.ts'
import { productPage } from './server/productPage.ts'
import { profitePage } from './server/profitePage.ts'
import { sealedIn } from './server/sealedIn.ts'
import type { Kinds } from './server/target.ts'

/** Sells the given kinds: `productPage` lists them in this order. */
export const sales = (kinds: Kinds): ServerFeature => ({
  name: 'sales',
  endpoints: [
    ...bindApi(salesApi, {
      productPage: productPage(kinds),
      productDetail: productDetail(kinds),
      computerValue: computerValue(kinds),
      countdown: countdown(kinds),
      canBuyProductNum: canBuyProductNum(kinds),
      productIfCanBuy: productIfCanBuy(kinds),
      sealedIn: sealedIn(kinds),
      buyRecordPage: buyRecordPage(kinds),
      profitePage: profitePage(kinds),
      buyRecordOfNoPay,
    }),
    ...bindCalls(salesCalls.buyProductFirstPay, buyProductFirstPay(kinds)),
    ...bindCalls(salesCalls.buyProductSecondPay, buyProductSecondPay(kinds)),
  ],
})
