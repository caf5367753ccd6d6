import { salesApi } from '#features/sales/public.web.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { buyAction } from '../buyAction.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { LevelEarns } from './earns.tsx'
import { LevelFact } from './facts.tsx'
import { signedTexts } from '../textSigned.ts'
import { marketPath } from '../paths.ts'
import { askTexts } from '../textAsk.ts'
import { afterPurchase, boughtId, LevelPicture, LevelQuestion } from './pictures.tsx'

export const buyFlow = review(buyAction, {
  title: texts.buyTitle,
  question: ({ subject: { level = '' } }) => (
    <LevelQuestion text={askTexts.buyLevel} level={level} />
  ),
  picture: ({ subject: { level = '' }, ...about }) => (
    <LevelPicture level={level} bought={boughtId(about, 'Bought')} />
  ),
  goesTo: askTexts.cards,
  meaning: { level: signedTexts.level },
  fallback: 'BUY error',
  summary: (ticket, { level = '' }) => [
    {
      label: summaryTexts.youGiveAtMost,
      value: <Units units={BigInt(ticket.call.callValue)} coin={nativeCoin()} />,
      main: 'priced',
    },
    {
      label: summaryTexts.youGet,
      value: <LevelFact level={level} />,
      tone: 'good',
    },
  ],
  results: [
    {
      label: summaryTexts.youGiveAtMost,
      event: 'Bought',
      show: ([bought]) => <Units units={BigInt(bought?.['price'] ?? '0')} coin={nativeCoin()} />,
    },
  ],
  done: texts.buyDone,
  instead: {
    when: ['SOLD_OUT', 'NO_SUCH_LEVEL', 'TOO_FEW', 'This level is sold out', 'No such level'],
    step: { text: nextTexts.otherCards, to: marketPath },
  },
  earns: ({ subject: { level = '' } }) => <LevelEarns level={level} />,
  next: (about) => afterPurchase(boughtId(about, 'Bought')),
  invalidates: [
    ...cardReads,
    salesApi.productPage,
    salesApi.productIfCanBuy,
    salesApi.buyRecordPage,
  ],
})
