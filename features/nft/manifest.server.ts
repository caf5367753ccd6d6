import { usdtAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { nftActions } from './actions.ts'
import { nftApi } from './api.ts'
import { cardMarketAbi, cardsAbi } from './contract/abi.ts'
import { marketActions } from './marketActions.ts'
import { marketApi } from './marketApi.ts'

import { cardPage } from './server/cardPage.ts'
import { click } from './server/click.ts'
import { getDepositTypes } from './server/getDepositTypes.ts'
import { cardHoldings } from './server/holdings.ts'
import { cardIncome, cardsIndexer } from './server/indexer.ts'
import { buySkuProduct } from './server/market/buySkuProduct.ts'
import { canBuySkuProduct } from './server/market/canBuySkuProduct.ts'
import { ifCanOperateCard } from './server/market/ifCanOperateCard.ts'
import { marketIndexer } from './server/market/indexer.ts'
import { offer } from './server/market/offer.ts'
import { sell } from './server/market/sell.ts'
import { takeDownAll } from './server/market/takeDownAll.ts'
import { cardSkuInfo } from './server/market/cardSkuInfo.ts'
import { credits } from './server/market/credits.ts'
import { marketPurchases } from './server/market/marketPurchases.ts'
import { offerPage } from './server/market/offerPage.ts'
import { ownOffers } from './server/market/ownOffers.ts'
import { ownSales } from './server/market/ownSales.ts'
import { priceHistory } from './server/market/priceHistory.ts'
import { skuPage } from './server/market/skuPage.ts'
import { nftDetail } from './server/nftDetail.ts'
import { nftDetailList } from './server/nftDetailList.ts'
import { nftStatistic } from './server/nftStatistic.ts'
import { ownCardPage } from './server/ownCardPage.ts'
import { part } from './server/part.ts'
import { pledgePay } from './server/pledgePay.ts'
import { pledgeRecord } from './server/pledgeRecord.ts'
import { productLevelInfo } from './server/productLevelInfo.ts'
import { sentTo } from './server/sentTo.ts'
import { cardReserves } from './server/reserves.ts'
import { nftTables } from './tables.ts'
import { transfer } from './server/transfer.ts'
import { closePledge, exit, openPledge } from './server/actions.ts'
import { marketOwed } from './server/market/owed.ts'
import {
  accept,
  allow,
  approve,
  cancelOffer,
  cancelSale,
  settle,
  takeDown,
  withdraw,
} from './server/market/actions.ts'
import { cardKeys } from './server/exits.ts'

export { cardProducts } from './server/cardProducts.ts'

export const nft: ServerFeature = {
  name: 'nft',
  tables: nftTables,
  endpoints: [
    ...bindApi(nftApi, {
      productLevelInfo,
      cardPage,
      ownCardPage,
      nftDetail,
      nftDetailList,
      sentTo,
      part,
      getDepositTypes,
      pledgeRecord,
      nftStatistic,
    }),
    ...bindActions(
      nftActions,
      { transfer, openPledge, pledgePay, closePledge, exit, click },
      cardsAbi,
    ),
    ...bindApi(marketApi, {
      skuPage,
      cardSkuInfo,
      priceHistory,
      offerPage,
      ownOffers,
      ownSales,
      marketPurchases,
      credits,
      ifCanOperateCard,
      canBuySkuProduct,
    }),
    ...bindActions(
      marketActions,
      {
        sell,
        takeDown,
        takeDownAll,
        buySkuProduct,
        approve,
        allow,
        offer,
        cancelOffer,
        accept,
        settle,
        cancelSale,
        withdraw,
      },
      cardMarketAbi,
      cardsAbi,
      usdtAbi,
    ),
  ],
  indexers: [cardsIndexer, marketIndexer, approvalsOf('Usdt', 'CardMarket')],
  income: [cardIncome],
  reserves: { order: 1, now: cardReserves },
  owed: { order: 3, now: marketOwed },
  holdings: { order: 1, now: cardHoldings },
  exits: cardKeys,
}
