import { defineTexts } from '#platform/std/text.ts'

/** Texts of taking liquidity out. */
export const lpRemoveTexts = defineTexts({
  title: { en: 'Take out liquidity', tc: '取出流動性' },
  part: { en: 'Part of it', tc: '取出比例' },
  amount: { en: 'Worth', tc: '取出價值' },
  back: { en: 'You receive about', tc: '您約收到' },
  least: { en: 'Minimum received', tc: '最少收到' },
  step: { en: 'take out both coins', tc: '取出兩種幣' },

  ask: { en: 'Take {pool} LP out?', tc: '取出 {pool} LP？' },
  done: { en: 'Taken out. Both coins are in your wallet', tc: '已取出，兩種幣已在您的錢包' },
  buyAgain: { en: 'Buy LP again', tc: '再次購買 LP' },
  seeCoins: { en: 'See my coins', tc: '查看我的幣' },
  router: { en: 'Exchange router', tc: '兌換路由合約' },
  fieldFirst: { en: 'First coin', tc: '第一種幣' },
  fieldSecond: { en: 'Second coin', tc: '第二種幣' },
  fieldCoin: { en: 'Coin beside the network’s own', tc: '網路原生幣以外的幣' },
  fieldLiquidity: { en: 'LP taken out', tc: '取出的 LP' },
  fieldLeastFirst: { en: 'First coin at least', tc: '第一種幣下限' },
  fieldLeastSecond: { en: 'Second coin at least', tc: '第二種幣下限' },
  fieldLeastCoin: { en: 'That coin at least', tc: '該幣下限' },
  fieldLeastNative: { en: 'The network’s own coin at least', tc: '網路原生幣下限' },
  fieldTo: { en: 'Receiver', tc: '收款人' },
  fieldDeadline: { en: 'Not after', tc: '截止時間' },
})
