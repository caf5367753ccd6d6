import { salesApi } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { buyAction } from '../buyAction.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { FundFact, LevelFact } from './facts.tsx'
import { signedTexts } from '../textSigned.ts'

export const buyFlow = review(buyAction, {
  title: texts.buyTitle,
  meaning: { level: signedTexts.level },
  fallback: 'BUY error',
  summary: (ticket, { level = '' }, t) => [
    {
      label: summaryTexts.youGive,
      value: t(texts.atMost, {
        price: exactAmount(BigInt(ticket.call.callValue), 6),
        symbol: nativeSymbol(),
      }),
    },
    {
      label: summaryTexts.youGet,
      value: <LevelFact level={level} />,
      tone: 'good',
    },
    { label: texts.moneyTo, value: <FundFact level={level} />, wide: true },
  ],
  done: texts.buyDone,
  invalidates: [
    ...cardReads,
    salesApi.productPage,
    salesApi.productIfCanBuy,
    salesApi.buyRecordPage,
  ],
})
