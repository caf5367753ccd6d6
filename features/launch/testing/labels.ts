import type { Locale } from '#platform/std/text.ts'

interface LaunchLabels {
  readonly name: RegExp
  readonly symbol: RegExp
  readonly nextSale: string
  readonly nextReview: string
  readonly simple: string
  readonly market: string
  readonly more: RegExp
  readonly shares: RegExp
  readonly mint: RegExp
  readonly takeBack: RegExp
  readonly mintDone: string
  readonly leaveDone: string
  readonly createDone: string
  readonly seePresale: string
  readonly backUntil: string
  readonly nameMissing: string
  readonly aboveMost: RegExp
  readonly buyTab: string
  readonly sellTab: string
  readonly buy: RegExp
  readonly sell: RegExp
  readonly buyDone: string
  readonly sellDone: string
  readonly list: string
  readonly listDone: string
  readonly claim: string
  readonly claimDone: string
  readonly redeem: string
  readonly tokens: RegExp
  readonly redeemDone: string
  readonly refund: RegExp
  readonly refundDone: string
  readonly reviewFailed: string
  readonly locking: string
  readonly waiting: string
  readonly unlocking: string
  readonly powers: RegExp
  readonly holders: string
  readonly ended: RegExp
  readonly twice: RegExp
  readonly holdsMost: RegExp
  readonly listUntil: string
  readonly notListed: string
  readonly about: string
  readonly edit: string
  readonly website: RegExp
  readonly introduction: RegExp
  readonly save: string
  readonly saved: string
  readonly wrongLink: string
}

/** Texts of the screens of presales, as a user reads them. */
export const launchLabels: Record<Locale, LaunchLabels> = {
  en: {
    name: /^Name/,
    symbol: /^Symbol/,
    nextSale: 'Next: Presale',
    nextReview: 'Next: Review',
    simple: 'Simple',
    market: 'With market',
    more: /^LP burn, protection, fee sale/,
    shares: /^Shares/,
    mint: /^Mint/,
    takeBack: /^Take back /,
    mintDone: 'Minted',
    leaveDone: 'Your money is back',
    createDone: 'Token and presale created',
    seePresale: 'See the presale',
    backUntil: 'You can take your money back until',
    nameMissing: 'Enter a name',
    aboveMost: /^The purchase exceeds the maximum of/,
    buyTab: 'Buy',
    sellTab: 'Sell back',
    buy: /^Buy \d+ share/,
    sell: /^Sell \d+ share/,
    buyDone: 'Bought',
    sellDone: 'Sold back',
    list: 'List it',
    listDone: 'Listed',
    claim: 'Claim',
    claimDone: 'Claimed',
    redeem: 'Redeem',
    tokens: /^Tokens/,
    redeemDone: 'Redeemed',
    refund: /^Refund /,
    refundDone: 'Refunded',
    reviewFailed: 'Review failed',
    locking: 'Locking',
    waiting: 'Waiting for unlocking',
    unlocking: 'Unlocking',
    powers: /^Nobody can create more tokens/,
    holders: 'Holders',
    ended: /^Ended/,
    twice: /^Minting twice gives no extra allocation/,
    holdsMost: /^You hold 2 shares, the most that one address/,
    listUntil: 'Anyone can list it until',
    notListed: 'It was not listed in time. Everyone’s money comes back whole.',
    about: 'From the creator',
    edit: 'Edit',
    website: /^Website/,
    introduction: /^Introduction/,
    save: 'Save',
    saved: 'Saved',
    wrongLink: 'Not a link of this kind',
  },
  tc: {
    name: /^名稱/,
    symbol: /^代號/,
    nextSale: '下一步：預售',
    nextReview: '下一步：確認',
    simple: '簡易',
    market: '含內部市場',
    more: /^LP 銷毀、保護、費用兌換/,
    shares: /^份數/,
    mint: /^(以 .* )?鑄造/,
    takeBack: /^取回 /,
    mintDone: '已鑄造',
    leaveDone: '資金已退回',
    createDone: '已建立代幣與預售',
    seePresale: '查看預售',
    backUntil: '您可取回資金，直至',
    nameMissing: '請輸入名稱',
    aboveMost: /^購買超過上限/,
    buyTab: '買入',
    sellTab: '賣回',
    buy: /^買入 \d+ 份/,
    sell: /^賣回 \d+ 份/,
    buyDone: '已買入',
    sellDone: '已賣回',
    list: '上市',
    listDone: '已上市',
    claim: '領取',
    claimDone: '已領取',
    redeem: '贖回',
    tokens: /^代幣數量/,
    redeemDone: '已贖回',
    refund: /^退款 /,
    refundDone: '已退款',
    reviewFailed: '審核失敗',
    locking: '鎖定中',
    waiting: '待解鎖',
    unlocking: '解鎖中',
    powers: /^無人能增發、暫停或列入黑名單/,
    holders: '持有人',
    ended: /^已結束/,
    twice: /^重複鑄造/,
    holdsMost: /^您持有 2 份，已達每個地址上限/,
    listUntil: '任何人可於此前上市',
    notListed: '未按時上市，每人的資金全額退還。',
    about: '建立者的說明',
    edit: '編輯',
    website: /^網站/,
    introduction: /^介紹/,
    save: '儲存',
    saved: '已儲存',
    wrongLink: '不是此類連結',
  },
}
