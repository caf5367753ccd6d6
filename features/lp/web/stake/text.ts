import { defineTexts } from '#platform/std/text.ts'

/** Texts of the LP staking screen. */
export const lpStakeTexts = defineTexts({
  pool: { en: 'Pool', tc: '資金池' },
  lead: {
    en: 'Staked liquidity shares a stream of TES that lies in the vault. Take it out whenever you like.',
    tc: '質押的流動性共享金庫內的 TES 獎勵流，可隨時取出。',
  },
  stakers: {
    en: '{count, plural, one {# address} other {# addresses}}',
    tc: '{count, number} 個地址',
  },
  aYear: { en: 'A year at today’s pace', tc: '按目前步調年化' },
  noApr: { en: 'not known yet', tc: '尚無法計算' },
  stream: { en: 'Stream for all', tc: '獎勵流（全體）' },
  perDay: { en: '{amount} TES a day', tc: '每日 {amount} TES' },
  until: { en: 'Set aside until', tc: '已預留至' },
  ahead: { en: 'Still to be streamed', tc: '尚待發放' },
  paid30: { en: 'Rewards paid in the last 30 days', tc: '近 30 天已發放獎勵' },
  notRunning: {
    en: 'No stream runs now: what is staked earns nothing. Taking out and claiming work as ever.',
    tc: '目前沒有獎勵流，質押不會賺取獎勵。取出與領取照常。',
  },
  aprHow: {
    en: 'A year’s figure is the stream carried over to 365 days at the pools’ prices of now; it falls as others stake. Liquidity itself moves against holding both coins.',
    tc: '年化數字為獎勵流按目前資金池價格換算至 365 天，他人質押時會下降。流動性本身的價值亦會與單純持幣有差異。',
  },

  what: { en: 'What to do', tc: '操作' },
  stake: { en: 'Stake', tc: '質押' },
  cancel: { en: 'Cancel staking', tc: '取消質押' },
  amount: { en: 'Amount', tc: '數量' },
  unlockable: { en: 'Can be cancelled: {amount}', tc: '可取消質押：{amount}' },
  aboveUnlockable: { en: 'At most {amount} can be cancelled', tc: '最多可取消質押 {amount}' },
  stepStake: { en: 'stake', tc: '質押' },
  noLp: { en: 'You have no liquidity of this pool yet.', tc: '您尚未持有此資金池的流動性。' },
  buyLp: { en: 'Buy liquidity', tc: '購買流動性' },

  staked: { en: 'Staked', tc: '已質押' },
  earned: { en: 'Earned, can be claimed', tc: '已賺取，可領取' },

  exitBody: {
    en: 'All that is staked comes back in this call, which touches no reward. Only reward that was not paid is given up.',
    tc: '質押於此次呼叫全數退還，且不觸及獎勵。僅放棄未領的獎勵。',
  },

  givesStake: { en: '{amount}, until you take it out', tc: '{amount}，直至取出' },
  getsShare: { en: 'a share of the stream, every second', tc: '每秒按份額分得獎勵' },
  outAnyTime: { en: 'at any time, whole', tc: '隨時可全數取出' },
  leaveWhen: { en: 'Take out', tc: '取出' },
  stakeTitle: { en: 'Stake liquidity', tc: '質押流動性' },
  stakeDone: { en: 'Staked', tc: '已質押' },
  cancelDone: { en: 'Taken out. What it earned stays owed to you', tc: '已取出，所賺獎勵仍歸您' },
  exitDone: { en: 'Left. All that was staked is back with you', tc: '已退出，質押已全數退還' },
  allowMeans: {
    en: 'Nothing is taken now. Coins are taken only in a stake or a purchase that you sign.',
    tc: '目前不會扣款。僅於您簽署質押或購買時，合約才會取用。',
  },
  fieldPool: { en: 'Pool', tc: '資金池' },
  fieldAmount: { en: 'Amount', tc: '數量' },

  history: { en: 'Staked and paid, day by day', tc: '每日質押與發放' },
  stakedOverTime: { en: 'Staked over time', tc: '質押走勢' },
  paidOverTime: { en: 'Rewards paid, all together', tc: '累計發放獎勵' },
  records: { en: 'My records', tc: '我的紀錄' },
  noRecords: { en: 'No record yet', tc: '尚無紀錄' },
  noRecordsBody: {
    en: 'What you stake, take out and claim in this pool is listed here.',
    tc: '您於此資金池的質押、取出與領取會列於此處。',
  },
  kindStaked: { en: 'Staked', tc: '質押' },
  kindCancelled: { en: 'Taken out', tc: '取出' },
  kindClaimed: { en: 'Reward claimed', tc: '領取獎勵' },
  kindLeft: { en: 'Left', tc: '退出' },
  gaveUp: { en: '{amount} TES given up', tc: '放棄 {amount} TES' },
})
