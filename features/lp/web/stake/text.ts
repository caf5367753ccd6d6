import { defineTexts } from '#platform/std/text.ts'

/** Texts of the LP staking screen. */
export const lpStakeTexts = defineTexts({
  pool: { en: 'Pool', tc: '資金池' },
  lead: {
    en: 'Staked liquidity shares the rewards of each second. They are in the vault before they are promised.',
    tc: '質押的流動性按秒分享獎勵。獎勵在承諾前已存放於金庫。',
  },
  stakers: { en: 'Addresses', tc: '地址數' },
  noApr: { en: 'not known yet', tc: '尚無法計算' },
  aprNote: {
    en: 'at today’s prices; falls as others stake',
    tc: '依目前價格，他人質押增加時會下降',
  },
  fundedUntil: { en: 'funded until {date}', tc: '資金足夠至 {date}' },
  details: { en: 'Rewards and history', tc: '獎勵與走勢' },
  perDay: { en: 'Rewards per day', tc: '每日獎勵' },
  until: { en: 'Funded until', tc: '資金足夠至' },
  rewardsLeft: { en: 'Rewards left', tc: '剩餘獎勵' },
  paid30: { en: 'Rewards paid in the last 30 days', tc: '近 30 天已發放獎勵' },
  notRunning: {
    en: 'No rewards now: what is staked earns nothing. Unstaking and claiming work as usual.',
    tc: '目前沒有獎勵，質押不會賺取收益。解除質押與領取照常。',
  },
  aprHow: {
    en: 'APR is the rewards of 365 days at the pools’ prices of now. Liquidity itself moves against holding both coins.',
    tc: '年化收益率為 365 天的獎勵，按目前資金池價格計算。流動性本身的價值亦會與單純持幣有差異。',
  },

  what: { en: 'What to do', tc: '操作' },
  stake: { en: 'Stake', tc: '質押' },
  cancel: { en: 'Cancel staking', tc: '解除質押' },
  amount: { en: 'Amount', tc: '數量' },
  unlockable: { en: 'Can be unstaked: {amount}', tc: '可解除質押：{amount}' },
  aboveUnlockable: { en: 'At most {amount} can be cancelled', tc: '最多可解除質押 {amount}' },
  stepStake: { en: 'stake', tc: '質押' },
  noLp: { en: 'You have no liquidity of this pool yet.', tc: '您尚未持有此資金池的流動性。' },
  buyLp: { en: 'Buy liquidity', tc: '購買流動性' },

  myStake: { en: 'My stake', tc: '我的質押' },
  days: { en: '{days, plural, one {# day} other {# days}}', tc: '{days, number} 天' },
  valueChart: {
    en: 'Value since {from}: {before} at first, {after} now',
    tc: '自 {from} 起的價值：由 {before} 至 {after}',
  },
  valueStill: {
    en: 'Its value moves with the pool’s prices and has not moved yet.',
    tc: '價值隨資金池價格變動，目前尚無變動。',
  },
  earns: { en: 'Earns about {amount} a day', tc: '每日約獲得 {amount}' },
  earnsWorth: {
    en: 'Earns about {amount} ({worth} USDT) a day',
    tc: '每日約獲得 {amount}（{worth} USDT）',
  },
  balanceLeast: { en: 'Balance {balance}, at least {least}', tc: '餘額 {balance}，最少 {least}' },

  exitBody: {
    en: 'All that is staked comes back in this call, which touches no reward. Only reward that was not paid is given up.',
    tc: '質押於此次呼叫全數退還，且不觸及獎勵。僅放棄未領的獎勵。',
  },

  getsShare: { en: 'Your share of the pool’s rewards', tc: '按份額分得資金池獎勵' },
  outAnyTime: { en: 'at any time, in full', tc: '隨時可全數解除質押' },
  leaveWhen: { en: 'Unstake', tc: '解除質押' },
  contract: { en: 'LP staking', tc: 'LP 質押合約' },
  askStake: { en: 'Stake {pool} LP?', tc: '質押 {pool} LP？' },
  askCancel: { en: 'Unstake {pool} LP?', tc: '解除 {pool} LP 的質押？' },
  askClaim: { en: 'Claim your {pool} rewards?', tc: '領取您的 {pool} 獎勵？' },
  askExit: { en: 'Leave {pool} now?', tc: '立即退出 {pool}？' },
  stakeAgain: { en: 'Stake again', tc: '再次質押' },
  stakeTitle: { en: 'Stake liquidity', tc: '質押流動性' },
  stakeDone: { en: 'Staked', tc: '已質押' },
  cancelDone: { en: 'Unstaked. Its rewards stay claimable', tc: '已解除質押，獎勵仍可領取' },
  exitDone: { en: 'Exited. All that was staked is back with you', tc: '已退出，質押已全數退還' },
  allowMeans: {
    en: 'Nothing is taken now. Coins are taken only in a stake, a purchase or a removal that you sign.',
    tc: '目前不會扣款。僅於您簽署質押、購買或取出時，合約才會取用。',
  },
  fieldPool: { en: 'Pool', tc: '資金池' },
  fieldAmount: { en: 'Amount', tc: '數量' },

  valueOverTime: { en: 'Value of the pool’s liquidity, 30 days', tc: '資金池流動性價值，30 天' },
  stakedOverTime: { en: 'Staked over time', tc: '質押走勢' },
  paidOverTime: { en: 'Rewards paid, all together', tc: '累計發放獎勵' },
  records: { en: 'My records', tc: '我的紀錄' },
  noRecords: { en: 'No record yet', tc: '尚無紀錄' },
  noRecordsBody: {
    en: 'What you stake, unstake and claim in this pool is listed here.',
    tc: '您於此資金池的質押、解除質押與領取會列於此處。',
  },
  kindStaked: { en: 'Staked', tc: '質押' },
  kindCancelled: { en: 'Unstaked', tc: '解除質押' },
  kindClaimed: { en: 'Reward claimed', tc: '領取獎勵' },
  kindLeft: { en: 'Exited', tc: '已退出' },
  gaveUp: { en: '{amount} TES given up', tc: '放棄 {amount} TES' },
})
