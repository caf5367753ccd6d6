import { defineTexts } from '#platform/std/text.ts'

/** Texts of the list of assets, and of what several parts have. */
export const rwaTexts = defineTexts({
  forSale: { en: 'For sale', tc: '銷售中' },
  waiting: { en: 'Attested', tc: '已證明' },
  releasable: { en: 'Ready to release', tc: '可釋放' },
  failed: { en: 'Failed', tc: '失敗' },
  released: { en: 'Released', tc: '已釋放' },

  noneAttested: { en: 'Not attested yet', tc: '尚未證明' },
  fresh: { en: 'Attested', tc: '已證明' },
  amber: { en: 'Attestation older than 8 days', tc: '證明已超過 8 天' },
  stale: { en: 'Attestation older than 30 days', tc: '證明已超過 30 天' },

  escrow: { en: 'In escrow', tc: '託管中' },
  reserve: { en: 'Reserve', tc: '儲備' },
  payouts: { en: 'Paid as dividends', tc: '已付股息' },
  assets: { en: 'Assets', tc: '資產' },
  mine: { en: 'My shares', tc: '我的份額' },
  shares: {
    en: '{count, plural, one {# share} other {# shares}}',
    tc: '{count} 份額',
  },
  soldOf: { en: '{sold, number} of {all, number} sold', tc: '已售 {sold, number} / {all, number}' },
  perShare: { en: '{amount} a share', tc: '每份 {amount}' },
  backOn: { en: 'Money comes back {time}', tc: '資金退回時間 {time}' },
  attestedOn: { en: 'Attested {date}', tc: '證明於 {date}' },
  none: { en: 'No asset yet', tc: '尚無資產' },
  noneBody: { en: 'Assets stand here once they are made.', tc: '建立後的資產會顯示於此。' },
  notNamed: { en: 'No such asset', tc: '沒有此資產' },
  notNamedBody: {
    en: 'The registry made no asset at this address.',
    tc: '登記合約沒有在此地址建立資產。',
  },
  toAssets: { en: 'To the assets', tc: '前往資產列表' },
  claimable: { en: '{amount} to claim', tc: '可領 {amount}' },
  refundable: { en: '{amount} back', tc: '可退 {amount}' },
  ofSold: { en: '{rate} of sold', tc: '占已售 {rate}' },
  endsIn: { en: 'Ends in', tc: '距結束' },
  releaseWithin: { en: 'Release within', tc: '釋放期限' },

  closed: { en: 'Not open on this network yet', tc: '此網路尚未開放' },
  closedBody: {
    en: 'Shares of real assets, with their money in escrow until the document is attested. Nothing can be bought here yet.',
    tc: '實體資產的份額，文件經證明之前資金一直託管。目前尚不能購買。',
  },
  point1: {
    en: 'Money stays in escrow: it comes back by itself after the deadline.',
    tc: '資金託管：截止後自動退回。',
  },
  point2: {
    en: 'You check the document against its hash in your own browser.',
    tc: '您可在自己的瀏覽器核對文件與其雜湊值。',
  },
  point3: {
    en: 'Nobody can freeze or move your shares.',
    tc: '無人能凍結或移動您的份額。',
  },
  want: { en: 'Put me on the interest list', tc: '加入意向名單' },
  unwant: { en: 'Take me off the list', tc: '退出名單' },
  onList: { en: 'You are on the interest list', tc: '您在意向名單上' },
  interested: {
    en: '{count, plural, one {# address is} other {# addresses are}} on the list',
    tc: '名單上有 {count} 個地址',
  },
})
