import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, term } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  publish: { en: 'Publish an offer', tc: '發布掛單' },
  edit: { en: 'Change an offer', tc: '修改掛單' },
  cancel: { en: 'Cancel an offer', tc: '取消掛單' },
  take: { en: 'Take an offer', tc: '成交掛單' },
  sweep: { en: 'Return an expired offer', tc: '退回到期掛單' },
  withdraw: { en: 'Withdraw a credit', tc: '提領款項' },
  Published: { en: 'Offer published', tc: '掛單已發布' },
  Edited: { en: 'Offer changed', tc: '掛單已修改' },
  Cancelled: { en: 'Offer cancelled', tc: '掛單已取消' },
  Taken: { en: 'Offer taken', tc: '掛單已成交' },
  Swept: { en: 'Expired offer returned', tc: '到期掛單已退回' },
  CoinFeeSplit: { en: 'Fee split', tc: '手續費已分配' },
  Credited: { en: 'Payment kept for its receiver', tc: '款項保留予收款人' },
  Withdrawn: { en: 'Credit withdrawn', tc: '款項已提領' },
  PotsPaid: { en: 'Of it fees of platform and pool', tc: '其中平台與獎勵池的手續費' },
})

/** Calls and events of `Otc`, in both languages. Any coin has its own decimals, so amounts are in base units. */
export const otcTerms: ChainTerms = {
  Otc: {
    names,
    args: {
      id: term('plain', 'Number of the offer', '掛單編號'),
      order: term('plain', 'Version of the offer', '掛單版本'),
      maker: term('plain', 'Maker', '掛單者'),
      taker: term('plain', 'Taker (zero: anyone)', '成交者（零為任何人）'),
      give: term('plain', 'Coin given (zero: the chain’s own)', '付出幣種（零為原生幣）'),
      giveAmount: term('plain', 'Amount given, base units', '付出數量（最小單位）'),
      want: term('plain', 'Coin wanted (zero: the chain’s own)', '換取幣種（零為原生幣）'),
      wantAmount: term('plain', 'Amount wanted, base units', '換取數量（最小單位）'),
      minLot: term('plain', 'Minimum lot, base units', '最小成交量（最小單位）'),
      expiry: term('time', 'Expires', '到期時間'),
      amount: term('plain', 'Amount, base units', '數量（最小單位）'),
      mostPaid: term('plain', 'Pays at most, base units', '最多支付（最小單位）'),
      paid: term('plain', 'Paid, base units', '支付數量（最小單位）'),
      proceeds: term('plain', 'To the maker, base units', '掛單者所得（最小單位）'),
      fee: term('plain', 'Fee, base units', '手續費（最小單位）'),
      payer: term('plain', 'Payer', '付款人'),
      account: term('plain', 'Account', '帳戶'),
      coin: term('plain', 'Coin (zero: the chain’s own)', '幣種（零為原生幣）'),
      level1: term('plain', 'Inviter', '邀請人'),
      level2: term('plain', 'Inviter’s inviter', '上層邀請人'),
      amount1: term('plain', 'To the inviter, base units', '給邀請人（最小單位）'),
      amount2: term('plain', 'To the inviter’s inviter, base units', '給上層邀請人（最小單位）'),
      platformAmount: term('plain', 'To the platform, base units', '給平台（最小單位）'),
      poolAmount: term('plain', 'To the reward pool, base units', '給獎勵池（最小單位）'),
    },
  },
}
