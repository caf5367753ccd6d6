import type { Locale } from '#platform/std/text.ts'

interface BurnLabels {
  readonly quantity: RegExp
  readonly pay: RegExp
  readonly swapTab: string
  readonly buyPass: RegExp
  readonly refundPass: RegExp
  readonly passDone: string
  readonly refundDone: string
  readonly review: string
  readonly step1: string
  readonly step2: string
  readonly burnDone: string
  readonly powerYouGet: string
  readonly ifDoubled: string
  readonly insufficient: RegExp
  readonly claim: string
  readonly claimDone: string
  readonly notOpen: string
  readonly lacks: RegExp
  readonly open: RegExp
  readonly openDone: string
  readonly buyNode: RegExp
  readonly nodeDone: string
  readonly activateIt: string
  readonly activate: string
  readonly activateDone: string
  readonly refundNode: RegExp
  readonly recompute: string
  readonly matches: RegExp
  readonly price: RegExp
  readonly running: string
  readonly swapsTab: string
}

/** Texts of the screens of burn mining, as a user reads them. */
export const burnLabels: Record<Locale, BurnLabels> = {
  en: {
    quantity: /^Burn quantity/,
    pay: /^TRX to swap/,
    swapTab: 'Swap TRX and burn',
    buyPass: /^Buy a pass for /,
    refundPass: /^Refund /,
    passDone: 'You have a pass',
    refundDone: 'The money is back with you',
    review: 'Review the burn',
    step1: 'Approve, 1 of 2',
    step2: 'Burn for power',
    burnDone: 'Burnt. Your power shares the pool',
    powerYouGet: 'Power you get',
    ifDoubled: 'If power doubles',
    insufficient: /^TRX balance insufficient$/,
    claim: 'Claim',
    claimDone: 'Rewards paid',
    notOpen: 'No period is open',
    lacks: /^The reserve lacks /,
    open: /^Open period 2$/,
    openDone: 'The period is open',
    buyNode: /^Buy node 1 for /,
    nodeDone: 'The node is yours. Activate it to earn',
    activateIt: 'Activate it',
    activate: 'Activate',
    activateDone: 'The node earns from now on',
    refundNode: /^Refund /,
    recompute: 'Recompute',
    matches: /all figures match$/,
    price: /^Price of TES/,
    running: 'running',
    swapsTab: 'Swap to burn',
  },
  tc: {
    quantity: /^銷毀數量/,
    pay: /^兌換的 TRX/,
    swapTab: '以 TRX 兌換並銷毀',
    buyPass: /^以 .* 購買通行證$/,
    refundPass: /^退款 /,
    passDone: '已持有通行證',
    refundDone: '款項已退還',
    review: '檢視銷毀內容',
    step1: '授權，第 1 步',
    step2: '銷毀換算力',
    burnDone: '已銷毀，您的算力開始共享獎勵池',
    powerYouGet: '您獲得算力',
    ifDoubled: '若全網算力加倍',
    insufficient: /^TRX 餘額不足$/,
    claim: '領取',
    claimDone: '獎勵已支付',
    notOpen: '目前沒有開啟的週期',
    lacks: /^儲備尚缺/,
    open: /^開啟第 2 期$/,
    openDone: '週期已開啟',
    buyNode: /^以 .* 購買節點 1$/,
    nodeDone: '節點已購買，啟用後開始賺取',
    activateIt: '前往啟用',
    activate: '啟用',
    activateDone: '節點開始賺取獎勵',
    refundNode: /^退款 /,
    recompute: '本機重算',
    matches: /所有數字一致$/,
    price: /^TES 價格/,
    running: '進行中',
    swapsTab: '兌換銷毀',
  },
}
