import type { Locale } from '#platform/std/text.ts'

interface RwaLabels {
  readonly shares: RegExp
  readonly buy: RegExp
  readonly askBuy: RegExp
  readonly buyDone: string
  readonly backBySelf: string
  readonly leaveUntil: string
  readonly takeBack: RegExp
  readonly refundDone: string
  readonly release: string
  readonly releaseDone: string
  readonly distribute: string
  readonly amount: RegExp
  readonly distributeDone: string
  readonly claim: RegExp
  readonly claimDone: string
  readonly transfer: string
  readonly recipient: RegExp
  readonly notAllowed: string
  readonly canSend: string
  readonly transferDone: string
  readonly redeem: string
  readonly requestDone: string
  readonly pay: string
  readonly fulfilDone: string
  readonly redeemedDone: string
  readonly failed: string
  readonly matches: string
  readonly differs: string
}

/** What journeys and scenes look for on the screen of assets. */
export const rwaLabels: Readonly<Record<Locale, RwaLabels>> = {
  en: {
    shares: /^Shares/,
    buy: /^Buy \d+ shares? for/,
    askBuy: /^Buy 4 shares of HARB/,
    buyDone: 'Shares bought',
    backBySelf: 'Your money lies in escrow. If the sale fails, it comes back by itself on',
    leaveUntil: 'Attested. Every buyer can still leave until',
    takeBack: /^Take back/,
    refundDone: 'Money is back',
    release: 'Release the money',
    releaseDone: 'Money released',
    distribute: 'Pay dividends',
    amount: /^Amount/,
    distributeDone: 'Dividends paid',
    claim: /^Claim [\d.,]+ USDT$/,
    claimDone: 'Dividends claimed',
    transfer: 'Transfer',
    recipient: /^Address that gets them/,
    notAllowed: 'The receiver is not on the allow-list',
    canSend: 'The contract will do this transfer',
    transferDone: 'Shares transferred',
    redeem: 'Redeem',
    requestDone: 'Redemption requested',
    pay: 'Pay',
    fulfilDone: 'Redemption paid',
    redeemedDone: 'Redemption claimed',
    failed: 'The sale failed. Everyone’s money comes back whole.',
    matches: 'Matches: this is the document',
    differs: 'Does not match: this is another document',
  },
  tc: {
    shares: /^份額/,
    buy: /^以 .+ 購買 \d+ 份額/,
    askBuy: /^購買 4 份額 HARB/,
    buyDone: '已購買份額',
    backBySelf: '資金託管中。未達成條件時，將自動退回，期限',
    leaveUntil: '已證明。每位買家仍可退出，直至',
    takeBack: /^取回/,
    refundDone: '資金已退回',
    release: '釋放資金',
    releaseDone: '資金已釋放',
    distribute: '支付股息',
    amount: /^數量/,
    distributeDone: '股息已支付',
    claim: /^領取 [\d.,]+ USDT$/,
    claimDone: '已領取股息',
    transfer: '轉讓',
    recipient: /^接收地址/,
    notAllowed: '接收者不在許可名單上',
    canSend: '合約會執行此轉讓',
    transferDone: '已轉讓份額',
    redeem: '贖回',
    requestDone: '已申請贖回',
    pay: '支付',
    fulfilDone: '贖回已支付',
    redeemedDone: '已領取贖回款',
    failed: '銷售失敗，每人的資金全額退還。',
    matches: '相符：正是此文件',
    differs: '不相符：這是另一份文件',
  },
}
