import type { Locale } from '#platform/std/text.ts'

interface LpLabels {
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
  readonly takeOut: string
  readonly worth: RegExp
  readonly received: string
  readonly least: string
  readonly removeTitle: string
  readonly removed: string
  readonly max: RegExp
  readonly stakeTitle: string
  readonly staked: string
  readonly notRunning: RegExp
  readonly claim: string
  readonly claimed: string
  readonly cancelTab: string
  readonly cancelled: string
  /** The figures whose sources are opened: APR and earned reward. */
  readonly verified: readonly [string, string]
  readonly leave: string
  readonly leaveConfirm: string
  readonly left: string
  readonly waiting: RegExp
  readonly issued: RegExp
  readonly issue: string
  readonly issueDone: string
  readonly total: string
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

/** Texts of the liquidity screens, as a user reads them. */
export const lpLabels: Record<Locale, LpLabels> = {
  en: {
    amount: /^Amount/,
    outcome: 'Estimate',
    own: 'Other',
    percent: 'Slippage in percent',
    bounds: 'From 0.1% to 5%',
    onlyReward: 'Buy only with the whole reward',
    noReward: 'There is no reward now. Wait, or choose to buy without it',
    stale: /^The average price of TES is out of date/,
    reserveEmpty: /^Today’s rewards are used up/,
    allowTitle: 'Approve, 1 of 2',
    buyTitle: 'Buy liquidity',
    bought: 'Bought. The liquidity is yours',
    stakeIt: /^Stake [\d.]+ LP$/,
    takeOut: 'Take out',
    worth: /^Worth/,
    received: 'You received',
    least: 'Minimum received',
    removeTitle: 'Take out liquidity',
    removed: 'Taken out. Both coins are in your wallet',
    max: /^Max/,
    stakeTitle: 'Stake liquidity',
    staked: 'Staked',
    notRunning: /^No rewards now/,
    claim: 'Claim',
    claimed: 'Rewards paid',
    cancelTab: 'Cancel staking',
    cancelled: 'Unstaked. Its rewards stay claimable',
    verified: ['APR', 'Earned and claimed'],
    leave: 'Leave now, give up unpaid reward',
    leaveConfirm: 'Leave, give it up',
    left: 'Exited. All that was staked is back with you',
    waiting: /^Waiting to be issued/,
    issued: /^Issued/,
    issue: 'Claim reward',
    issueDone: 'The reward is issued',
    total: 'Issued to all buyers',
    details: 'Details',
    notKnown: /^Neither the index nor the node knows/,
    lookAgain: 'Not there yet? Look again',
    receipt: 'Receipt',
    seePurchase: 'See the purchase transaction',
    seeIssue: 'See the issue transaction',
    claimsTab: 'Claims',
    stakingTab: 'Staking',
    cancelRow: /^Unstaked/,
    required: 'Enter an amount',
    zero: 'The amount must be more than 0',
    above: /^Above your balance: /,
    below: /^At least /,
  },
  tc: {
    amount: /^數量/,
    outcome: '預估',
    own: '自訂',
    percent: '滑點百分比',
    bounds: '請輸入 0.1% 至 5%',
    onlyReward: '僅在可獲完整獎勵時購買',
    noReward: '目前沒有獎勵。請稍候，或選擇無獎勵購買',
    stale: /^TES 平均價格已過期/,
    reserveEmpty: /^今日獎勵已用完/,
    allowTitle: '授權，第 1 步',
    buyTitle: '購買流動性',
    bought: '購買完成，流動性已歸您所有',
    stakeIt: /^質押 [\d.]+ LP$/,
    takeOut: '取出',
    worth: /^取出價值/,
    received: '您已收到',
    least: '最少收到',
    removeTitle: '取出流動性',
    removed: '已取出，兩種幣已在您的錢包',
    max: /^最大/,
    stakeTitle: '質押流動性',
    staked: '已質押',
    notRunning: /^目前沒有獎勵，/,
    claim: '領取',
    claimed: '獎勵已支付',
    cancelTab: '解除質押',
    cancelled: '已解除質押，獎勵仍可領取',
    verified: ['年化收益率（APR）', '已賺取與已領取'],
    leave: '立即退出，放棄未領獎勵',
    leaveConfirm: '退出並放棄',
    left: '已退出，質押已全數退還',
    waiting: /^待發放/,
    issued: /^已發放/,
    issue: '領取獎勵',
    issueDone: '獎勵已發放',
    total: '全體已發放',
    details: '詳情',
    notKnown: /^索引與節點目前皆查無/,
    lookAgain: '尚未出現？再查一次',
    receipt: '收據',
    seePurchase: '查看購買交易',
    seeIssue: '查看發放交易',
    claimsTab: '領取',
    stakingTab: '質押',
    cancelRow: /^解除質押/,
    required: '請輸入數量',
    zero: '數量必須大於 0',
    above: /^超過您的餘額/,
    below: /^最少 /,
  },
}
