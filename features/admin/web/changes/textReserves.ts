import { defineTexts } from '#platform/std/text.ts'

export const reserveTexts = defineTexts({
  fund: { en: 'Fund a reserve', tc: '注資儲備' },
  amount: { en: 'Amount', tc: '數量' },
  amountInTes: { en: 'Amount in TES', tc: '數量（TES）' },
  now: {
    en: '{balance}: {promised} promised, {free} free',
    tc: '{balance}：已承諾 {promised}，可用 {free}',
  },
  earnersAffected: {
    en: 'Accounts that earn there: more rewards can be promised',
    tc: '在此賺取獎勵的人：可承諾更多獎勵',
  },
  allowMeans: { en: 'To fund the reserve', tc: '用於注資儲備' },

  termStaking: { en: 'Fund asset staking', tc: '注資資產質押' },
  burnMining: { en: 'Fund burn mining', tc: '注資銷毀挖礦' },
  cards: { en: 'Fund card staking', tc: '注資卡片質押' },
  purchases: { en: 'Fund rewards of LP purchases', tc: '注資 LP 購買獎勵' },
  withdrawal: { en: 'Fund staged withdrawals', tc: '注資分階段提領' },
  epochs: { en: 'Fund team rewards by epochs', tc: '注資團隊分期獎勵' },
  teamsAffected: { en: 'Members that epochs pay', tc: '分期獎勵支付的會員' },

  openPeriod: { en: 'Open a period of burn mining', tc: '開啟銷毀挖礦週期' },
  noPeriod: { en: 'None was opened', tc: '尚未開啟' },
  period: { en: 'Period {number}, until {end}', tc: '第 {number} 週期，至 {end}' },
  minersAffected: { en: 'Miners and nodes, who share its pool', tc: '共享獎勵池的礦工與節點' },

  stream: { en: 'Fund the stream of a pool', tc: '注資資金池獎勵流' },
  pool: { en: 'LP coin of the pool', tc: '資金池的 LP 代幣' },
  until: { en: 'Runs until, UTC', tc: '持續至（UTC）' },
  streamNow: {
    en: '{ahead} until {until}; {spare} can be streamed again',
    tc: '{ahead}，至 {until}；{spare} 可再次發放',
  },

  dao: { en: 'Give to the community pool', tc: '捐入社群資金池' },
  voters: { en: 'Voters, who decide about it', tc: '決定用途的投票者' },
})
