import type { Locale } from '#platform/std/text.ts'

interface OtcLabels {
  readonly giveAmount: RegExp
  readonly wantAmount: RegExp
  readonly required: string
  readonly above: RegExp
  readonly atMarket: RegExp
  readonly better: RegExp
  readonly worse: RegExp
  readonly isPrivate: string
  readonly taker: RegExp
  readonly notAddress: string
  readonly publishDone: string
  readonly editDone: string
  readonly cancelDone: string
  readonly takeDone: string
  readonly seeOffer: string
  readonly take: string
  readonly cancel: string
  readonly change: string
  readonly receive: RegExp
  readonly max: RegExp
  readonly changed: RegExp
  readonly onlyTaker: string
  readonly fromChain: string
  readonly differs: RegExp
  readonly noAnswer: string
  readonly buyTes: string
  readonly sellTes: string
  readonly none: string
  readonly ended: string
  readonly expired: string
  readonly returned: string
  readonly sales: string
  readonly day1: string
  readonly whole: string
  readonly swap: string
  readonly other: string
}

/** Texts of the screens of the market, as a user reads them. */
export const otcLabels: Record<Locale, OtcLabels> = {
  en: {
    giveAmount: /^Amount you give/,
    wantAmount: /^Amount you want/,
    required: 'Enter an amount',
    above: /^Above your balance: /,
    atMarket: /^At market: /,
    better: /^20% better for you than the market/,
    worse: /^20% worse for you than the market/,
    isPrivate: 'Private: one account alone can take it',
    taker: /^Address of that account/,
    notAddress: 'Not a TRON address',
    publishDone: 'Offer published',
    editDone: 'Offer changed',
    cancelDone: 'Offer cancelled. The coins are back with you',
    takeDone: 'Both coins have changed hands',
    seeOffer: 'See the offer',
    take: 'Take',
    cancel: 'Cancel',
    change: 'Change',
    receive: /^You receive/,
    max: /^Max/,
    changed: /This offer was changed/,
    onlyTaker: 'Only this account can take it',
    fromChain: 'Read from the chain by this device',
    differs: /^The chain has another offer of this number/,
    noAnswer: 'The node did not answer',
    buyTes: 'Buy TES',
    sellTes: 'Sell TES',
    none: 'No offer here yet',
    ended: 'Ended offers',
    expired: 'Expired',
    returned: 'Returned',
    sales: 'Sales',
    day1: '1 day',
    whole: 'All at once',
    swap: 'Swap both coins',
    other: 'Other',
  },
  tc: {
    giveAmount: /^付出數量/,
    wantAmount: /^換取總量/,
    required: '請輸入數量',
    above: /^超過您的餘額/,
    atMarket: /^依市價：/,
    better: /^比市價對您有利 20%/,
    worse: /^比市價對您不利 20%/,
    isPrivate: '私人：僅一個帳戶可以成交',
    taker: /^該帳戶地址/,
    notAddress: '不是 TRON 地址',
    publishDone: '掛單已發布',
    editDone: '掛單已修改',
    cancelDone: '掛單已取消，代幣已退還',
    takeDone: '雙方代幣已完成交換',
    seeOffer: '查看掛單',
    take: '成交',
    cancel: '取消',
    change: '修改',
    receive: /^您收到/,
    max: /^最大/,
    changed: /此掛單已被修改/,
    onlyTaker: '僅此帳戶可以成交',
    fromChain: '由本裝置直接讀自鏈上',
    differs: /^鏈上此編號的掛單與此頁不同/,
    noAnswer: '節點未回應',
    buyTes: '買入 TES',
    sellTes: '賣出 TES',
    none: '尚無掛單',
    ended: '已結束的掛單',
    expired: '已到期',
    returned: '已退回',
    sales: '賣出',
    day1: '1 天',
    whole: '僅限全部',
    swap: '交換兩種幣種',
    other: '其他',
  },
}
