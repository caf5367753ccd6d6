import { defineTexts } from '#platform/std/text.ts'

export const boxTexts = defineTexts({
  boxes: { en: 'Blind boxes', tc: '盲盒合約' },

  cards: { en: 'Let boxes move my cards', tc: '允許盲盒轉移我的卡片' },
  askCards: { en: 'Change whether boxes move your cards?', tc: '要變更盲盒轉移卡片的權限嗎？' },
  mayMove: { en: 'May move', tc: '允許轉移' },
  mayNotMove: { en: 'May not move', tc: '不允許轉移' },
  mover: { en: 'Who may move them', tc: '可轉移者' },
  cardOwner: { en: 'The owner of the cards', tc: '卡片持有者' },
  cardsAffected: { en: 'The signer’s own cards alone', tc: '僅限簽署者自己的卡片' },
  cardsBack: { en: 'Choose the other', tc: '改選另一項' },

  series: { en: 'Make a series of boxes', tc: '建立盲盒系列' },
  seriesNow: { en: '{count, plural, one {# series} other {# series}}', tc: '{count} 個系列' },
  seriesNumber: { en: 'Series', tc: '系列' },
  price: { en: 'Price of a box in USDT', tc: '每個盲盒價格（USDT）' },
  start: { en: 'Sale starts, UTC', tc: '開售時間（UTC）' },
  end: { en: 'Sale ends, UTC', tc: '結束時間（UTC）' },
  firstShare: {
    en: 'First payment in percent, 0 for one payment',
    tc: '首付比例（%），0 表示一次付清',
  },
  completeTime: {
    en: 'Seconds to pay the rest, 0 for one payment',
    tc: '付清餘款的秒數，0 表示一次付清',
  },
  penalty: { en: 'Penalty for each box in USDT', tc: '每個盲盒的違約金（USDT）' },
  cardNumbers: { en: 'Card numbers', tc: '卡片編號' },
  seriesAffected: { en: 'Buyers of its boxes', tc: '此系列盲盒的買家' },
  seriesBack: {
    en: 'Terms stay. Stand it down and take back what was not sold',
    tc: '條款不可變更。可停止系列並取回未售出的卡片',
  },

  secrets: { en: 'Post secrets of a series', tc: '提交系列的秘密值' },
  tip: { en: 'First hash', tc: '首個雜湊' },
  noChain: { en: 'None: boxes cannot be opened', tc: '無：盲盒無法開啟' },
  openersAffected: { en: 'Accounts that open boxes of the series', tc: '開啟此系列盲盒的人' },
  secretsBack: { en: 'Post others while no draw waits', tc: '在沒有待抽取時提交其他秘密值' },

  addBond: { en: 'Add to the bond of a series', tc: '增加系列保證金' },
  bond: { en: 'Withdraw bond of a series', tc: '提取系列保證金' },
  amountInTrx: { en: 'Amount in {symbol}', tc: '數量（{symbol}）' },
  bondNow: { en: '{bond}, of it {held} held by draws', tc: '{bond}，其中 {held} 由抽取占用' },
  bondBack: { en: 'Withdraw it when no draw holds it', tc: '無抽取占用時可提取' },
  openersWait: {
    en: 'Accounts that open boxes: too little bond stops new draws',
    tc: '開啟盲盒的人：保證金不足時無法開啟',
  },
  bondAgain: { en: 'Add it again', tc: '再次增加' },

  takeBack: { en: 'Take back cards not sold', tc: '取回未售出的卡片' },
  count: { en: 'Number of cards', tc: '卡片數量' },
  freeCards: { en: '{count, plural, one {# card} other {# cards}}', tc: '{count} 張卡片' },

  standDown: { en: 'Stand a series down', tc: '停止系列' },
  ended: { en: 'Ended', tc: '已結束' },
  runs: { en: 'Runs', tc: '進行中' },
  holdersAffected: {
    en: 'Holders of its boxes: they give them back for all that they cost',
    tc: '盲盒持有者：可全額退回盲盒',
  },

  proceeds: { en: 'Pay out proceeds of a series', tc: '支付系列收入' },
  levelProceeds: { en: 'Pay out proceeds of a card level', tc: '支付卡片等級收入' },
  nodeFund: { en: 'Pay out proceeds of nodes', tc: '支付節點收入' },
  level: { en: 'Level', tc: '等級' },
  fundAffected: { en: 'The fund address alone', tc: '僅資金地址' },
})
