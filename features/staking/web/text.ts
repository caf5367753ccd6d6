import { defineTexts } from '#platform/std/text.ts'

/** Texts of the asset staking screen. */
export const stakingTexts = defineTexts({
  lead: {
    en: 'Lock one coin for a number of days. The whole reward is set aside before the stake opens.',
    tc: '將單一幣種質押若干天，全部獎勵於質押成立前即已預留。',
  },
  coin: { en: 'Coin', tc: '幣種' },
  days: { en: 'Term', tc: '期限' },
  daysOf: { en: '{days} days', tc: '{days} 天' },
  daysShort: { en: '{days} d', tc: '{days} 天' },
  daysFirst: { en: 'Choose a term first', tc: '請先選擇期限' },
  balanceLeast: { en: 'Balance {balance}, at least {least}', tc: '餘額 {balance}，最少 {least}' },
  example: {
    en: '{amount} earn {reward} in {days} days',
    tc: '{amount} 於 {days} 天可獲得 {reward}',
  },
  worthApr: { en: '{worth} USDT, {apr} APR', tc: '{worth} USDT，年化收益率 {apr}' },
  earnsIn: { en: 'Earns {amount} in {days} days', tc: '{days} 天可得 {amount}' },
  earnsWorthIn: {
    en: 'Earns {amount} ({worth} USDT) in {days} days',
    tc: '{days} 天可得 {amount}（{worth} USDT）',
  },
  reservedNote: { en: 'Reserved in full, exit at any time', tc: '全數預留，可隨時退出' },
  linear: { en: 'Earned evenly until the end of the term', tc: '於期限內平均累積' },
  today: { en: 'Today', tc: '今日' },
  leaveAnyTime: {
    en: 'Leave at any time: the principal comes back whole, unpaid reward is given up.',
    tc: '可隨時退出：本金全數退還，放棄未領獎勵。',
  },
  more: { en: 'Reserve and terms', tc: '儲備與條款' },
  noPrice: { en: 'no price', tc: '暫無價格' },
  reserveShort: { en: 'Reserve too small', tc: '儲備不足' },
  amount: { en: 'Amount', tc: '數量' },
  aboveReserve: {
    en: 'The reward reserve covers at most {amount} for this term',
    tc: '此期限的獎勵儲備最多可支付 {amount}',
  },
  stepPledge: { en: 'stake', tc: '質押' },
  aprHow: {
    en: 'APR is the reward of the term over 365 days, at the pools’ prices of now. The reward itself is fixed in TES.',
    tc: '年化收益率為此期限獎勵按目前資金池價格換算至 365 天。獎勵本身以 TES 計，數量固定。',
  },

  reserved: { en: 'Reward, set aside whole for you', tc: '獎勵，全數為您預留' },
  unlockDate: { en: 'Unlocks on', tc: '解鎖日' },
  leaveEarly: { en: 'Leave early', tc: '提前退出' },
  leaveEarlyYes: { en: 'Gives up unpaid reward', tc: '退還本金，放棄未領獎勵' },

  contract: { en: 'Term staking', tc: '定期質押' },
  askPledge: { en: 'Stake {amount}?', tc: '質押 {amount}？' },
  askClaim: { en: 'Claim your rewards?', tc: '領取您的獎勵？' },
  askUnlock: { en: 'Unstake #{id}?', tc: '解除質押 #{id}？' },
  askRenew: {
    en: 'Renew stake #{id} for {days, plural, one {# day} other {# days}}?',
    tc: '將質押 #{id} 續期 {days, number} 天？',
  },
  askExit: { en: 'Leave stake #{id} now?', tc: '立即退出質押 #{id}？' },
  stakeAgain: { en: 'Stake again', tc: '再次質押' },
  pledgeTitle: { en: 'Stake for a term', tc: '定期質押' },
  pledgeDone: { en: 'Staked. The reward is set aside', tc: '已質押，獎勵已預留' },
  unlockTitle: { en: 'Unstake', tc: '解除質押' },
  unlockDone: { en: 'The principal is back with you', tc: '本金已退還' },
  renewTitle: { en: 'Renew a stake', tc: '續期質押' },
  renewDone: { en: 'Renewed', tc: '已續期質押' },
  exitDone: { en: 'Exited. The principal is back with you', tc: '已退出，本金已退還' },
  allowMeans: {
    en: 'Nothing is taken now. Staking takes coins only in a stake that you sign.',
    tc: '目前不會扣款。僅於您簽署質押時，合約才會取款。',
  },
  principal: { en: 'Principal', tc: '本金' },
  stakeNumber: { en: 'Stake', tc: '質押編號' },
  thePrincipal: { en: 'the same principal, it does not move', tc: '同一筆本金，不會移動' },

  mine: { en: 'My stakes', tc: '我的質押' },
  claimAll: { en: 'Claim all', tc: '全部領取' },
  claimOldest: {
    en: 'One claim pays the {most} of {count} stakes with the largest rewards. Claim again for the rest.',
    tc: '每次領取支付 {count} 筆質押中獎勵最多的 {most} 筆，其餘可再次領取。',
  },
  unstake: { en: 'Unstake', tc: '解除質押' },
  renew: { en: 'Renew', tc: '續期' },
  leave: { en: 'Leave now', tc: '立即退出' },
  all: { en: 'All', tc: '全部' },
  earning: { en: 'Earning', tc: '賺取中' },
  matured: { en: 'Term over', tc: '已到期' },
  unstaked: { en: 'Unstaked', tc: '已解除質押' },
  renewed: { en: 'Renewed', tc: '已續期' },
  left: { en: 'Exited', tc: '已退出' },
  ofStakes: {
    en: 'Reward of {count, plural, one {# stake} other {# stakes}}',
    tc: '{count, number} 筆質押的獎勵',
  },
  noPayments: { en: 'No reward was paid yet', tc: '尚無獎勵發放' },
  noStakes: { en: 'No stake yet', tc: '尚無質押' },
  noStakesBody: {
    en: 'Choose a coin and a term above. The reward is shown before you sign.',
    tc: '請於上方選擇幣種與期限，簽署前即會顯示獎勵。',
  },
  noneOfState: { en: 'None of these', tc: '沒有此狀態的質押' },
  unlocks: { en: '{days} days, unlocks {date}', tc: '{days} 天，{date} 解鎖' },
  endedOn: { en: '{days} days, ended {date}', tc: '{days} 天，{date} 結束' },
  ofReward: { en: '{earned} of {reward} TES', tc: '{earned} / {reward} TES' },
  progress: { en: 'Of the term', tc: '期限進度' },

  exitBody: {
    en: 'The principal comes back whole in this call. Only reward that was not paid is given up.',
    tc: '本金於此次呼叫全數退還，僅放棄未領的獎勵。',
  },
  exitMatured: {
    en: 'The term is over: unstaking keeps the reward, leaving gives it up.',
    tc: '已到期：解除質押可保留獎勵，退出則放棄。',
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
