import { defineTexts } from '#platform/std/text.ts'

/** Texts of the asset staking screen. */
export const stakingTexts = defineTexts({
  lead: {
    en: 'Lock one coin for a number of days. The whole reward is set aside before the stake opens.',
    tc: '將單一幣種質押若干天，全部獎勵於質押成立前即已預留。',
  },
  coin: { en: 'Coin', tc: '幣種' },
  days: { en: 'How long', tc: '質押期限' },
  daysOf: { en: '{days} days', tc: '{days} 天' },
  daysFirst: { en: 'Choose how long first', tc: '請先選擇期限' },
  aYear: { en: '{percent} a year', tc: '年化 {percent}' },
  yearly: { en: 'Yearly figures', tc: '年化數字' },
  noPrice: { en: 'no price', tc: '暫無價格' },
  reserveShort: { en: 'Reserve too small', tc: '儲備不足' },
  amount: { en: 'Amount', tc: '數量' },
  aboveReserve: {
    en: 'The reward reserve covers at most {amount} for this term',
    tc: '此期限的獎勵儲備最多可支付 {amount}',
  },
  stepPledge: { en: 'stake', tc: '質押' },
  aprHow: {
    en: 'A year’s figure is the reward of the term, carried over to 365 days at the pools’ prices of now. The reward itself is fixed in TES.',
    tc: '年化數字為此期限獎勵按目前資金池價格換算至 365 天。獎勵本身以 TES 計，數量固定。',
  },

  givesStake: { en: '{amount}, until you unstake', tc: '{amount}，直至解除質押' },
  reserved: { en: 'Set aside for you', tc: '為您預留' },
  unlockDate: { en: 'Unlocks on', tc: '解鎖日' },
  leaveEarly: { en: 'Leave early', tc: '提前退出' },
  leaveEarlyYes: {
    en: 'at any time: the principal whole, the unpaid reward given up',
    tc: '隨時可退出：本金全數退還，放棄未領獎勵',
  },

  pledgeTitle: { en: 'Stake for days', tc: '定期質押' },
  pledgeDone: { en: 'Staked. The reward is set aside', tc: '已質押，獎勵已預留' },
  unlockTitle: { en: 'Unstake', tc: '解除質押' },
  unlockDone: { en: 'The principal is back with you', tc: '本金已退還' },
  renewTitle: { en: 'Stake anew', tc: '續期質押' },
  renewDone: { en: 'Staked anew', tc: '已續期質押' },
  exitDone: { en: 'Left. The principal is back with you', tc: '已退出，本金已退還' },
  allowMeans: {
    en: 'Nothing is taken now. Staking takes coins only in a stake that you sign.',
    tc: '目前不會扣款。僅於您簽署質押時，合約才會取款。',
  },
  principal: { en: 'Principal', tc: '本金' },
  stakeNumber: { en: 'Stake', tc: '質押編號' },
  thePrincipal: { en: 'the same principal, it does not move', tc: '同一筆本金，不會移動' },

  mine: { en: 'My stakes', tc: '我的質押' },
  claimable: { en: 'Can be claimed', tc: '可領取' },
  claimAll: { en: 'Claim all', tc: '全部領取' },
  claimOldest: {
    en: 'One claim pays the {most} oldest of {count} stakes. Claim again for the rest.',
    tc: '每次領取支付 {count} 筆質押中最早的 {most} 筆，其餘可再次領取。',
  },
  unstake: { en: 'Unstake', tc: '解除質押' },
  renew: { en: 'Stake anew', tc: '續期' },
  leave: { en: 'Leave now', tc: '立即退出' },
  all: { en: 'All', tc: '全部' },
  earning: { en: 'Earning', tc: '賺取中' },
  matured: { en: 'Matured', tc: '已到期' },
  unstaked: { en: 'Unstaked', tc: '已解除' },
  renewed: { en: 'Renewed', tc: '已續期' },
  left: { en: 'Left', tc: '已退出' },
  ofStakes: {
    en: 'Reward of {count, plural, one {# stake} other {# stakes}}',
    tc: '{count, number} 筆質押的獎勵',
  },
  noPayments: { en: 'No reward was paid yet', tc: '尚無獎勵發放' },
  noStakes: { en: 'No stake yet', tc: '尚無質押' },
  noStakesBody: {
    en: 'Choose a coin and how long above. What will be yours is shown before you sign.',
    tc: '請於上方選擇幣種與期限，簽署前即會顯示您將獲得的獎勵。',
  },
  noneOfState: { en: 'None of these', tc: '沒有此狀態的質押' },
  period: { en: '{from} to {to}', tc: '{from} 至 {to}' },
  ofReward: { en: '{earned} of {reward} TES', tc: '{earned} / {reward} TES' },
  progress: { en: 'Of the term', tc: '期限進度' },

  exitBody: {
    en: 'The principal comes back whole in this call. Only reward that was not paid is given up.',
    tc: '本金於此次呼叫全數退還，僅放棄未領的獎勵。',
  },
  exitMatured: {
    en: 'The term is over: unstaking keeps the reward, leaving gives it up.',
    tc: '期限已滿：解除質押可保留獎勵，退出則放棄。',
  },

  apart: {
    en: 'Principal and rewards lie in two contracts: neither is ever paid out of the other.',
    tc: '本金與獎勵分置於兩個合約，互不挪用。',
  },

  fieldId: { en: 'Which stake', tc: '質押編號' },
  fieldIds: { en: 'Which stakes', tc: '質押編號' },
  fieldCoin: { en: 'Coin', tc: '幣種' },
  fieldDays: { en: 'Days', tc: '天數' },
  fieldAmount: { en: 'Amount', tc: '數量' },
})
