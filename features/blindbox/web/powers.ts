import type { PowerTexts } from '#platform/web/feature.ts'

export const blindboxPowers: PowerTexts = {
  boxSeries: {
    title: { en: 'Operator of blind boxes', tc: '盲盒營運者' },
    can: {
      en: 'Create series of its own cards, close a series, take unsold cards back after its end.',
      tc: '以自有卡片建立系列、關閉系列、結束後取回未售出的卡片。',
    },
    limit: {
      en: 'Price, odds and cards of a series never change; a sold box keeps its card.',
      tc: '系列的價格、機率與卡片不可更改；已售盲盒保有其卡片。',
    },
    worst: {
      en: 'A series is closed: each unopened box is returned for its full price.',
      tc: '系列被關閉：每個未開啟的盲盒可全額退款。',
    },
  },
  boxBond: {
    title: { en: 'Secrets and bond of blind boxes', tc: '盲盒秘密值與保證金' },
    can: {
      en: 'Post the chain of secrets that draws use; withdraw free bond.',
      tc: '發布開獎所用的秘密值鏈；提領未占用的保證金。',
    },
    limit: {
      en: 'No secret can be exchanged while a box is being opened; bond of open requests stays.',
      tc: '開盒期間不可更換秘密值；進行中請求的保證金不可提領。',
    },
    worst: {
      en: 'The operator is silent: holders get their price back and a penalty from the bond.',
      tc: '營運者不回應：持有人可取回款項，並從保證金獲得賠償。',
    },
  },
  wordsBinder: {
    title: { en: 'Binder of the random source', tc: '隨機來源綁定者' },
    can: { en: 'Name the contract that asks for random words.', tc: '指定請求隨機數的合約。' },
    limit: { en: 'Once, at deployment.', tc: '僅一次，於部署時。' },
    worst: { en: 'Nothing after deployment.', tc: '部署後無任何作用。' },
  },
  wordsAsked: {
    title: { en: 'Requests of random words', tc: '隨機數請求' },
    can: { en: 'Ask WINkLink for a random word.', tc: '向 WINkLink 請求隨機數。' },
    limit: { en: 'Only the contract of blind boxes.', tc: '僅限盲盒合約。' },
    worst: { en: 'A contract has it, no account.', tc: '由合約持有，不屬於任何帳戶。' },
  },
  wordsGiven: {
    title: { en: 'Answers of WINkLink', tc: 'WINkLink 回覆' },
    can: { en: 'Bring the random word of a request.', tc: '提供請求的隨機數。' },
    limit: { en: 'One word a request; the first one stands.', tc: '每次請求一個，以首個為準。' },
    worst: {
      en: 'WINkLink is silent: the price of the box is refunded after the deadline.',
      tc: 'WINkLink 不回應：期限後退回盲盒款項。',
    },
  },
}
