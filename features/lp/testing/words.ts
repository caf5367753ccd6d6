import type { Locale } from '#platform/std/text.ts'

interface LpWords {
  readonly amount: RegExp
  readonly outcome: string
  readonly own: string
  readonly percent: string
  readonly bounds: string
  readonly onlyReward: string
  readonly noReward: string
  readonly stale: RegExp
  readonly reserveEmpty: RegExp
  readonly allowTitle: string
  readonly buyTitle: string
  readonly bought: string
  readonly stakeIt: RegExp
  readonly max: RegExp
  readonly stakeTitle: string
  readonly staked: string
  readonly notRunning: RegExp
  readonly claim: string
  readonly claimed: string
  readonly cancelTab: string
  readonly cancelled: string
  /** The doors to what the yearly figure, and what was earned, are reckoned from. */
  readonly doors: readonly [string, string]
  readonly leave: string
  readonly leaveConfirm: string
  readonly left: string
  readonly waiting: RegExp
  readonly issued: RegExp
  readonly issue: string
  readonly issueDone: string
  readonly everybody: string
  readonly details: string
  readonly notKnown: RegExp
  readonly lookAgain: string
  readonly receipt: string
  readonly seePurchase: string
  readonly seeIssue: string
  readonly claimsTab: string
  readonly stakingTab: string
  readonly cancelRow: RegExp
  readonly required: string
  readonly zero: string
  readonly above: RegExp
  readonly below: RegExp
}

/** What the screens of liquidity say, as a reader finds it there. */
export const lpWords: Record<Locale, LpWords> = {
  en: {
    amount: /^Amount/,
    outcome: 'What it comes to now',
    own: 'Other',
    percent: 'Slippage in percent',
    bounds: 'From 0.1% to 5%',
    onlyReward: 'Buy only with its reward',
    noReward: 'There is no reward now. Wait, or choose to buy without it',
    stale: /^There is no fresh average price of TES now/,
    reserveEmpty: /^Nothing is left of today’s rewards/,
    allowTitle: 'Authorise the coin',
    buyTitle: 'Buy liquidity',
    bought: 'Bought. The liquidity is yours',
    stakeIt: /^Stake [\d.]+ LP$/,
    max: /^Max/,
    stakeTitle: 'Stake liquidity',
    staked: 'Staked',
    notRunning: /^No stream runs now/,
    claim: 'Claim',
    claimed: 'Rewards paid',
    cancelTab: 'Cancel staking',
    cancelled: 'Taken out. What it earned stays owed to you',
    doors: ['Verify: A year at today’s pace', 'Verify: Earned and claimed'],
    leave: 'Leave now, give up unpaid reward',
    leaveConfirm: 'Leave, give it up',
    left: 'Left. All that was staked is back with you',
    waiting: /^Waiting to be issued/,
    issued: /^Issued/,
    issue: 'Have it issued',
    issueDone: 'The reward is issued',
    everybody: 'Issued to everybody',
    details: 'Details',
    notKnown: /^Neither the index nor the node knows/,
    lookAgain: 'Not there yet? Look again',
    receipt: 'Receipt',
    seePurchase: 'See the purchase transaction',
    seeIssue: 'See the issue transaction',
    claimsTab: 'Claims',
    stakingTab: 'Staking',
    cancelRow: /^Taken out/,
    required: 'Enter an amount',
    zero: 'The amount must be more than 0',
    above: /^Above your balance: /,
    below: /^At least /,
  },
  tc: {
    amount: /^數量/,
    outcome: '目前可得',
    own: '自訂',
    percent: '滑點百分比',
    bounds: '請輸入 0.1% 至 5%',
    onlyReward: '僅在有獎勵時購買',
    noReward: '目前沒有獎勵。請稍候，或選擇無獎勵購買',
    stale: /^目前沒有 TES 的最新平均價格/,
    reserveEmpty: /^今日獎勵已用完/,
    allowTitle: '授權幣種',
    buyTitle: '購買流動性',
    bought: '購買完成，流動性已歸您所有',
    stakeIt: /^質押 [\d.]+ LP$/,
    max: /^最大/,
    stakeTitle: '質押流動性',
    staked: '已質押',
    notRunning: /^目前沒有獎勵流/,
    claim: '領取',
    claimed: '獎勵已支付',
    cancelTab: '取消質押',
    cancelled: '已取出，所賺獎勵仍歸您',
    doors: ['查證：按目前步調年化', '查證：已賺取與已領取'],
    leave: '立即退出，放棄未領獎勵',
    leaveConfirm: '退出並放棄',
    left: '已退出，質押已全數退還',
    waiting: /^待發放/,
    issued: /^已發放/,
    issue: '發放獎勵',
    issueDone: '獎勵已發放',
    everybody: '全體已發放',
    details: '詳情',
    notKnown: /^索引與節點目前皆查無/,
    lookAgain: '尚未出現？再查一次',
    receipt: '收據',
    seePurchase: '查看購買交易',
    seeIssue: '查看發放交易',
    claimsTab: '領取',
    stakingTab: '質押',
    cancelRow: /^取出/,
    required: '請輸入數量',
    zero: '數量必須大於 0',
    above: /^超過您的餘額/,
    below: /^最少 /,
  },
}
