import type { Handler } from '#platform/server/bind.ts'
import { validateSpend } from '#platform/server/spending.ts'
import { remedies as anybody, no, yes } from '#platform/server/verdict.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { type FailureKind, failures } from '#platform/std/failure.ts'
import { defineTexts, type Text } from '#platform/std/text.ts'

import type { otcApi } from '../api.ts'
import { otcFailures as f } from '../failures.ts'
import { priceOf } from '../price.ts'
import { offerNow, spendableOf } from './contract.ts'
import { validateEdits, validateOpen, validateOwn, validatePart } from './rules.ts'
import { takeValues } from './values.ts'
import { coinView } from './views.ts'

/** What would let a reader do with an offer what it may not do now. */
const remedies = defineTexts({
  other: { en: 'Choose another offer, or publish your own', tc: '請選擇其他掛單，或自行發布' },
  others: { en: 'Choose an offer of another account', tc: '請選擇其他帳戶的掛單' },
  taker: {
    en: 'Ask its maker for an offer to your address',
    tc: '請掛單者發布一筆供您地址成交的掛單',
  },
  own: { en: 'Choose one of your own offers', tc: '請選擇您自己的掛單' },
  anew: { en: 'Publish a new offer', tc: '請重新掛單' },
  part: {
    en: 'Take {minimum} {symbol} or more, or all that is left',
    tc: '請成交 {minimum} {symbol} 以上，或全部剩餘數量',
  },
  less: { en: 'Take {left} {symbol} or less', tc: '請成交 {left} {symbol} 以下' },
  all: { en: 'Take all {left} {symbol}', tc: '請成交全部 {left} {symbol}' },
  amount: { en: 'Enter an amount', tc: '請輸入數量' },
  allow: {
    en: 'Allow the market to take {amount} {symbol}',
    tc: '請授權市場使用 {amount} {symbol}',
  },
})

const byCode: Readonly<Record<string, Text>> = {
  OFFER_ENDED: remedies.other,
  OFFER_EXPIRED: remedies.other,
  OTHER_TAKER: remedies.taker,
  OWN_OFFER: remedies.others,
  NOT_YOUR_OFFER: remedies.own,
  TOO_MANY_EDITS: remedies.anew,
  AMOUNT_ZERO: remedies.amount,
  PART_SMALL: remedies.part,
  ABOVE_LEFT: remedies.less,
  DUST: remedies.all,
}

const remedyOf = ({ code }: FailureKind): Text => {
  const found = byCode[code]
  if (found === undefined) throw new Error(`no remedy is listed for ${code}`)
  return found
}

/** Yes exactly if its order, at the present version and price, would be created. */
export const ifCanBuy: Handler<typeof otcApi.ifCanBuy> = async ({ id, amount }, call) => {
  const { app, session, locale } = call
  const { offer } = await offerNow(app, id)
  const values = await takeValues(call, offer)
  const taken = amount ?? offer.giveLeft
  const refused =
    validateOpen(offer, session?.address ?? null, app.clock.now()) ?? validatePart(offer, taken)
  if (refused !== null) return no(locale, refused, remedyOf(refused), values)
  if (session === null) return no(locale, failures.NOT_SIGNED_IN, anybody.signIn)
  if (!(await app.isActive(session.address))) {
    return no(locale, failures.NOT_ACTIVE, anybody.active)
  }
  const price = priceOf(offer, taken)
  const has = await spendableOf(app, offer.want, session.address)
  const fault = validateSpend(price, has)
  if (fault === null) return yes
  const { symbol, decimals } = await coinView(call, offer.want)
  const text = (units: bigint) => formatUnits(units, decimals ?? 0)
  const lacks = fault === f.ABOVE_BALANCE
  const paying = {
    symbol,
    balance: text(has.balance),
    amount: text(lacks ? price - has.balance : price),
  }
  return no(locale, fault, lacks ? anybody.balance : remedies.allow, paying)
}

export const ifCanEditSku: Handler<typeof otcApi.ifCanEditSku> = async ({ id }, call) => {
  const { offer } = await offerNow(call.app, id)
  const own = validateOwn(offer, call.address)
  const verdict = (fault: FailureKind | null) =>
    fault === null ? yes : no(call.locale, fault, remedyOf(fault))
  return { edit: verdict(own ?? validateEdits(offer)), cancel: verdict(own) }
}
